#include "core/experiments/mistaken_softmax.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <map>

#include "core/base/random.h"

namespace attn {
namespace {

/// One number of a stack.
struct Place {
  std::size_t head, row, col;  // head counts on over the samples
};

void for_each(MatrixStack& stack, const std::function<void(double&, const Place&)>& f) {
  for (std::size_t h = 0; h < stack.size(); ++h)
    for (std::size_t i = 0; i < stack[h].rows; ++i)
      for (std::size_t j = 0; j < stack[h].cols; ++j)
        f(stack[h](i, j), {.head = h, .row = i, .col = j});
}

/// What is summed up together has the same number.
using Group = std::function<std::size_t(const Place&)>;

constexpr std::size_t kMostRows = 1024;

std::size_t numbered(std::size_t a, std::size_t b) { return a * kMostRows + b; }

Group group_of(const MistakenSoftmax& softmax) {
  const std::size_t n_heads = softmax.n_heads;
  switch (softmax.step) {
    case SoftmaxStep::kQueries:
      return [](const Place& p) { return numbered(p.head, p.col); };
    case SoftmaxStep::kWholeMatrix:
      return [](const Place& p) { return p.head; };
    case SoftmaxStep::kHeads:
      return
          [n_heads](const Place& p) { return numbered(numbered(p.head / n_heads, p.row), p.col); };
    case SoftmaxStep::kBatch:
      return
          [n_heads](const Place& p) { return numbered(numbered(p.head % n_heads, p.row), p.col); };
    case SoftmaxStep::kAxisOfOne:
      return [](const Place& p) { return numbered(numbered(p.head, p.row), p.col); };
    default:
      return [](const Place& p) { return numbered(p.head, p.row); };
  }
}

struct GroupFacts {
  double max = -std::numeric_limits<double>::infinity();
  double sum = 0;
};
using Groups = std::map<std::size_t, GroupFacts>;

Groups maxima(MatrixStack& stack, const Group& group) {
  Groups groups;
  for_each(stack, [&](double& score, const Place& place) {
    double& max = groups[group(place)].max;
    max = std::max(max, score);
  });
  return groups;
}

void divide_by_sums(MatrixStack& stack, const Group& group, const Group& divisor) {
  Groups groups;
  for_each(stack, [&](double& x, const Place& place) { groups[group(place)].sum += x; });
  for_each(stack, [&](double& x, const Place& place) { x /= groups[divisor(place)].sum; });
}

void subtract_maxima_and_exp(MatrixStack& stack, const Group& group, const Group& subtracted) {
  Groups groups = maxima(stack, group);
  for_each(stack,
           [&](double& x, const Place& place) { x = std::exp(x - groups[subtracted(place)].max); });
}

void usual(MatrixStack& stack, const Group& group) {
  subtract_maxima_and_exp(stack, group, group);
  divide_by_sums(stack, group, group);
}

/// The row that belongs to the column's place, as broadcasting has it when an axis is lost.
std::size_t row_at_column(const Place& p) { return numbered(p.head, p.col); }

void zero_rows_without_keys(MatrixStack& scores, const Group& group,
                            const std::function<void()>& softmax) {
  const Groups groups = maxima(scores, group);
  softmax();
  for_each(scores, [&](double& x, const Place& place) {
    if (std::isinf(groups.at(group(place)).max) && groups.at(group(place)).max < 0) x = 0;
  });
}

void drop(MatrixStack& weights, std::uint64_t seed) {
  constexpr double kDropped = 0.25;
  Random random(seed);
  for_each(weights, [&](double& x, const Place&) {
    x = random.uniform() < kDropped ? 0 : x / (1 - kDropped);
  });
}

}  // namespace

void apply_softmax(MatrixStack& scores, const MistakenSoftmax& softmax) {
  const Group group = group_of(softmax);
  switch (softmax.step) {
    case SoftmaxStep::kRight:
      return zero_rows_without_keys(scores, group, [&] { usual(scores, group); });
    case SoftmaxStep::kUnguarded:
    case SoftmaxStep::kQueries:
    case SoftmaxStep::kWholeMatrix:
    case SoftmaxStep::kHeads:
    case SoftmaxStep::kBatch:
    case SoftmaxStep::kAxisOfOne:
      return usual(scores, group);
    case SoftmaxStep::kUnstable:
      for_each(scores, [](double& x, const Place&) { x = std::exp(x); });
      return divide_by_sums(scores, group, group);
    case SoftmaxStep::kNotDivided:
      return subtract_maxima_and_exp(scores, group, group);
    case SoftmaxStep::kNoExp:
      return divide_by_sums(scores, group, group);
    case SoftmaxStep::kNone:
      return;
    case SoftmaxStep::kTwice:
      usual(scores, group);
      return usual(scores, group);
    case SoftmaxStep::kSigmoid:
      return for_each(scores, [](double& x, const Place&) { x = 1 / (1 + std::exp(-x)); });
    case SoftmaxStep::kSumNotKept:
      subtract_maxima_and_exp(scores, group, group);
      return divide_by_sums(scores, group, row_at_column);
    case SoftmaxStep::kMaxNotKept:
      subtract_maxima_and_exp(scores, group, row_at_column);
      return divide_by_sums(scores, group, group);
    case SoftmaxStep::kDropout:
      usual(scores, group);
      return drop(scores, softmax.seed);
  }
}

}  // namespace attn
