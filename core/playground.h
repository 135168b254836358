#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "core/base/arena.h"
#include "core/model/word_vectors.h"
#include "core/playground/model_reader.h"
#include "core/playground/picture.h"
#include "core/playground/scene.h"
#include "core/playground/tiled_scene.h"

namespace attn {

/// The single facade: all state, and every call that the page can make.
class Playground {
 public:
  /// Reads a table of word vectors. Error kDamaged names the field that is wrong; the table that
  /// was there stays.
  void load_word_vectors(std::span<const std::uint8_t> bytes);
  const WordVectors& word_vectors() const { return vectors_; }

  /// How each word gets its vector: see WordVectors::explain.
  std::vector<WordOrigin> explain(const std::vector<std::string>& words) const;

  /// Computes everything. Error kInvalidArgument, kLimit or kOutOfMemory says what is wrong; the
  /// picture that was there stays valid then. Takes 12 bytes for each pair of query and key, 13
  /// when `painted` or `hide_self` is used, whatever the number of heads: 57 MB for 2,000 tokens,
  /// 227 MB for 4,096. The memory stays for the next picture.
  const Picture& show(const Scene& scene);

  /// Reads a trained model and tells of it. Error kDamaged names the field that is wrong; the model
  /// of that name that was there stays. Pictures of models are no longer valid.
  ModelInfo load_model(std::span<const std::uint8_t> bytes) { return models_.load(bytes); }
  /// Error kInvalidArgument when it is not loaded.
  const LanguageModel& model(ModelName name) const { return models_.model(name); }

  /// One head of a trained model, inside the real forward pass. Valid until the next call that
  /// succeeds of this function or load_model; word vectors have a picture of their own.
  const ModelPicture& show_model(const ModelScene& scene) { return models_.show(scene); }
  /// What the model writes next, or its translation, as it is and with the switches.
  Speech speak(const ModelScene& scene) { return models_.speak(scene); }

  /// For texts too long for matrices of n × n: the same picture without them, in O(n) memory, a few
  /// blocks of rows at a time, and then tiles of weights on demand. Error as `show`. A new one
  /// takes the place of the one before, done or not, but for its tiles, which stay until the new
  /// one has some; it is valid until then, beside that of `show`.
  void begin_tiled(const Scene& scene);
  /// How much is done, 0 to 1.
  double advance_tiled(std::size_t n_blocks);
  /// Complete when 1 is done. Error kInvalidArgument when none was begun.
  const Picture& tiled_picture() const { return tiled().picture(); }
  /// Part of the matrices of its chosen head: see TiledScene::tile. Valid until the next tile.
  const Tile& tile(const TileRange& range);

  std::size_t bytes_reserved() const { return arena_->bytes_reserved(); }

 private:
  void make_room(std::size_t bytes);
  TiledScene& tiled() const;

  WordVectors vectors_;
  std::unique_ptr<Arena> arena_ = std::make_unique<Arena>();  // holds the picture
  Arena scratch_;
  Picture picture_;
  std::unique_ptr<TiledScene> tiled_;
  std::unique_ptr<TiledScene> with_tiles_;  // one before, until `tiled_` has some itself
  ModelReader models_;
};

}  // namespace attn
