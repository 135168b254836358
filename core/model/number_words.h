#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace attn {

/// How a number is read in English: digits with optional thousands commas, a decimal part and an
/// ending (1,024; 3.14; 21st; 1990s); empty when `text` is no number. Four bare digits from 1100 to
/// 2099 are read as a year: "year", then pairs. More than nine digits are read one by one.
std::vector<std::string> number_words(std::string_view text);

}  // namespace attn
