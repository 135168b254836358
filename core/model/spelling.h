#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace attn {

/// The word as a table of plain English words may have it: lower case, Latin letters without their
/// accents (é -> e, ß -> ss), straight apostrophes and quotes, hyphens for dashes. Everything else,
/// other scripts and emoji included, stays byte for byte. UTF-8 in and out; bytes that are no UTF-8
/// stay too.
std::string fold(std::string_view word);

/// Other words that say the same as a folded word; empty when there are none.
/// Contractions: n't -> not, don't -> do not, it's -> it is, dog's -> dog (a possessive).
/// Numbers: 7 -> seven, 1,024 -> one thousand twenty four, 3.5 -> three point five; 1984 -> year
/// nineteen eighty four; more than nine digits one by one.
std::vector<std::string> spell_out(std::string_view folded);

}  // namespace attn
