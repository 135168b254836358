#pragma once

namespace attn::wasm {

/// Bytes that can still be had: what is free, and what the module may grow by, which the browser
/// may yet refuse. Slow: for messages and for those who ask.
double available_bytes();

}  // namespace attn::wasm
