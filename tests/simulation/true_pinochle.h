#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "common/games/pinochle/pinochle_facts.h"
#include "tests/simulation/true_cards.h"
#include "tests/simulation/true_game.h"
#include "tests/support/dice.h"

namespace cardroom::simulation {

/// Pinochle with and without cut-throat, in which both players choose the cards to keep at the same time.
class TruePinochle : public TrueGame {
 public:
  static constexpr const GameFacts& kFacts = pinochle::kFacts;
  static constexpr std::uint32_t kOneIn = 5;

  explicit TruePinochle(const TrueDeal& deal);
  static void leave_own_out(table::v1::GameView& view);
  static void any_rules(table::v1::GameRules& rules, testing::Dice& dice);

  bool over() const override { return now().stage == games::pinochle::v1::STAGE_OVER; }
  std::optional<std::size_t> asked_since(std::uint32_t seat, std::size_t moves) const override;
  std::optional<std::size_t> moves_in(const table::v1::GameView& view) const override;
  std::set<std::uint8_t> known(std::optional<std::uint32_t> seat, std::size_t moves) const override;
  table::v1::GameView view(std::optional<std::uint32_t> seat, std::size_t moves) const override;
  std::vector<table::v1::GameEvent> events(std::optional<std::uint32_t> seat, std::size_t moves) const override;
  table::v1::GameMoves legal_moves(std::uint32_t seat, std::size_t moves) const override;
  bool pauses(std::size_t moves) const override;
  std::chrono::milliseconds pause() const override { return std::chrono::seconds{5}; }
  bool is_hint(const table::v1::Hint& hint) const override;
  void leave_results_out(table::v1::GameEvent&) const override {}

 private:
  using Cards = TrueCards;  ///< Sorted if the order does not matter.

  struct Meld {
    games::pinochle::v1::Meld meld{};
    std::uint32_t points = 0;
    Cards cards;
  };

  /// The positions of all cards at a moment.
  struct Moment {
    games::pinochle::v1::Stage stage = games::pinochle::v1::STAGE_MOVES;
    games::pinochle::v1::Phase phase = games::pinochle::v1::PHASE_BIDDING;
    std::vector<std::uint32_t> bids{};
    std::uint32_t turn = 0;
    std::uint32_t winner = 0;  ///< Winner of the bidding.
    std::uint8_t trump = 0;
    std::optional<std::uint8_t> taken{};  ///< The card taken by the bid winner.
    std::array<Cards, 2> hands{};
    std::array<Cards, 2> discards{};
    std::array<bool, 2> kept{};
    std::array<std::vector<Meld>, 2> melds{};
    std::array<std::uint32_t, 2> trick_points{};
    std::array<std::vector<std::uint32_t>, 2> tricks{};  ///< By seat: the tricks won.
    Cards plays{};
    std::size_t events = 0;  ///< Number of events up to that moment.
  };

  const Moment& now() const { return moments_.back(); }
  static std::uint32_t highest(const Moment& at) { return at.bids.empty() ? 0 : at.bids.back(); }
  static bool has_trump(const Moment& at) { return at.phase > games::pinochle::v1::PHASE_TRUMP; }
  bool has_turned(const Moment& at) const { return rules_.cutthroat() && has_trump(at); }
  bool take(std::uint32_t seat, const table::v1::GameMove& move) override;
  bool bid(Moment& next, std::uint32_t seat, std::uint32_t amount);
  bool name(Moment& next, int suit);
  bool take_turned(Moment& next, std::uint32_t seat, std::uint8_t card);
  bool keep(Moment& next, std::uint32_t seat, Cards cards);
  bool play(Moment& next, std::uint32_t seat, std::uint8_t card);
  void show_melds(Moment& next);
  std::vector<Meld> melds_of(const Cards& hand, std::uint8_t trump) const;
  /// The two cards that are turned up, now or later.
  Cards turned() const { return {pack_[24], pack_[25]}; }
  static Cards playable(const Moment& at, std::uint32_t seat);
  static std::uint32_t value(const Moment& at, std::uint8_t card);
  games::pinochle::v1::Event& tell() { return *events_.emplace_back().mutable_pinochle(); }

  games::pinochle::v1::Rules rules_;
  std::uint32_t first_bidder_ = 0;
  Cards pack_;
  std::array<Cards, 2> dealt_{};
  std::vector<Moment> moments_;
  std::vector<table::v1::GameEvent> events_;  ///< Events as a viewer who sees everything would receive them.
};

}  // namespace cardroom::simulation
