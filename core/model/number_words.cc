#include "core/model/number_words.h"

#include <algorithm>
#include <array>
#include <cstddef>

namespace attn {
namespace {

using Words = std::vector<std::string>;

constexpr auto kSmall = std::to_array<std::string_view>(
    {"zero",     "one",     "two",     "three",     "four",     "five",    "six",
     "seven",    "eight",   "nine",    "ten",       "eleven",   "twelve",  "thirteen",
     "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen"});
constexpr auto kTens = std::to_array<std::string_view>(
    {"twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"});

bool is_digit(char c) { return c >= '0' && c <= '9'; }

bool all_digits(std::string_view text) { return std::ranges::all_of(text, is_digit); }

void append_below_hundred(Words& words, unsigned number) {
  if (number < kSmall.size()) {
    words.emplace_back(kSmall[number]);
    return;
  }
  words.emplace_back(kTens[number / 10 - 2]);
  if (number % 10 != 0) words.emplace_back(kSmall[number % 10]);
}

void append_below_thousand(Words& words, unsigned number) {
  if (number >= 100) {
    words.emplace_back(kSmall[number / 100]);
    words.emplace_back("hundred");
  }
  if (number % 100 != 0) append_below_hundred(words, number % 100);
}

void append_cardinal(Words& words, unsigned number) {
  if (number == 0) words.emplace_back(kSmall[0]);
  for (const auto& [unit, name] :
       {std::pair{1'000'000u, "million"}, std::pair{1000u, "thousand"}}) {
    if (number < unit) continue;
    append_below_thousand(words, number / unit);
    words.emplace_back(name);
    number %= unit;
  }
  append_below_thousand(words, number);
}

void append_year(Words& words, unsigned year) {
  words.emplace_back("year");
  append_below_hundred(words, year / 100);
  if (year % 100 == 0) {
    words.emplace_back("hundred");
  } else {
    append_below_hundred(words, year % 100);
  }
}

void append_digits(Words& words, std::string_view digits) {
  for (const char digit : digits) words.emplace_back(kSmall[static_cast<std::size_t>(digit - '0')]);
}

void append_whole(Words& words, std::string_view digits, bool may_be_year) {
  constexpr std::size_t kMostDigits = 9;
  if (digits.size() > kMostDigits) return append_digits(words, digits);
  const auto number = static_cast<unsigned>(std::stoul(std::string(digits)));
  const bool two_thousands = number >= 2000 && number < 2010;  // "two thousand five"
  if (may_be_year && digits.size() == 4 && number >= 1100 && number < 2100 && !two_thousands) {
    append_year(words, number);
  } else {
    append_cardinal(words, number);
  }
}

std::string_view without_ending(std::string_view text) {
  for (const std::string_view ending : {"st", "nd", "rd", "th", "s", "'s"}) {
    const std::string_view rest =
        text.substr(0, text.size() - std::min(text.size(), ending.size()));
    if (text.ends_with(ending) && !rest.empty() && is_digit(rest.back())) return rest;
  }
  return text;
}

/// The digits without thousands commas; empty when the commas do not stand before three digits.
std::string without_commas(std::string_view text) {
  std::string digits;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] != ',') {
      digits += text[i];
    } else if (i == 0 || (text.size() - i) % 4 != 0) {
      return {};
    }
  }
  return digits;
}

}  // namespace

std::vector<std::string> number_words(std::string_view text) {
  text = without_ending(text);
  const std::size_t point = text.find('.');
  const std::string_view fraction = point == std::string_view::npos ? "" : text.substr(point + 1);
  const std::string_view whole = text.substr(0, point);
  const std::string digits = without_commas(whole);
  if (digits.empty() || !all_digits(digits) || !all_digits(fraction)) return {};

  Words words;
  append_whole(words, digits, /*may_be_year=*/digits.size() == text.size());
  if (!fraction.empty()) {
    words.emplace_back("point");
    append_digits(words, fraction);
  }
  return words;
}

}  // namespace attn
