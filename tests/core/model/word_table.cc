#include "tests/core/model/word_table.h"

#include <fstream>
#include <iterator>

#include "core/base/crc32.h"

namespace attn {

std::vector<std::uint8_t> shipped_word_table() {
  std::ifstream file(WORD_TABLE, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

std::vector<std::uint8_t> make_word_table(const std::vector<TableRow>& rows) {
  const std::size_t dimensions = rows.at(0).numbers.size();
  std::string list;
  for (const TableRow& row : rows) list += (list.empty() ? "" : "\n") + row.word;

  std::vector<std::uint8_t> checked;
  const auto append_u32 = [](std::vector<std::uint8_t>& bytes, std::size_t value) {
    for (int shift = 0; shift < 32; shift += 8)
      bytes.push_back(static_cast<std::uint8_t>(value >> shift));
  };
  append_u32(checked, rows.size());
  append_u32(checked, dimensions);
  append_u32(checked, list.size());
  checked.insert(checked.end(), list.begin(), list.end());
  for (const TableRow& row : rows) checked.push_back(row.rank);
  for (std::size_t d = 0; d < dimensions; ++d) {
    for (std::size_t i = 0; i < rows.size(); i += 2) {
      const int high = i + 1 < rows.size() ? rows[i + 1].numbers.at(d) : -8;
      checked.push_back(static_cast<std::uint8_t>((rows[i].numbers.at(d) + 8) | (high + 8) << 4));
    }
  }

  std::vector<std::uint8_t> file{'A', 'T', 'V', '2'};
  append_u32(file, 1);
  append_u32(file, crc32(checked));
  file.insert(file.end(), checked.begin(), checked.end());
  return file;
}

}  // namespace attn
