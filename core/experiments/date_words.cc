#include "core/experiments/date_words.h"

#include <array>
#include <chrono>
#include <cstddef>
#include <string_view>

#include "core/model/number_words.h"

namespace attn {
namespace {

constexpr auto kMonths =
    std::to_array<std::string_view>({"january", "february", "march", "april", "may", "june", "july",
                                     "august", "september", "october", "november", "december"});
constexpr auto kOrdinals = std::to_array<std::string_view>(
    {"first",     "second",      "third",      "fourth",     "fifth",
     "sixth",     "seventh",     "eighth",     "ninth",      "tenth",
     "eleventh",  "twelfth",     "thirteenth", "fourteenth", "fifteenth",
     "sixteenth", "seventeenth", "eighteenth", "nineteenth", "twentieth"});
constexpr std::string_view kThirtieth = "thirtieth";
constexpr auto kTens = std::to_array<std::string_view>(
    {"twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"});

using Words = std::vector<std::string>;

void append_ordinal(Words& words, int day) {
  if (day == 30) {
    words.emplace_back(kThirtieth);
    return;
  }
  if (day > 20) words.emplace_back(kTens[static_cast<std::size_t>(day / 10 - 2)]);
  words.emplace_back(kOrdinals[static_cast<std::size_t>((day > 20 ? day % 10 : day) - 1)]);
}

void append_year(Words& words, int year) {
  for (const std::string& word : number_words(std::to_string(year)))
    if (word != "year") words.push_back(word);
}

std::string two_digits(int number) {
  const std::string digits = std::to_string(number);
  return number < 10 ? "0" + digits : digits;
}

}  // namespace

int days_of_month(int year, int month) {
  const std::chrono::year_month_day_last last(
      std::chrono::year(year),
      std::chrono::month_day_last(std::chrono::month(static_cast<unsigned>(month))));
  return static_cast<int>(static_cast<unsigned>(last.day()));
}

std::string date_digits(const Date& date) {
  return std::to_string(date.year) + "-" + two_digits(date.month) + "-" + two_digits(date.day);
}

std::vector<std::string> date_words(const Date& date, DateOrder order) {
  const std::string month(kMonths[static_cast<std::size_t>(date.month - 1)]);
  Words words;
  if (order == DateOrder::kMonthFirst) words.push_back(month);
  words.emplace_back("the");
  append_ordinal(words, date.day);
  if (order == DateOrder::kDayFirst) {
    words.emplace_back("of");
    words.push_back(month);
  }
  append_year(words, date.year);
  return words;
}

const std::vector<std::string>& all_date_words() {
  static const Words words = [] {
    Words all{"the", "of", "thousand"};
    all.insert(all.end(), kMonths.begin(), kMonths.end());
    all.insert(all.end(), kOrdinals.begin(), kOrdinals.end());
    all.emplace_back(kThirtieth);
    for (int i = 1; i < 20; ++i) all.push_back(number_words(std::to_string(i)).front());
    all.insert(all.end(), kTens.begin(), kTens.end());
    return all;
  }();
  return words;
}

}  // namespace attn
