#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "common/games/pasur/pasur_facts.h"
#include "tests/simulation/true_game.h"

namespace cardroom::simulation {

/// Has several deals; each one after the first counts as a moment.
class TruePasur : public TrueGame {
 public:
  static constexpr const GameFacts& kFacts = pasur::kFacts;
  static constexpr std::uint32_t kOneIn = 6;

  explicit TruePasur(const TrueDeal& deal);
  static void leave_own_out(table::v1::GameView& view) { view.mutable_pasur()->clear_hand(); }

  bool over() const override { return now().stage == games::pasur::v1::STAGE_OVER; }
  std::optional<std::size_t> asked_since(std::uint32_t seat, std::size_t moves) const override;
  std::optional<std::size_t> moves_in(const table::v1::GameView& view) const override;
  std::set<std::uint8_t> known(std::optional<std::uint32_t> seat, std::size_t moves) const override;
  table::v1::GameView view(std::optional<std::uint32_t> seat, std::size_t moves) const override;
  std::vector<table::v1::GameEvent> events(std::optional<std::uint32_t> seat, std::size_t moves) const override;
  table::v1::GameMoves legal_moves(std::uint32_t seat, std::size_t moves) const override;
  bool pauses(std::size_t moves) const override { return moments_[moves].stage == games::pasur::v1::STAGE_DEAL; }
  std::chrono::milliseconds pause() const override { return std::chrono::seconds{8}; }
  bool is_hint(const table::v1::Hint& hint) const override;
  void leave_results_out(table::v1::GameEvent&) const override {}
  bool wants_deal() const override { return now().stage == games::pasur::v1::STAGE_DEAL; }
  std::optional<std::size_t> end_of_deal(std::size_t begin) const override;
  std::size_t first_event_kept(std::size_t moves) const override { return moments_[moves].first_event; }

 private:
  using Cards = std::vector<std::uint8_t>;

  /// The positions of all cards at a moment.
  struct Moment {
    games::pasur::v1::Stage stage = games::pasur::v1::STAGE_DEAL;
    std::uint32_t number = 0;  ///< Number of the deal.
    std::uint32_t plays = 0;   ///< Plays so far in the deal.
    Cards pack{};              ///< The cards at its end have not been dealt yet.
    Cards pool{};
    std::array<Cards, 4> hands{};
    std::array<Cards, 4> shown{};  ///< By seat: all cards that the seat was dealt in this deal.
    std::array<Cards, 4> won{};
    std::array<Cards, 4> surs{};
    std::array<int, 4> before{};  ///< Totals before this deal.
    std::uint32_t last_picker = 0;
    std::size_t first_event = 0;  ///< The first event of this deal.
    std::size_t events = 0;       ///< Number of events up to that moment.
  };

  const Moment& now() const { return moments_.back(); }
  std::uint8_t turn(const Moment& at) const { return static_cast<std::uint8_t>((at.number - 1 + at.plays) % seats_); }
  std::uint32_t handout(const Moment& at) const;
  bool take(std::uint32_t seat, const table::v1::GameMove& move) override;
  void deal_again(std::string_view key) override;
  void hand_out(Moment& to);
  void tell_scores(const Moment& at);
  void end_deal(Moment& at);
  games::pasur::v1::Event& tell() { return *events_.emplace_back().mutable_pasur(); }

  std::size_t seats_;
  std::vector<Moment> moments_;
  std::vector<table::v1::GameEvent> events_;  ///< Complete events.
};

}  // namespace cardroom::simulation
