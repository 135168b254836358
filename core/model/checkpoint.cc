#include "core/model/checkpoint.h"

#include <array>
#include <bit>
#include <cmath>
#include <cstring>

#include "core/base/crc32.h"
#include "core/base/error.h"
#include "core/model/quantise.h"

namespace attn {
namespace {

constexpr std::array<std::uint8_t, 4> kMagic{'A', 'T', 'N', 'C'};
constexpr std::uint32_t kVersion = 1;
constexpr std::size_t kHeader = 16;  // magic, version, checksum, size

[[noreturn]] void damaged(const std::string& field) {
  throw Error(ErrorCode::kDamaged, "damaged checkpoint: " + field);
}

/// Calls f(name, field) for each whole number of the config, in the order of the file; the one
/// place that knows it. `Config` is TransformerConfig, const or not.
template <typename Config, typename F>
void for_fields(Config& config, F&& f) {
  f("kind", config.kind);
  f("n_vocab", config.n_vocab);
  f("n_source_vocab", config.n_source_vocab);
  f("n_context", config.n_context);
  f("n_layers", config.n_layers);
  f("n_heads", config.n_heads);
  f("n_kv_heads", config.n_kv_heads);
  f("d_model", config.d_model);
  f("d_ff", config.d_ff);
  f("norm", config.norm);
  f("norm_place", config.norm_place);
  f("position", config.position);
  f("activation", config.activation);
  f("tied_embeddings", config.tied_embeddings);
  f("biases", config.biases);
}

// The largest number that a field may have in a file.
constexpr std::uint32_t largest(ModelKind) {
  return static_cast<std::uint32_t>(ModelKind::kEncoderDecoder);
}
constexpr std::uint32_t largest(NormKind) { return static_cast<std::uint32_t>(NormKind::kRms); }
constexpr std::uint32_t largest(NormPlace) { return static_cast<std::uint32_t>(NormPlace::kPost); }
constexpr std::uint32_t largest(PositionKind) {
  return static_cast<std::uint32_t>(PositionKind::kAlibi);
}
constexpr std::uint32_t largest(Activation) {
  return static_cast<std::uint32_t>(Activation::kSilu);
}
constexpr std::uint32_t largest(bool) { return 1; }
constexpr std::uint32_t largest(std::size_t) { return UINT32_MAX; }  // see validate

unsigned bits_of(const NamedSlot& tensor, const CheckpointPrecision& precision) {
  if (!tensor.is_matrix) return kFloatBits;
  return tensor.name.ends_with("_embedding") ? precision.embeddings : precision.projections;
}

std::size_t row_bytes(std::size_t cols, unsigned bits) {
  if (bits == kFloatBits) return cols * sizeof(float);
  return sizeof(float) + (bits == 4 ? (cols + 1) / 2 : cols);
}

bool is_precision(unsigned bits) {
  return bits == kFloatBits || (bits >= kFewestBits && bits <= kMostBits);
}

class Writer {
 public:
  void u32(std::uint32_t value) {
    for (int shift = 0; shift < 32; shift += 8)
      bytes.push_back(static_cast<std::uint8_t>(value >> shift));
  }
  void f32(float value) { u32(std::bit_cast<std::uint32_t>(value)); }
  void row(std::span<const float> row, unsigned bits) {
    if (bits == kFloatBits) {
      for (const float value : row) f32(value);
      return;
    }
    std::vector<std::int8_t> levels(row.size());
    f32(quantise_row(row, bits, levels));
    const int zero = 1 << (bits - 1);
    for (std::size_t i = 0; i < levels.size(); ++i) {
      const auto code = static_cast<std::uint8_t>(levels[i] + zero);
      if (bits == 4 && i % 2 == 1)
        bytes.back() = static_cast<std::uint8_t>(bytes.back() | (code << 4));
      else
        bytes.push_back(code);
    }
  }
  std::vector<std::uint8_t> bytes;
};

/// Reads from front to back; each call names what it reads, for the message when it is not there.
class Reader {
 public:
  explicit Reader(std::span<const std::uint8_t> bytes) : bytes_(bytes) {}

  std::size_t left() const { return bytes_.size(); }
  std::span<const std::uint8_t> take(std::size_t count, const std::string& field) {
    if (count > bytes_.size()) damaged(field + " is cut off");
    const std::span taken = bytes_.first(count);
    bytes_ = bytes_.subspan(count);
    return taken;
  }
  std::uint32_t u32(const std::string& field) {
    const std::span four = take(4, field);
    return static_cast<std::uint32_t>(four[0]) | static_cast<std::uint32_t>(four[1]) << 8 |
           static_cast<std::uint32_t>(four[2]) << 16 | static_cast<std::uint32_t>(four[3]) << 24;
  }
  float f32(const std::string& field) {
    const float value = std::bit_cast<float>(u32(field));
    if (!std::isfinite(value)) damaged(field + " is not finite");
    return value;
  }
  void row(std::span<float> row, unsigned bits, const std::string& field) {
    if (bits == kFloatBits) {
      for (float& value : row) value = f32(field);
      return;
    }
    const float scale = f32(field);
    const std::span codes = take(row_bytes(row.size(), bits) - sizeof(float), field);
    const int zero = 1 << (bits - 1);
    for (std::size_t i = 0; i < row.size(); ++i) {
      const int code = bits == 4 ? (codes[i / 2] >> (i % 2 * 4)) & 15 : codes[i];
      if (code >= 2 * zero) damaged(field + " has a number beyond its bits");
      row[i] = static_cast<float>(code - zero) * scale;
      if (!std::isfinite(row[i])) damaged(field + " is not finite");
    }
  }

