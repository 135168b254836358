// The reader of checkpoints: any bytes give Error kDamaged, or a checkpoint that can be written
// and read again.
#include <algorithm>

#include "core/base/error.h"
#include "core/model/checkpoint.h"
#include "core/model/params.h"
#include "tests/fuzz/bytes.h"

namespace attn::fuzz {
namespace {

void read(std::span<const std::uint8_t> file) {
  Checkpoint checkpoint;
  try {
    checkpoint = read_checkpoint(file);
  } catch (const Error& error) {
    expect(error.code() == ErrorCode::kDamaged);
    return;
  }
  expect(std::ranges::all_of(checkpoint.params, [](float x) { return std::isfinite(x); }));
  const Checkpoint again = read_checkpoint(write_checkpoint(checkpoint));
  expect(again.config == checkpoint.config && again.notes == checkpoint.notes &&
         again.params == checkpoint.params);
}

TransformerConfig draw_config(FuzzedDataProvider& bytes) {
  TransformerConfig config;
  config.kind = bytes.PickValueInArray(
      {ModelKind::kDecoder, ModelKind::kEncoder, ModelKind::kEncoderDecoder});
  const auto small = [&] { return bytes.ConsumeIntegralInRange<std::size_t>(1, 4); };
  config.n_vocab = small();
  config.n_context = small();
  config.n_layers = bytes.ConsumeIntegralInRange<std::size_t>(1, 2);
  config.n_heads = config.n_kv_heads = small();
  config.d_model = 2 * config.n_heads;
  config.d_ff = small();
  config.norm = bytes.PickValueInArray({NormKind::kLayer, NormKind::kRms});
  config.norm_place = bytes.PickValueInArray({NormPlace::kPre, NormPlace::kPost});
  config.position =
      bytes.PickValueInArray({PositionKind::kNone, PositionKind::kSinusoidal,
                              PositionKind::kLearned, PositionKind::kRope, PositionKind::kAlibi});
  config.tied_embeddings = bytes.ConsumeBool();
  config.biases = bytes.ConsumeBool();
  return config;
}

/// A valid file, damaged behind its size and checksum.
std::vector<std::uint8_t> draw_file(FuzzedDataProvider& bytes) {
  constexpr std::size_t kChecksum = 8, kSize = 12, kHeader = 16;
  const TransformerConfig config = draw_config(bytes);
  const CheckpointPrecision precision{.embeddings = bytes.PickValueInArray({4U, 7U, 8U, 32U}),
                                      .projections = bytes.PickValueInArray({4U, 5U, 8U, 32U})};
  std::vector<std::uint8_t> file = damage(
      write_checkpoint({.config = config,
                        .notes = bytes.ConsumeRandomLengthString(8),
                        .params = initial_params(config, bytes.ConsumeIntegral<std::uint8_t>())},
                       precision),
      bytes);
  if (file.size() < kHeader) return file;
  put_u32(file, kSize, file.size() - kHeader);
  seal(file, kChecksum, kHeader);
  return file;
}

}  // namespace
}  // namespace attn::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  attn::fuzz::read({data, size});
  FuzzedDataProvider bytes(data, size);
  attn::fuzz::read(attn::fuzz::draw_file(bytes));
  return 0;
}
