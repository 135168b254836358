#include "core/model/kv_cache.h"

#include <string>

#include "core/base/error.h"

namespace attn {

KvCache::KvCache(const TransformerConfig& config, std::size_t n_source)
    : capacity_(config.n_context),
      n_source_(n_source),
      cols_(config.n_kv_heads * config.d_k()),
      numbers_(config.n_layers * 2 * (capacity_ + n_source_) * cols_) {}

void KvCache::truncate(std::size_t length) {
  require(length <= length_, "invalid cache length: " + std::to_string(length) + " (there are " +
                                 std::to_string(length_) + " tokens)");
  length_ = length;
}

void KvCache::append(std::size_t count) {
  ATTN_CHECK(count <= capacity_ - length_);
  length_ += count;
}

}  // namespace attn
