#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace attn {

/// The bytes of the table that the page ships.
std::vector<std::uint8_t> shipped_word_table();

/// One word of a table made for a test.
struct TableRow {
  std::string word;
  std::uint8_t rank = 0;     // round(16 · log2 of the frequency rank)
  std::vector<int> numbers;  // -8 to 7, as many for every word
};

/// An ATV2 file; the rows must stand in order of their words.
std::vector<std::uint8_t> make_word_table(const std::vector<TableRow>& rows);

}  // namespace attn
