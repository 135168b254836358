#include "core/tools/evaluate/treebank.h"

#include <gtest/gtest.h>

#include "core/base/error.h"

namespace attn::evaluate {
namespace {

std::string line(const std::string& id, const std::string& form, const std::string& head,
                 const std::string& relation) {
  return id + '\t' + form + "\t_\t_\t_\t_\t" + head + '\t' + relation + "\t_\t_\n";
}

TEST(Treebank, ReadsWordsTheirPlacesHeadsAndRelations) {
  const auto trees =
      read_treebank("# sent_id = 1\n# text = I don't  see.\n" + line("1", "I", "4", "nsubj:pass") +
                    line("2-3", "don't", "_", "_") + line("2", "do", "4", "aux") +
                    line("3", "n't", "4", "advmod") + line("3.1", "really", "_", "_") +
                    line("4", "see", "0", "root") + line("5", ".", "4", "punct") + "\n");
  ASSERT_EQ(trees.size(), 1u);
  const std::vector<TreeWord>& words = trees[0].words;
  ASSERT_EQ(words.size(), 5u);
  EXPECT_EQ(words[0].relation, "nsubj");
  EXPECT_EQ(words[0].head, 3u);
  EXPECT_EQ(words[3].head, TreeWord::kRoot);
  const std::vector<std::string> expected = {"I", "do", "n't", "see", "."};
  for (std::size_t i = 0; i < words.size(); ++i) {
    const auto [begin, end] = words[i].range;
    EXPECT_EQ(trees[0].text.substr(begin, end - begin), expected[i]);
  }
}

TEST(Treebank, LeavesOutASentenceWhoseWordsItsTextHasNot) {
  const auto trees = read_treebank("# text = I wanna.\n" + line("1", "I", "2", "nsubj") +
                                   line("2", "want", "0", "root") + "\n# text = No.\n" +
                                   line("1", "No", "0", "root"));
  ASSERT_EQ(trees.size(), 1u);
  EXPECT_EQ(trees[0].text, "No.");
}

TEST(Treebank, RefusesWhatIsNoTable) {
  EXPECT_THROW(read_treebank("# text = a\n1\ta\n"), Error);
  EXPECT_THROW(read_treebank("# text = a\n" + line("1", "a", "x", "root")), Error);
}

}  // namespace
}  // namespace attn::evaluate
