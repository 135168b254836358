#include "core/playground/model_prediction.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

#include "core/ops/softmax.h"

namespace attn {
namespace {

constexpr std::size_t kMostNext = 10;

bool has_nan(std::span<const float> row) {
  return std::ranges::any_of(row, [](float x) { return std::isnan(x); });
}

/// The ids of the most probable pieces, falling.
std::vector<std::int32_t> most_probable(std::span<const float> probs) {
  if (has_nan(probs)) return {};
  std::vector<std::int32_t> ids(probs.size());
  std::iota(ids.begin(), ids.end(), 0);
  const std::size_t count = std::min(kMostNext, ids.size());
  const auto prob = [&](std::int32_t id) { return probs[static_cast<std::size_t>(id)]; };
  std::ranges::partial_sort(ids, ids.begin() + static_cast<std::ptrdiff_t>(count),
                            [&](std::int32_t a, std::int32_t b) {
                              return prob(a) != prob(b) ? prob(a) > prob(b) : a < b;
                            });
  ids.resize(count);
  return ids;
}

}  // namespace

std::vector<float> probabilities(ConstMatrix logits, std::size_t row) {
  std::vector<float> probs(logits.row(row), logits.row(row) + logits.cols);
  if (has_nan(probs)) {
    std::ranges::fill(probs, std::numeric_limits<float>::quiet_NaN());
  } else {
    softmax(probs, probs);
  }
  return probs;
}

double mean_loss(ConstMatrix logits, std::span<const std::int32_t> tokens) {
  if (tokens.size() < 2) return 0;
  std::vector<float> weights(logits.cols);
  double sum = 0;
  for (std::size_t i = 0; i + 1 < tokens.size(); ++i) {
    const std::span row(logits.row(i), logits.cols);
    if (has_nan(row)) return std::numeric_limits<double>::quiet_NaN();
    const SoftmaxRow all = softmax(row, weights);
    const float logit = row[static_cast<std::size_t>(tokens[i + 1])];
    sum += all.max + std::log(static_cast<double>(all.sum)) - logit;
  }
  return sum / static_cast<double>(tokens.size() - 1);
}

Outlook outlook_of(ConstMatrix logits, std::span<const std::int32_t> tokens, std::size_t position) {
  return {.probs = probabilities(logits, position), .loss = mean_loss(logits, tokens)};
}

Prediction prediction_of(const Tokenizer& tokenizer, std::size_t position, const Outlook& before,
                         const Outlook& after) {
  const auto pieces = [&](const Outlook& by) {
    std::vector<NextPiece> result;
    for (const std::int32_t id : most_probable(by.probs)) {
      const auto index = static_cast<std::size_t>(id);
      result.push_back({.token = token_of(tokenizer, {.id = id}),
                        .before = before.probs[index],
                        .after = after.probs[index]});
    }
    return result;
  };
  return {.position = position,
          .before = pieces(before),
          .after = pieces(after),
          .loss_before = before.loss,
          .loss_after = after.loss};
}

}  // namespace attn
