#include "tests/support/random_record.h"

#include <memory>
#include <openssl/evp.h>
#include <openssl/x509.h>
#include <stdexcept>

#include "common/games/registry.h"
#include "tests/support/dice.h"
#include "tests/support/moves_at_random.h"

namespace cardroom::testing {
namespace {

/// A game that is being played and recorded.
class Recording {
 public:
  Recording(std::string_view kind, std::uint64_t seed, std::uint8_t seats, const wire::GameRules& rules)
      : dice_{seed}, kind_{find_game_kind(kind)} {
    GameRecord& record = game_.record;
    if (seats == 0) seats = kind_->seats_usual;
    record = {.program = "cardroom-server 1.0",
              .server = "Anna’s server",
              .table = "سه‌شنبه \"1\" \\ 2",
              .game = 1 + dice_.uniform(5),
              .kind = std::string{kind},
              .rules_version = kind_->rules_version,
              .rules = rules,
              .practice = dice_.one_in(5),
              .began = 1795789052123};
    dice_.fill(record.table_id);
    if (!kind_->complete_rules(record.rules)) throw std::runtime_error{"bad rules"};
    for (std::uint8_t seat = 0; seat < seats; ++seat)
      record.seats.push_back(any_player());
    players_ = record.seats;
    match_ = make_any_match(record.kind, record.rules, seats);
  }

  RecordedGame play() {
    std::uint64_t number = dice_.uniform(10);
    RecordMs ms = 0;
    while (match_->stage() != Stage::over) {
      RecordedDeal& deal = game_.record.deals.emplace_back();
      deal.number = number += 1 + dice_.uniform(2);
      deal.ms = ms += dice_.uniform(5000);
      draw(deal);
      ms += play(deal);
      game_.deals.push_back(match_->copy());
    }
    game_.record.ended = game_.record.began + ms;
    return std::move(game_);
  }

 private:
  RecordedPlayer any_player() {
    const auto letter = static_cast<char>('A' + dice_.uniform(26));
    if (dice_.one_in(3)) return {.name = std::string{"Bot "} + letter, .bot = static_cast<BotType>(dice_.uniform(4))};
    return {.name = std::string{"Person "} + letter};
  }

  /// Makes up the burned attempts, the secret and the parts of a deal, and deals the cards.
  void draw(RecordedDeal& deal) {
    SeatSet left_out;
    while (dice_.one_in(3)) {
      RecordedBurn burn;
      for (const Seat seat : persons(left_out)) {
        DealPart& part = burn.commitments.emplace_back(DealPart{.seat = seat.index});
        dice_.fill(part.value);
        if (dice_.one_in(2)) burn.missing.insert(seat);
      }
      if (burn.missing.empty()) break;
      left_out.bits = static_cast<std::uint8_t>(left_out.bits | burn.missing.bits);
      deal.burned.push_back(burn);
    }
    const DealId id = game_.record.deal_id(deal);
    dice_.fill(deal.secret);
    deal.commitment = server_commitment(id, deal.secret);
    std::vector<DealPart> entropies;
    for (const Seat seat : persons(left_out)) {
      RecordedPart& part = deal.parts.emplace_back(RecordedPart{.seat = seat});
      dice_.fill(part.entropy);
      part.commitment = entropy_commitment(id, deal.commitment, seat.index, part.entropy);
      entropies.push_back({seat.index, part.entropy});
    }
    FairStream stream{deal_key(id, deal.secret, entropies)};
    if (match_->deal(stream)) throw std::runtime_error{"the deal is refused"};
  }

  std::vector<Seat> persons(SeatSet but) const {
    std::vector<Seat> seats;
    for (std::uint8_t seat = 0; seat < players_.size(); ++seat) {
      if (!players_[seat].bot && !but.contains(Seat{seat})) seats.push_back(Seat{seat});
    }
    return seats;
  }

