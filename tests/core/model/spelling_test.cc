#include "core/model/spelling.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace attn {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

TEST(Fold, LowersAndTakesAccentsAway) {
  EXPECT_EQ(fold("River"), "river");
  EXPECT_EQ(fold("CAFÉ"), "cafe");
  EXPECT_EQ(fold("cafe\u0301"), "cafe");  // the accent as a code point of its own
  EXPECT_EQ(fold("Łódź"), "lodz");
  EXPECT_EQ(fold("Straße"), "strasse");
  EXPECT_EQ(fold("Æsop"), "aesop");
  EXPECT_EQ(fold("Œuvre"), "oeuvre");
  EXPECT_EQ(fold("Žižka"), "zizka");
}

TEST(Fold, StraightensQuotesAndDashes) {
  EXPECT_EQ(fold("don’t"), "don't");
  EXPECT_EQ(fold("“"), "\"");
  EXPECT_EQ(fold("—"), "-");
}

TEST(Fold, KeepsOtherScriptsAndBrokenBytes) {
  for (const char* text : {"река", "水", "שלום", "🦊", "×", "…"}) EXPECT_EQ(fold(text), text);
  for (const char* text : {"\xff", "a\xc3", "\xe2\x80", "\xc3(", "\xf0\x9f\xa6"})
    EXPECT_EQ(fold(text), text);
}

TEST(SpellOut, Contractions) {
  EXPECT_THAT(spell_out("n't"), ElementsAre("not"));
  EXPECT_THAT(spell_out("don't"), ElementsAre("do", "not"));
  EXPECT_THAT(spell_out("can't"), ElementsAre("can", "not"));
  EXPECT_THAT(spell_out("won't"), ElementsAre("will", "not"));
  EXPECT_THAT(spell_out("they're"), ElementsAre("they", "are"));
  EXPECT_THAT(spell_out("i'm"), ElementsAre("i", "am"));
  EXPECT_THAT(spell_out("'s"), ElementsAre("is"));
  EXPECT_THAT(spell_out("it's"), ElementsAre("it", "is"));
  EXPECT_THAT(spell_out("let's"), ElementsAre("let", "us"));
  EXPECT_THAT(spell_out("dog's"), ElementsAre("dog"));
  EXPECT_THAT(spell_out("dogs'"), ElementsAre("dogs"));
  EXPECT_THAT(spell_out("dog"), IsEmpty());
}

TEST(SpellOut, Numbers) {
  EXPECT_THAT(spell_out("0"), ElementsAre("zero"));
  EXPECT_THAT(spell_out("7"), ElementsAre("seven"));
  EXPECT_THAT(spell_out("007"), ElementsAre("seven"));
  EXPECT_THAT(spell_out("19"), ElementsAre("nineteen"));
  EXPECT_THAT(spell_out("20"), ElementsAre("twenty"));
  EXPECT_THAT(spell_out("42"), ElementsAre("forty", "two"));
  EXPECT_THAT(spell_out("21st"), ElementsAre("twenty", "one"));
  EXPECT_THAT(spell_out("100"), ElementsAre("one", "hundred"));
  EXPECT_THAT(spell_out("999"), ElementsAre("nine", "hundred", "ninety", "nine"));
  EXPECT_THAT(spell_out("1,024"), ElementsAre("one", "thousand", "twenty", "four"));
  EXPECT_THAT(spell_out("1000000"), ElementsAre("one", "million"));
  EXPECT_THAT(spell_out("3.14"), ElementsAre("three", "point", "one", "four"));
  EXPECT_THAT(spell_out("1234567890"), ElementsAre("one", "two", "three", "four", "five", "six",
                                                   "seven", "eight", "nine", "zero"));
}

TEST(SpellOut, YearsArePairs) {
  EXPECT_THAT(spell_out("1984"), ElementsAre("year", "nineteen", "eighty", "four"));
  EXPECT_THAT(spell_out("1990s"), ElementsAre("year", "nineteen", "ninety"));
  EXPECT_THAT(spell_out("1900"), ElementsAre("year", "nineteen", "hundred"));
  EXPECT_THAT(spell_out("2005"), ElementsAre("two", "thousand", "five"));
  EXPECT_THAT(spell_out("2024"), ElementsAre("year", "twenty", "twenty", "four"));
}

TEST(SpellOut, WhatOnlyLooksLikeANumberIsNone) {
  for (const char* text : {"", ".", ",", "st", "1,2", ",123", "1,", "4k", "1.2.3", "-5", "12a"})
    EXPECT_THAT(spell_out(text), IsEmpty()) << text;
}

}  // namespace
}  // namespace attn
