#include "core/train/training_state.h"

#include "core/base/byte_stream.h"
#include "core/base/error.h"

namespace attn {
namespace {

constexpr FileHeader kHeader{.magic = "ATNS", .version = 1};

std::vector<float> read_floats(ByteReader& reader, std::size_t count, const std::string& field) {
  std::vector<float> values(count);
  for (float& value : values) value = reader.f32(field);
  return values;
}

}  // namespace

std::vector<std::uint8_t> write_training_state(const LanguageModel& model,
                                               const AdamWState& optimizer) {
  const std::size_t size = model.params().size();
  require(optimizer.mean.size() == size && optimizer.square.size() == size,
          "invalid optimizer state: not of this model");
  const std::vector<std::uint8_t> file = write_language_model(model);
  ByteWriter body;
  body.u32(static_cast<std::uint32_t>(file.size()));
  body.append(file);
  const std::uint64_t steps = optimizer.steps;
  body.u32(static_cast<std::uint32_t>(steps));
  body.u32(static_cast<std::uint32_t>(steps >> 32));
  for (const std::vector<float>* average : {&optimizer.mean, &optimizer.square})
    for (const float value : *average) body.f32(value);
  return sealed(kHeader, body.bytes);
}

TrainingState read_training_state(std::span<const std::uint8_t> bytes) {
  ByteReader reader = unsealed(kHeader, bytes, "training state");
  LanguageModel model = read_language_model(reader.take(reader.u32("model"), "model"));
  AdamWState optimizer;
  const std::uint64_t low = reader.u32("steps"), high = reader.u32("steps");
  optimizer.steps = static_cast<std::size_t>(high << 32 | low);
  const std::size_t size = model.params().size();
  if (reader.left() != 2 * size * sizeof(float))
    reader.damaged("averages of " + std::to_string(reader.left()) + " bytes");
  optimizer.mean = read_floats(reader, size, "mean");
  optimizer.square = read_floats(reader, size, "square");
  return {.model = std::move(model), .optimizer = std::move(optimizer)};
}

}  // namespace attn
