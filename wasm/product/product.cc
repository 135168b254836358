// A module of its own for one function, with neither Embind nor an allocator: JavaScript lays the
// matrices one after the other into its memory. It is a few kilobytes, and Practice loads it into a
// worker that has no engine.
#include "core/ops/double_product.h"

using attn::double_product_scratch;
using attn::MatrixView;

extern "C" {

/// How many doubles `multiply` reads and writes from `data` on.
[[clang::export_name("room")]] std::size_t room(std::size_t n, std::size_t k, std::size_t m) {
  return n * k + k * m + n * m + double_product_scratch(k);
}

/// data: a (n, k), b (k, m), then room for a · b (n, m) and for scratch.
[[clang::export_name("multiply")]] void multiply(double* data, std::size_t n, std::size_t k,
                                                 std::size_t m) {
  double* b = data + n * k;
  double* out = b + k * m;
  attn::double_product(MatrixView<const double>(data, n, k), MatrixView<const double>(b, k, m),
                       MatrixView<double>(out, n, m), {out + n * m, double_product_scratch(k)});
}
}
