#include "core/base/arena.h"

#include <algorithm>
#include <limits>
#include <new>
#include <string>

#include "core/base/mebibytes.h"

namespace attn {
namespace {

constexpr std::size_t kAlignment = 64;
constexpr std::size_t kSmallestBlock = std::size_t{64} << 10;
constexpr std::size_t kLargestBlock = std::numeric_limits<std::size_t>::max() - 2 * kAlignment;

constexpr std::size_t round_up(std::size_t bytes) {
  return (bytes + kAlignment - 1) / kAlignment * kAlignment;
}

[[noreturn]] void fail(std::size_t bytes) {
  throw Error(ErrorCode::kOutOfMemory, "out of memory: " + std::to_string(bytes) + " bytes");
}

}  // namespace

void Arena::Free::operator()(std::byte* bytes) const {
  ::operator delete[](bytes, std::align_val_t{kAlignment});
}

/// Whether the system had so much.
bool Arena::add_block(std::size_t size) {
  auto* bytes =
      static_cast<std::byte*>(::operator new[](size, std::align_val_t{kAlignment}, std::nothrow));
  if (bytes != nullptr) blocks_.push_back({.bytes = {bytes, {}}, .size = size, .used = 0});
  return bytes != nullptr;
}

void* Arena::take_bytes(std::size_t count, std::size_t size) {
  if (count > kLargestBlock / size) fail(kLargestBlock);
  const std::size_t bytes = round_up(count * size);
  while (current_ < blocks_.size() && blocks_[current_].size - blocks_[current_].used < bytes) {
    if (current_ + 1 == blocks_.size()) break;
    blocks_[++current_].used = 0;
  }
  if (blocks_.empty() || blocks_[current_].size - blocks_[current_].used < bytes) {
    const std::size_t size = std::max({bytes, kSmallestBlock, bytes_reserved() / 2});
    if (!add_block(size)) fail(size);
    current_ = blocks_.size() - 1;
  }
  Block& block = blocks_[current_];
  void* piece = block.bytes.get() + block.used;
  block.used += bytes;
  return piece;
}

void Arena::reserve(const char* what, double bytes) {
  if (bytes < static_cast<double>(kLargestBlock)) {
    const auto size = static_cast<std::size_t>(bytes);
    if (!blocks_.empty() && blocks_.back().size - blocks_.back().used >= size) return;
    if (add_block(size)) return;
  }
  throw Error(ErrorCode::kOutOfMemory,
              std::string("out of memory: ") + what + " needs " + mebibytes(bytes));
}

void Arena::reset() {
  if (blocks_.size() > 1) {
    const std::size_t total = bytes_reserved();
    release();
    if (!add_block(total)) fail(total);
  }
  current_ = 0;
  for (Block& block : blocks_) block.used = 0;
}

void Arena::release() {
  blocks_.clear();
  current_ = 0;
}

std::size_t Arena::bytes_used() const {
  std::size_t total = 0;
  for (std::size_t i = 0; i < blocks_.size() && i <= current_; ++i) total += blocks_[i].used;
  return total;
}

std::size_t Arena::bytes_reserved() const {
  std::size_t total = 0;
  for (const Block& block : blocks_) total += block.size;
  return total;
}

Arena::Scope::Scope(Arena& arena)
    : arena_(arena),
      block_(arena.current_),
      used_(arena.blocks_.empty() ? 0 : arena.blocks_[arena.current_].used) {}

Arena::Scope::~Scope() {
  arena_.current_ = block_;
  for (std::size_t i = block_ + 1; i < arena_.blocks_.size(); ++i) arena_.blocks_[i].used = 0;
  if (!arena_.blocks_.empty()) arena_.blocks_[block_].used = used_;
}

}  // namespace attn
