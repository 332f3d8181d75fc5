#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "cardroom/table/v1/table.pb.h"

namespace cardroom::simulation {

/// What a game is made from.
struct TrueDeal {
  std::string_view key;
  std::size_t seats;
  const table::v1::GameRules& rules;
};

/// One game seen from above, made from the key of its deal and the moves with nothing of ours: what every viewer should
/// be shown is written down here a second time, once for each kind. Moments of a game are counted in moves that
/// somebody was asked for, and in its deals after the first. Without a seat a viewer is a watcher.
class TrueGame {
 public:
  virtual ~TrueGame() = default;

  std::size_t moves() const { return moves_; }
  virtual bool over() const = 0;
  /// Since which moment a seat has been asked for what it is asked at that moment; empty: it is not asked.
  virtual std::optional<std::size_t> asked_since(std::uint32_t seat, std::size_t moves) const = 0;
  bool asks(std::uint32_t seat) const { return asked_since(seat, moves_).has_value(); }
  /// False: it is not asked, or the rules or its hand forbid it.
  bool move(std::uint32_t seat, const table::v1::GameMove& move) {
    const bool legal = asks(seat) && take(seat, move);
    moves_ += legal ? 1U : 0U;
    return legal;
  }

  /// Whether another deal comes before anybody is asked.
  virtual bool wants_deal() const { return false; }
  /// Dealt with this key. Precondition: wants_deal().
  void deal(std::string_view key) {
    deal_again(key);
    ++moves_;
  }
  /// When the deal that began at that moment was over; empty as long as it is not.
  virtual std::optional<std::size_t> end_of_deal(std::size_t) const {
    return over() ? std::optional{moves_} : std::nullopt;
  }
  /// The first of events() that a server still knows at that moment: they are kept for one deal.
  virtual std::size_t first_event_kept(std::size_t) const { return 0; }

  /// How many moves have led to what a view shows; empty if none of this game's views is like it.
  virtual std::optional<std::size_t> moves_in(const table::v1::GameView& view) const = 0;
  /// Every card that a viewer may know after so many moves.
  virtual std::set<std::uint8_t> known(std::optional<std::uint32_t> seat, std::size_t moves) const = 0;
  /// What the viewer should be shown after so many moves; the results at the end are left out.
  virtual table::v1::GameView view(std::optional<std::uint32_t> seat, std::size_t moves) const = 0;
  virtual std::vector<table::v1::GameEvent> events(std::optional<std::uint32_t> seat, std::size_t moves) const = 0;
  /// Of a seat that is asked after so many moves.
  virtual table::v1::GameMoves legal_moves(std::uint32_t seat, std::size_t moves) const = 0;
  /// Whether there is something to read after so many moves before anybody is asked again.
  virtual bool pauses(std::size_t moves) const = 0;
  /// For how long, unless everybody has read it.
  virtual std::chrono::milliseconds pause() const { return std::chrono::seconds{6}; }
  /// Whether such a hint can be given.
  virtual bool is_hint(const table::v1::Hint& hint) const = 0;
  /// Takes out of an event what events() leaves out.
  virtual void leave_results_out(table::v1::GameEvent& event) const = 0;

 private:
  virtual bool take(std::uint32_t seat, const table::v1::GameMove& move) = 0;
  virtual void deal_again(std::string_view) {}

  std::size_t moves_ = 0;
};

/// A game of this kind. Null: no such kind.
std::unique_ptr<TrueGame> make_true_game(std::string_view kind, const TrueDeal& deal);

/// Takes out of a view what only its viewer is shown.
void leave_own_out(table::v1::GameView& view);

/// The cards 0..51 that a message names, in whatever field and however deep.
std::vector<std::uint8_t> cards_in(const google::protobuf::Message& message);

}  // namespace cardroom::simulation
