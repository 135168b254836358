// attention-train COMMAND ARGUMENTS…: trains the language models of the page (README.md).
#include <cstdio>
#include <string_view>

#include "core/base/error.h"
#include "core/tools/train/commands.h"

namespace attn::tool {
namespace {

void run_command(std::string_view command, Options& options) {
  if (command == "writer") return train_writer(options);
  if (command == "translator") return train_translator(options);
  require(command == "export",
          "invalid command: " + std::string(command) + " (must be writer, translator or export)");
  export_model(options);
}

}  // namespace
}  // namespace attn::tool

int main(int argc, char** argv) {
  try {
    if (argc < 2) {
      std::fprintf(stderr, "usage: attention-train writer|translator|export --NAME VALUE …\n");
      return 2;
    }
    attn::tool::Options options(argc - 2, argv + 2);
    attn::tool::run_command(argv[1], options);
    return 0;
  } catch (const std::exception& error) {
    std::fprintf(stderr, "attention-train: %s\n", error.what());
    return 1;
  }
}
