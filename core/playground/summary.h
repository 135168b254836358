#pragma once

#include <span>

#include "core/base/views.h"
#include "core/ops/softmax_along.h"

namespace attn {

/// What is told of every head, also of those whose matrices are not kept.
struct HeadSummary {
  Matrix overview;               // the weights, pooled by maximum to its size
  std::span<float> row_sums;     // (n_q) Σ of each row
  std::span<float> column_sums;  // (n_kv) Σ of each column
  std::span<float> entropy;      // (n_q) in bits: -Σ w log2 w; 0 for a row of zeros
  std::span<float> largest;      // (n_q)
};

/// scores and their softmax, weights: both (n_q, n_kv). A NaN makes all NaN that it goes into.
void summarize(ConstMatrix scores, ConstMatrix weights, const SoftmaxConfig& softmax,
               const HeadSummary& summary);

/// Which of how many rows a block of rows begins with.
struct RowsOf {
  std::size_t first = 0, of = 0;
};
/// The same of a block of rows, for which the spans of rows are; overview and column sums are of
/// all rows, zero at first, and take in one block after the other.
void summarize_rows(ConstMatrix scores, ConstMatrix weights, const SoftmaxConfig& softmax,
                    const HeadSummary& summary, RowsOf rows);

/// Cell (r, c) of `to` is the largest of the numbers of `from`, none negative, that fall on it when
/// `from` is cut into as many rows and columns as `to` has; NaN when one of them is.
void pool_by_maximum(ConstMatrix from, Matrix to);
/// The same of a block of rows, which `to`, zero at first, takes in.
void pool_rows(ConstMatrix from, RowsOf rows, Matrix to);
/// The same for numbers of either sign, of which the one of largest size is taken: `to` is -inf at
/// first, and stays so where all is -inf.
void pool_rows_by_size(ConstMatrix from, RowsOf rows, Matrix to);

}  // namespace attn
