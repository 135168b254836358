#include "core/model/checkpoint.h"

#include <cmath>

#include "core/base/byte_stream.h"
#include "core/base/error.h"
#include "core/model/quantise.h"

namespace attn {
namespace {

constexpr FileHeader kHeader{.magic = "ATNC", .version = 1};

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

void write_row(ByteWriter& writer, std::span<const float> row, unsigned bits) {
  if (bits == kFloatBits) {
    for (const float value : row) writer.f32(value);
    return;
  }
  std::vector<std::int8_t> levels(row.size());
  writer.f32(quantise_row(row, bits, levels));
  const int zero = 1 << (bits - 1);
  for (std::size_t i = 0; i < levels.size(); ++i) {
    const auto code = static_cast<std::uint8_t>(levels[i] + zero);
    std::vector<std::uint8_t>& bytes = writer.bytes;
    if (bits == 4 && i % 2 == 1)
      bytes.back() = static_cast<std::uint8_t>(bytes.back() | (code << 4));
    else
      bytes.push_back(code);
  }
}

void read_row(ByteReader& reader, std::span<float> row, unsigned bits, const std::string& field) {
  if (bits == kFloatBits) {
    for (float& value : row) value = reader.f32(field);
    return;
  }
  const float scale = reader.f32(field);
  const std::span codes = reader.take(row_bytes(row.size(), bits) - sizeof(float), field);
  const int zero = 1 << (bits - 1);
  for (std::size_t i = 0; i < row.size(); ++i) {
    const int code = bits == 4 ? (codes[i / 2] >> (i % 2 * 4)) & 15 : codes[i];
    if (code >= 2 * zero) reader.damaged(field + " has a number beyond its bits");
    row[i] = static_cast<float>(code - zero) * scale;
    if (!std::isfinite(row[i])) reader.damaged(field + " is not finite");
  }
}

TransformerConfig read_config(ByteReader& reader) {
  TransformerConfig config;
  for_fields(config, [&](const char* name, auto& field) {
    const std::uint32_t value = reader.u32(name);
    if (value > largest(field)) reader.damaged(std::string(name) + " " + std::to_string(value));
    field = static_cast<std::remove_reference_t<decltype(field)>>(value);
  });
  config.norm_eps = reader.f32("norm_eps");
  try {
    validate(config);
  } catch (const Error& error) {
    reader.damaged(error.what());
  }
  return config;
}

/// Walks over the tensors without keeping them: false promises cost no memory.
void check_sizes(ByteReader reader, const ParamLayout& layout) {
  for (const auto& [name, slot, is_matrix] : layout.tensors) {
    const unsigned bits = reader.u32(name);
    if (!is_precision(bits)) reader.damaged(name + " has " + std::to_string(bits) + " bits");
    reader.take(slot.rows * row_bytes(slot.cols, bits), name);
  }
  if (reader.left() > 0)
    reader.damaged(std::to_string(reader.left()) + " bytes after the last tensor");
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
  ByteWriter body;
  for_fields(checkpoint.config,
             [&](const char*, const auto& field) { body.u32(static_cast<std::uint32_t>(field)); });
  body.f32(checkpoint.config.norm_eps);
  body.u32(static_cast<std::uint32_t>(checkpoint.notes.size()));
  body.append(checkpoint.notes);
  for (const NamedSlot& tensor : layout.tensors) {
    const unsigned bits = bits_of(tensor, precision);
    body.u32(bits);
    const ConstMatrix matrix = tensor.slot.matrix(checkpoint.params.data());
    for (std::size_t i = 0; i < matrix.rows; ++i)
      write_row(body, {matrix.row(i), matrix.cols}, bits);
  }
  return sealed(kHeader, body.bytes);
}

Checkpoint read_checkpoint(std::span<const std::uint8_t> bytes) {
  ByteReader reader = unsealed(kHeader, bytes, "checkpoint");
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
      read_row(reader, {matrix.row(i), matrix.cols}, bits, tensor.name);
  }
  return checkpoint;
}

std::vector<float> quantised(const TransformerConfig& config, std::vector<float> params,
                             const CheckpointPrecision& precision) {
  const Checkpoint checkpoint{.config = config, .notes = {}, .params = std::move(params)};
  return read_checkpoint(write_checkpoint(checkpoint, precision)).params;
}

}  // namespace attn
