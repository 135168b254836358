#pragma once

#include <string>
#include <vector>

namespace attn {

struct Date {
  int year = 1910;  // 1910 … 2099
  int month = 1;    // 1 … 12
  int day = 1;      // 1 … days of the month
};

/// Of the Gregorian calendar.
int days_of_month(int year, int month);

/// "2012-05-03", as ISO 8601 has it.
std::string date_digits(const Date& date);

/// The order in which a date is said.
enum class DateOrder {
  kDayFirst,    // the third of may twenty twelve
  kMonthFirst,  // may the third twenty twelve
};

/// How a date is read in English, at most kMostDateWords words.
std::vector<std::string> date_words(const Date& date, DateOrder order);
inline constexpr std::size_t kMostDateWords = 8;

/// All words that dates have.
const std::vector<std::string>& all_date_words();

}  // namespace attn
