// The facade: whatever is on the scene, either Error, and the picture that was there stays, or a
// picture of finite numbers.
#include <limits>

#include "core/base/error.h"
#include "core/playground.h"
#include "tests/core/model/word_table.h"
#include "tests/fuzz/bytes.h"

namespace attn::fuzz {
namespace {

std::vector<std::uint8_t> draw_table(FuzzedDataProvider& bytes) {
  const auto dimensions = bytes.ConsumeIntegralInRange<std::size_t>(1, 24);
  std::vector<TableRow> rows;
  for (const char* word : {"a", "boat", "not", "river"}) {
    rows.push_back({.word = word, .rank = bytes.ConsumeIntegral<std::uint8_t>(), .numbers = {}});
    for (std::size_t i = 0; i < dimensions; ++i)
      rows.back().numbers.push_back(bytes.ConsumeIntegralInRange(-8, 7));
  }
  return make_word_table(rows);
}

std::vector<std::string> draw_words(FuzzedDataProvider& bytes) {
  std::vector<std::string> words(bytes.ConsumeIntegralInRange<std::size_t>(0, 150));
  const std::string some[] = {"a", "boat", bytes.ConsumeRandomLengthString(6)};
  for (std::size_t i = 0; i < words.size(); ++i) words[i] = some[i * i % 3];
  return words;
}

/// None, or ones and zeros: `count`, now and then one more.
std::vector<std::uint8_t> draw_bits(FuzzedDataProvider& bytes, std::size_t count) {
  if (bytes.ConsumeBool()) return {};
  std::vector<std::uint8_t> bits(count + (bytes.ConsumeIntegral<std::uint8_t>() == 0 ? 1 : 0));
  const auto pattern = bytes.ConsumeIntegral<std::uint64_t>();
  for (std::size_t i = 0; i < bits.size(); ++i) bits[i] = (pattern >> (i % 61)) & 1;
  return bits;
}

ParamEdit draw_edit(FuzzedDataProvider& bytes) {
  const auto index = [&] { return bytes.ConsumeIntegralInRange<std::size_t>(0, 24); };
  ParamEdit edit{.param = bytes.PickValueInArray({Param::kWq, Param::kWk, Param::kWv, Param::kWo}),
                 .row = index(),
                 .col = index()};
  edit.value = bytes.PickValueInArray({kLargestEdit, -kLargestEdit, 0.0F, 1e-45F, 2 * kLargestEdit,
                                       std::numeric_limits<float>::quiet_NaN()});
  return edit;
}

Scene draw_scene(FuzzedDataProvider& bytes) {
  Scene scene;
  scene.words = draw_words(bytes);
  scene.cross = bytes.ConsumeBool();
  if (scene.cross) scene.other_words = draw_words(bytes);
  scene.n_heads = bytes.ConsumeIntegralInRange<std::size_t>(0, 12);
  scene.head = bytes.ConsumeIntegralInRange<std::size_t>(0, scene.n_heads);
  scene.scaled = bytes.ConsumeBool();
  scene.value_is_key = bytes.ConsumeBool();
  scene.output_projection = bytes.ConsumeBool();
  scene.mask = bytes.PickValueInArray(
      {MaskKind::kNone, MaskKind::kCausal, MaskKind::kCausalLowerRight, MaskKind::kWindow});
  scene.window = bytes.ConsumeIntegral<std::uint8_t>();
  scene.hide_self = bytes.ConsumeBool();
  const std::size_t n_kv = scene.key_words().size();
  scene.painted = draw_bits(bytes, scene.words.size() * n_kv);
  scene.padding = draw_bits(bytes, n_kv);
  scene.damp_frequent = bytes.ConsumeBool();
  scene.positions = bytes.ConsumeBool();
  scene.projection = bytes.PickValueInArray({Projection::kIdentity, Projection::kRandom});
  scene.seed = bytes.ConsumeIntegral<std::uint32_t>();
  for (auto i = bytes.ConsumeIntegralInRange(0, 3); i > 0; --i)
    scene.edits.push_back(draw_edit(bytes));
  return scene;
}

/// Also reads every number, so that AddressSanitizer sees a view into memory given back.
void expect_finite(ConstMatrix x) {
  for (std::size_t i = 0; i < x.rows; ++i)
    for (std::size_t j = 0; j < x.cols; ++j) expect(std::isfinite(x(i, j)));
}

void inspect(const Picture& picture) {
  for (const ConstMatrix& matrix :
       {picture.x, picture.y, picture.query, picture.key, picture.value, picture.raw_scores,
        picture.weights, picture.head_output, picture.output, picture.w_q, picture.w_k, picture.w_v,
        picture.w_o, picture.row_sums, picture.entropy, picture.largest})
    expect_finite(matrix);
  for (std::size_t h = 0; h < picture.overview.heads; ++h) expect_finite(picture.overview.head(h));
  for (std::size_t h = 0; h < picture.row_sums.rows; ++h)
    for (std::size_t i = 0; i < picture.row_sums.cols; ++i) {
      const float sum = picture.row_sums(h, i);
      const auto rounding = static_cast<float>(picture.n_kv + 4) * 0x1p-23F;
      expect(sum == 0 || std::abs(sum - 1) <= rounding);
      expect(picture.entropy(h, i) >= -rounding);
    }
}

void show_scenes(FuzzedDataProvider& bytes) {
  Playground playground;
  playground.load_word_vectors(draw_table(bytes));
  Picture picture;
  do {
    try {
      picture = playground.show(draw_scene(bytes));
    } catch (const Error& error) {
      expect(error.code() == ErrorCode::kInvalidArgument);
    }
    inspect(picture);
  } while (bytes.remaining_bytes() > 0);
}

}  // namespace
}  // namespace attn::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  FuzzedDataProvider bytes(data, size);
  attn::fuzz::show_scenes(bytes);
  return 0;
}
