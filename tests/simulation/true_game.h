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

/// The inputs from which a game is computed.
struct TrueDeal {
  std::string_view key;
  std::size_t seats;
  const table::v1::GameRules& rules;
};

/// A second, independent implementation of a game. From the key of the deal and the moves, it computes what every
/// viewer should be shown, without any of the program's own rules. The moments of a game are the moves that a seat was
/// asked for, and the deals after the first. A viewer without a seat is a spectator.
class TrueGame {
 public:
  virtual ~TrueGame() = default;

  std::size_t moves() const { return moves_; }
  virtual bool over() const = 0;
  /// The moment since which the seat has been asked the question that is open after this many moves; empty if it is not
  /// asked.
  virtual std::optional<std::size_t> asked_since(std::uint32_t seat, std::size_t moves) const = 0;
  bool asks(std::uint32_t seat) const { return asked_since(seat, moves_).has_value(); }
  /// Returns false if the seat is not asked, or the rules or its hand forbid the move.
  bool move(std::uint32_t seat, const table::v1::GameMove& move) {
    const bool legal = asks(seat) && take(seat, move);
    moves_ += legal ? 1U : 0U;
    return legal;
  }

  /// Whether another deal comes before any seat is asked.
  virtual bool wants_deal() const { return false; }
  /// Deals with this key. Precondition: wants_deal().
  void deal(std::string_view key) {
    deal_again(key);
    ++moves_;
  }
  /// The moment at which the deal that began at the given moment ended; empty until then.
  virtual std::optional<std::size_t> end_of_deal(std::size_t) const {
    return over() ? std::optional{moves_} : std::nullopt;
  }
  /// The index of the first of events() that a server still keeps at that moment: events are kept for one deal.
  virtual std::size_t first_event_kept(std::size_t) const { return 0; }

  /// The number of moves that lead to what a view shows; empty if no view of this game matches it.
  virtual std::optional<std::size_t> moves_in(const table::v1::GameView& view) const = 0;
  /// Every card that a viewer may know after this many moves.
  virtual std::set<std::uint8_t> known(std::optional<std::uint32_t> seat, std::size_t moves) const = 0;
  /// What the viewer should be shown after this many moves, without the results at the end.
  virtual table::v1::GameView view(std::optional<std::uint32_t> seat, std::size_t moves) const = 0;
  virtual std::vector<table::v1::GameEvent> events(std::optional<std::uint32_t> seat, std::size_t moves) const = 0;
  /// The legal moves of a seat that is to move after this many moves.
  virtual table::v1::GameMoves legal_moves(std::uint32_t seat, std::size_t moves) const = 0;
  /// Whether there is a pause after this many moves before a seat is asked again.
  virtual bool pauses(std::size_t moves) const = 0;
  /// The length of the pause, unless everybody goes on earlier.
  virtual std::chrono::milliseconds pause() const { return std::chrono::seconds{6}; }
  /// Whether this hint is possible in this game.
  virtual bool is_hint(const table::v1::Hint& hint) const = 0;
  /// Clears the parts of an event that events() leaves out.
  virtual void leave_results_out(table::v1::GameEvent& event) const = 0;

 private:
  virtual bool take(std::uint32_t seat, const table::v1::GameMove& move) = 0;
  virtual void deal_again(std::string_view) {}

  std::size_t moves_ = 0;
};

/// A game of this kind; null if there is no such kind.
std::unique_ptr<TrueGame> make_true_game(std::string_view kind, const TrueDeal& deal);

/// Clears the parts of a view that only its viewer is shown.
void leave_own_out(table::v1::GameView& view);

/// The cards 0..51 that a message contains, in any field at any depth.
std::vector<std::uint8_t> cards_in(const google::protobuf::Message& message);

}  // namespace cardroom::simulation