 private:
  std::span<const std::uint8_t> bytes_;
};

TransformerConfig read_config(Reader& reader) {
  TransformerConfig config;
  for_fields(config, [&](const char* name, auto& field) {
    const std::uint32_t value = reader.u32(name);
    if (value > largest(field)) damaged(std::string(name) + " " + std::to_string(value));
    field = static_cast<std::remove_reference_t<decltype(field)>>(value);
  });
  config.norm_eps = reader.f32("norm_eps");
  try {
    validate(config);
  } catch (const Error& error) {
    damaged(error.what());
  }
  return config;
}

/// Walks over the tensors without keeping them: false promises cost no memory.
void check_sizes(Reader reader, const ParamLayout& layout) {
  for (const auto& [name, slot, is_matrix] : layout.tensors) {
    const unsigned bits = reader.u32(name);
    if (!is_precision(bits)) damaged(name + " has " + std::to_string(bits) + " bits");
    reader.take(slot.rows * row_bytes(slot.cols, bits), name);
  }
  if (reader.left() > 0) damaged(std::to_string(reader.left()) + " bytes after the last tensor");
}

Reader checked_body(std::span<const std::uint8_t> bytes) {
  Reader reader(bytes);
  const std::span magic = reader.take(kMagic.size(), "magic");
  if (std::memcmp(magic.data(), kMagic.data(), kMagic.size()) != 0) damaged("magic");
  if (const std::uint32_t version = reader.u32("version"); version != kVersion)
    damaged("version " + std::to_string(version) + " (must be " + std::to_string(kVersion) + ")");
  const std::uint32_t checksum = reader.u32("checksum");
  if (const std::uint32_t size = reader.u32("size"); size != reader.left())
    damaged("size " + std::to_string(size) + " (there are " + std::to_string(reader.left()) +
            " bytes)");
  if (crc32(bytes.subspan(kHeader)) != checksum) damaged("checksum");
  return reader;
}

void validate(const Checkpoint& checkpoint, const ParamLayout& layout,
              const CheckpointPrecision& precision) {
  for (const unsigned bits : {precision.embeddings, precision.projections})
    require(is_precision(bits),
            "invalid precision: " + std::to_string(bits) + " bits (must be 4 to 8, or 32)");
  require(checkpoint.params.size() == layout.size,
          "invalid params: " + std::to_string(checkpoint.params.size()) + " (must be " +
              std::to_string(layout.size) + ")");
  for (const float param : checkpoint.params)
    require(std::isfinite(param), "invalid params: a number is not finite");
}

}  // namespace

std::vector<std::uint8_t> write_checkpoint(const Checkpoint& checkpoint,
                                           const CheckpointPrecision& precision) {
  attn::validate(checkpoint.config);
  const ParamLayout layout(checkpoint.config);
  validate(checkpoint, layout, precision);
  Writer body;
  for_fields(checkpoint.config,
             [&](const char*, const auto& field) { body.u32(static_cast<std::uint32_t>(field)); });
  body.f32(checkpoint.config.norm_eps);
  body.u32(static_cast<std::uint32_t>(checkpoint.notes.size()));
  body.bytes.insert(body.bytes.end(), checkpoint.notes.begin(), checkpoint.notes.end());
  for (const NamedSlot& tensor : layout.tensors) {
    const unsigned bits = bits_of(tensor, precision);
    body.u32(bits);
    const ConstMatrix matrix = tensor.slot.matrix(checkpoint.params.data());
    for (std::size_t i = 0; i < matrix.rows; ++i) body.row({matrix.row(i), matrix.cols}, bits);
  }

  Writer file;
  file.bytes.assign(kMagic.begin(), kMagic.end());
  file.u32(kVersion);
  file.u32(crc32(body.bytes));
  file.u32(static_cast<std::uint32_t>(body.bytes.size()));
  file.bytes.insert(file.bytes.end(), body.bytes.begin(), body.bytes.end());
  return std::move(file.bytes);
}

Checkpoint read_checkpoint(std::span<const std::uint8_t> bytes) {
  Reader reader = checked_body(bytes);
  Checkpoint checkpoint{.config = read_config(reader), .notes = {}, .params = {}};
  const std::span notes = reader.take(reader.u32("notes"), "notes");
  checkpoint.notes.assign(notes.begin(), notes.end());
  const ParamLayout layout(checkpoint.config);
  check_sizes(reader, layout);
  checkpoint.params.resize(layout.size);
  for (const NamedSlot& tensor : layout.tensors) {
    const unsigned bits = reader.u32(tensor.name);
    const Matrix matrix = tensor.slot.matrix(checkpoint.params.data());
    for (std::size_t i = 0; i < matrix.rows; ++i)
      reader.row({matrix.row(i), matrix.cols}, bits, tensor.name);
  }
  return checkpoint;
}

std::vector<float> quantised(const TransformerConfig& config, std::vector<float> params,
                             const CheckpointPrecision& precision) {
  const Checkpoint checkpoint{.config = config, .notes = {}, .params = std::move(params)};
  return read_checkpoint(write_checkpoint(checkpoint, precision)).params;
}

}  // namespace attn
