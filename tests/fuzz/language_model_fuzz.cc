// The reader of language models: any bytes and any notes give Error kDamaged, or a model whose
// tokenizer takes any text.
#include "core/base/error.h"
#include "core/model/language_model.h"
#include "tests/fuzz/bytes.h"

namespace attn::fuzz {
namespace {

void expect_pieces(const Tokenizer& tokenizer, std::string_view text) {
  std::size_t at = 0;
  std::vector<std::int32_t> ids;
  for (const Piece& piece : tokenizer.encode(text)) {
    expect(at <= piece.begin && piece.begin <= piece.end && piece.end <= text.size());
    expect(piece.id >= 0 && static_cast<std::size_t>(piece.id) < tokenizer.size());
    at = piece.end;
    ids.push_back(piece.id);
  }
  tokenizer.decode(ids);
}

void read(std::span<const std::uint8_t> file, std::string_view text) {
  try {
    const LanguageModel model = read_language_model(file);
    const LanguageModel again = read_language_model(write_language_model(model));
    expect(again.card() == model.card() && again.params() == model.params());
    expect_pieces(model.tokenizer(), text);
    expect_pieces(model.source_tokenizer(), text);
  } catch (const Error& error) {
    expect(error.code() == ErrorCode::kDamaged);
  }
}

/// A valid file of a tiny model with drawn notes: a vocabulary as it should be, and then edited.
std::vector<std::uint8_t> draw_file(FuzzedDataProvider& bytes) {
  const auto n_pieces = bytes.ConsumeIntegralInRange<std::size_t>(0, 4);
  const bool translates = bytes.ConsumeBool();
  std::string notes = "name: x\nsources: y\nlicence: z\npieces: " + std::to_string(n_pieces) + '\n';
  for (std::size_t i = 0; i < n_pieces; ++i) notes += bytes.ConsumeRandomLengthString(6) + '\n';
  notes += translates ? "source pieces: 1\n##a\n" : "source pieces: 0\n";
  if (bytes.ConsumeBool())
    notes[bytes.ConsumeIntegralInRange<std::size_t>(0, notes.size() - 1)] =
        bytes.ConsumeIntegral<char>();
  const TransformerConfig config{
      .kind = translates ? ModelKind::kEncoderDecoder : ModelKind::kDecoder,
      .n_vocab = Tokenizer::kFirstPiece + n_pieces,
      .n_source_vocab = translates ? std::size_t{Tokenizer::kFirstPiece} + 1 : 0,
      .n_context = 2,
      .d_model = 2,
      .d_ff = 1};
  return write_checkpoint(
      {.config = config, .notes = notes, .params = initial_params(config, /*seed=*/1)},
      {.embeddings = 4, .projections = 4});
}

}  // namespace
}  // namespace attn::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  FuzzedDataProvider bytes(data, size);
  const std::vector<std::uint8_t> file = attn::fuzz::draw_file(bytes);
  attn::fuzz::read(file, bytes.ConsumeRemainingBytesAsString());
  attn::fuzz::read({data, size}, {});
  return 0;
}