  /// Plays the deal to its end. Returns how long it took.
  RecordMs play(RecordedDeal& deal) {
    RecordMs ms = 0;
    while (match_->stage() == Stage::moves) {
      if (dice_.one_in(20)) change(deal, ms += dice_.uniform(2));
      std::vector<Seat> asked;
      for (Seat seat{}; seat.index < players_.size(); ++seat.index) {
        if (match_->to_act().contains(seat)) asked.push_back(seat);
      }
      RecordedMove& move = deal.moves.emplace_back();
      move.seat = asked[dice_.uniform(static_cast<std::uint32_t>(asked.size()))];
      move.ms = ms += dice_.uniform(4000);
      const bool bot = players_[move.seat.index].bot.has_value();
      constexpr Mover kFor[] = {Mover::person, Mover::person, Mover::bot_in_place, Mover::clock};
      move.by = bot ? Mover::bot : kFor[dice_.uniform(4)];
      wire::GameMoves legal;
      match_->legal_moves(move.seat, legal);
      table::v1::GameMove made = legal_move(legal, dice_);
      // Turns half of the bids into passes, so that random auctions end sooner.
      if (made.pinochle().has_bid() && dice_.one_in(2)) made.mutable_pinochle()->mutable_bid()->set_amount(0);
      if (match_->apply(move.seat, made)) throw std::runtime_error{"the move is refused"};
      move.move = made;
    }
    if (dice_.one_in(3)) change(deal, ms);
    return ms;
  }

  void change(RecordedDeal& deal, RecordMs ms) {
    const Seat seat{static_cast<std::uint8_t>(dice_.uniform(static_cast<std::uint32_t>(players_.size())))};
    RecordedPlayer player = any_player();
    if (player == players_[seat.index]) return;
    players_[seat.index] = player;
    deal.changes.push_back({static_cast<std::uint32_t>(deal.moves.size()), ms, seat, player});
  }

  Dice dice_;
  const GameKind* kind_;
  RecordedGame game_;
  std::vector<RecordedPlayer> players_;  ///< Those who have the seats now.
  std::unique_ptr<Match> match_;
};

struct Free {
  void operator()(EVP_PKEY* key) const { EVP_PKEY_free(key); }
  void operator()(EVP_MD_CTX* context) const { EVP_MD_CTX_free(context); }
};

void must(bool holds) {
  if (!holds) throw std::runtime_error{"OpenSSL does not sign"};
}

}  // namespace

RecordedGame random_record(std::string_view kind, std::uint64_t seed, std::uint8_t seats,
                           const wire::GameRules& rules) {
  return Recording{kind, seed, seats, rules}.play();
}

std::vector<RecordedKind> recorded_kinds() {
  std::vector<RecordedKind> kinds{
      {"LuckyThirteen", "lucky-thirteen"}, {"Thrones", "thrones"}, {"Pinochle", "pinochle"}};
  kinds.push_back({"CutThroat", "pinochle"});
  kinds.back().rules.mutable_pinochle()->set_cutthroat(true);
  for (std::uint8_t seats = 2; seats <= 4; ++seats) {
    kinds.push_back({"PasurFor" + std::to_string(seats), "pasur", seats});
    kinds.back().rules.mutable_pasur()->set_target(20);
  }
  return kinds;
}

const RecordSigner& test_signer() {
  static const std::unique_ptr<EVP_PKEY, Free> kKey{EVP_EC_gen("P-256")};
  static const RecordSigner kSigner = [] {
    unsigned char* der = nullptr;
    const int length = i2d_PUBKEY(kKey.get(), &der);
    must(length > 0);
    RecordSigner signer{.key = {reinterpret_cast<const char*>(der), static_cast<std::size_t>(length)}};
    OPENSSL_free(der);
    signer.sign = [](const std::string& message) {
      const auto* const bytes = reinterpret_cast<const unsigned char*>(message.data());
      const std::unique_ptr<EVP_MD_CTX, Free> context{EVP_MD_CTX_new()};
      std::size_t size = 0;
      must(EVP_DigestSignInit(context.get(), nullptr, EVP_sha256(), nullptr, kKey.get()) == 1);
      must(EVP_DigestSign(context.get(), nullptr, &size, bytes, message.size()) == 1);
      std::string signature(size, '\0');
      auto* const out = reinterpret_cast<unsigned char*>(signature.data());
      must(EVP_DigestSign(context.get(), out, &size, bytes, message.size()) == 1);
      signature.resize(size);
      return signature;
    };
    return signer;
  }();
  return kSigner;
}

}  // namespace cardroom::testing
