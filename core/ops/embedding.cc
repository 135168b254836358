#include "core/ops/embedding.h"

namespace attn {
namespace {

std::size_t row_of(std::int32_t token, std::size_t n_vocab) {
  ATTN_CHECK(token >= 0 && static_cast<std::size_t>(token) < n_vocab);
  return static_cast<std::size_t>(token);
}

}  // namespace

void embed(ConstMatrix table, std::span<const std::int32_t> tokens, float scale, Matrix y) {
  ATTN_CHECK(y.rows == tokens.size() && y.cols == table.cols);
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    const float* from = table.row(row_of(tokens[i], table.rows));
    for (std::size_t j = 0; j < y.cols; ++j) y(i, j) = scale * from[j];
  }
}

void embed_backward(std::span<const std::int32_t> tokens, float scale, ConstMatrix grad_y,
                    Matrix grad_table) {
  ATTN_CHECK(grad_y.rows == tokens.size() && grad_y.cols == grad_table.cols);
  // y(i) = scale · table(tokens[i])
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    float* to = grad_table.row(row_of(tokens[i], grad_table.rows));
    for (std::size_t j = 0; j < grad_y.cols; ++j) to[j] += scale * grad_y(i, j);
  }
}

}  // namespace attn
