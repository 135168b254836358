#pragma once

#include <cstddef>
#include <limits>
#include <memory>
#include <vector>

#include "core/base/views.h"

namespace attn {

/// Bytes of a tensor of floats. A double: sizes that somebody asks for may be beyond any
/// std::size_t.
inline double tensor_bytes(std::size_t heads, std::size_t rows, std::size_t cols) {
  return sizeof(float) * static_cast<double>(heads) * static_cast<double>(rows) *
         static_cast<double>(cols);
}

/// Memory that is taken piece by piece and given back all at once: no allocation in inner loops.
/// Pieces are aligned to 64 bytes and uninitialised. Growing never moves a piece already handed
/// out.
class Arena {
 public:
  Arena() = default;
  Arena(const Arena&) = delete;
  Arena& operator=(const Arena&) = delete;

  /// Room for `count` values of a trivial type; Error kOutOfMemory when the system has none left.
  template <typename T>
  T* take(std::size_t count) {
    static_assert(std::is_trivially_destructible_v<T>);
    return static_cast<T*>(take_bytes(count, sizeof(T)));
  }
  Matrix matrix(std::size_t rows, std::size_t cols) {
    return {take<float>(product(rows, cols)), rows, cols};
  }
  Tensor tensor(std::size_t heads, std::size_t rows, std::size_t cols) {
    return {take<float>(product(heads, product(rows, cols))), heads, rows, cols};
  }

  /// Makes sure that the next `bytes` come from one block, so that what takes them cannot fail half
  /// way. Error kOutOfMemory that says how many `what` needs.
  void reserve(const char* what, double bytes);

  /// Gives back every piece; keeps one block, as large as all were, so that the next round of the
  /// same size allocates nothing.
  void reset();
  /// Gives the memory itself back to the system.
  void release();

  std::size_t bytes_used() const;
  std::size_t bytes_reserved() const;

  /// What has been taken since a Scope began is given back when it ends.
  class Scope {
   public:
    explicit Scope(Arena& arena);
    ~Scope();
    Scope(const Scope&) = delete;
    Scope& operator=(const Scope&) = delete;

   private:
    Arena& arena_;
    std::size_t block_;
    std::size_t used_;
  };

 private:
  struct Free {
    void operator()(std::byte* bytes) const;
  };
  struct Block {
    std::unique_ptr<std::byte[], Free> bytes;
    std::size_t size = 0;
    std::size_t used = 0;
  };
  /// a · b, or the largest number where that overflows: too much for any system.
  static constexpr std::size_t product(std::size_t a, std::size_t b) {
    std::size_t result = 0;
    return __builtin_mul_overflow(a, b, &result) ? std::numeric_limits<std::size_t>::max() : result;
  }
  void* take_bytes(std::size_t count, std::size_t size);
  bool add_block(std::size_t size);

  std::vector<Block> blocks_;
  std::size_t current_ = 0;  // the block that pieces are taken from
};

}  // namespace attn
