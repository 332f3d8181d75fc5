// The example in docs/record-format.md is what the program writes. UPDATE_GOLDEN=1 writes it into the page.
#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <iterator>
#include <numeric>

#include "common/cards/chacha20.h"
#include "common/games/registry.h"
#include "common/protocol/hex.h"
#include "common/record/record_file.h"
#include "common/record/record_seal.h"
#include "tests/record/sealed_lines.h"

namespace cardroom {
namespace {

/// Bytes that count up from `first`.
template <std::size_t size>
std::array<std::byte, size> bytes_from(int first) {
  std::array<std::byte, size> bytes{};
  for (std::byte& byte : bytes)
    byte = static_cast<std::byte>(first++);
  return bytes;
}

/// A game in which everybody discards the first of their cards.
GameRecord example() {
  GameRecord record{
      .program = "cardroom-server 1.0",
      .server = "Anna’s server",
      .table = "Friday",
      .table_id = bytes_from<16>(0xA0),
      .game = 1,
      .kind = "lucky-thirteen",
      .rules_version = 1,
      .seats = {{.name = "Anna"}, {.name = "Bo"}, {.name = "مریم"}, {.name = "Karl", .bot = BotType::clever}},
      .began = 1795789052000,
      .ended = 1795789092000};
  RecordedDeal& deal = record.deals.emplace_back(RecordedDeal{.number = 1, .ms = 9000});
  RecordedBurn& burn = deal.burned.emplace_back();
  for (std::uint8_t seat = 0; seat < 3; ++seat)
    burn.commitments.push_back({seat, bytes_from<32>(0xB0 + 16 * seat)});
  burn.missing = only(Seat{1});
  deal.secret = bytes_from<32>(0x20);
  deal.commitment = server_commitment(record.deal_id(deal), deal.secret);
  std::vector<DealPart> entropies;
  for (const std::uint8_t seat : {std::uint8_t{0}, std::uint8_t{2}}) {
    const auto entropy = bytes_from<32>(0x40 + 0x10 * seat);
    entropies.push_back({seat, entropy});
    deal.parts.push_back(
        {Seat{seat}, entropy_commitment(record.deal_id(deal), deal.commitment, seat, entropy), entropy});
  }
  const auto match = make_any_match(record.kind, record.rules, 4);
  FairStream stream{deal_key(record.deal_id(deal), deal.secret, entropies)};
  EXPECT_FALSE(match->deal(stream));
  for (RecordMs turn = 0; match->stage() == Stage::moves; ++turn) {
    const Seat seat{static_cast<std::uint8_t>(turn % 4)};
    constexpr Mover kBy[] = {Mover::person, Mover::clock, Mover::person, Mover::bot};
    RecordedMove& move = deal.moves.emplace_back(RecordedMove{.seat = seat, .by = kBy[turn % 4], .ms = 1900 * turn});
    if (turn == 13) move.by = Mover::bot_in_place;
    wire::GameMoves legal;
    match->legal_moves(seat, legal);
    move.move.mutable_lucky_thirteen()->set_discard(legal.lucky_thirteen().discards(0));
    EXPECT_FALSE(match->apply(seat, move.move));
  }
  deal.changes.push_back({.moves = 8, .ms = 14000, .seat = Seat{2}, .player = {.name = "Bot", .bot = BotType::basic}});
  deal.moves[10].by = deal.moves[14].by = Mover::bot;
  return record;
}

ChaChaNonce bytes_in_text(std::string_view text) {
  ChaChaNonce nonce{};
  std::ranges::transform(text, nonce.begin(), [](char letter) { return static_cast<std::byte>(letter); });
  return nonce;
}

std::string row(const std::string& name, std::span<const std::byte> bytes) {
  return "| " + name + " | `" + to_hex(bytes) + "` |\n";
}

std::string example_text(const GameRecord& record, const std::string& file) {
  const RecordedDeal& deal = record.deals[0];
  const DealId id = record.deal_id(deal);
  const auto joined = HashInput{""}.bytes(id.table).u64(id.deal).u32(id.attempt);
  std::vector<DealPart> entropies;
  std::string text = "\n| what | bytes |\n|---|---|\n" + row("T of attempt 1", joined.joined());
  text += row("`secret`", deal.secret) + row("C", deal.commitment);
  for (const RecordedPart& part : deal.parts) {
    const std::string seat = std::to_string(part.seat.index);
    text += row("`entropy` of seat " + seat, part.entropy) + row("its commitment", part.commitment);
    entropies.push_back({part.seat.index, part.entropy});
  }
  const DealKey key = deal_key(id, deal.secret, entropies);
  std::array<std::byte, kChaChaBytes> words{};
  chacha20(key, bytes_in_text("LibsodiumDRG"), 0, words);
  FairStream stream{key};
  std::string numbers;
  for (std::uint32_t i = 0; i < 8; ++i)
    numbers += (i == 0 ? "" : ", ") + std::to_string(stream.uniform(52 - i));
  text += row("k", key) + row("the key stream, its first eight words", std::span{words}.first(32));
  text += "\nWith these words, the calls `below(52)`, `below(51)`, ... `below(45)` return " + numbers +
          ".\nThe `sha256` in the seal is that of all lines but the last. This is the whole file:\n\n```text\n";
  return text + file + "```\n";
}

std::string text_of(const std::filesystem::path& path) {
  std::ifstream file{path, std::ios::binary};
  return {std::istreambuf_iterator<char>{file}, {}};
}

TEST(FormatPage, HasTheExampleThatTheProgramWrites) {
  const std::filesystem::path path = CARDROOM_SOURCE_DIR "/docs/record-format.md";
  const std::string page = text_of(path);
  const std::string begin = "<!-- example -->\n";
  const std::string end = "<!-- end of example -->\n";
  const auto from = page.find(begin) + begin.size();
  const auto to = page.find(end);
  ASSERT_LE(from, to);
  ASSERT_NE(to, std::string::npos);

  const GameRecord record = example();
  // An ECDSA signature is different each time, so the page's own one is used, as long as it is valid.
  const auto file_begin = page.find("```text\n", from);
  const auto file_end = page.find("```\n", file_begin + 1);
  const bool updates = std::getenv("UPDATE_GOLDEN") != nullptr;
  const auto of_page = file_begin < to && !updates
                           ? check_record(page.substr(file_begin + 8, file_end - file_begin - 8))
                           : Unexpected<RecordFault>{RecordFault{}};
  RecordSigner signer = testing::test_signer();
  if (of_page) {
    signer.key = of_page->seal.key;
    signer.sign = [&](const std::string& message) {
      return message == signed_message(of_page->sum, signer.key) ? of_page->seal.signature : std::string{"?"};
    };
  }
  const auto file = make_record(record, signer);
  ASSERT_TRUE(file) << file.error().one_line();
  const std::string right = example_text(record, *file);
  if (updates) {
    std::ofstream{path, std::ios::binary} << page.substr(0, from) + right + page.substr(to);
    return;
  }
  EXPECT_TRUE(of_page) << of_page.error().one_line();
  EXPECT_EQ(page.substr(from, to - from), right);
}

}  // namespace
}  // namespace cardroom
