#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "client/replay/replay.h"
#include "client/review/review.h"
#include "client/terminal/context.h"

namespace cardroom::terminal {

/// The review of a game that is being replayed: has a player's moves judged, and tells what was found.
class Reviewing {
 public:
  /// The context must outlive this object.
  explicit Reviewing(Context& context) : context_{context} {}

  /// Begins to review that seat's moves. `whose`: "your", "Kari's".
  void begin(const client::Replay& replay, Seat seat, const std::string& whose);
  void judged(const client::Replay& replay, const MoveJudged& in);
  /// Stops the review, and tells the person how far it got. Returns false if none was under way.
  bool stop();
  /// Discards the review, and prints nothing.
  void end();

  /// Whether there is a review, complete or not.
  bool on() const { return review_.has_value(); }
  /// Whether the review was stopped before its end.
  bool stopped() const { return review_ && !running_ && !review_->complete(); }
  Seat seat() const { return seat_; }
  /// Lists the costly moves found so far, numbered from 1.
  Lines findings(const client::Replay& replay) const;
  /// The moment to which the costly move of that number led; empty if there is none.
  std::optional<std::size_t> costly_moment(std::size_t number) const;
  /// The costly move that comes next after the decision at that moment; after the last one, the first.
  std::optional<std::size_t> next_costly_moment(std::size_t shown) const;
  /// Describes the move made there, its cost, and the move that `expert` would have made.
  Lines opinion(const client::Replay& replay, std::size_t moment) const;

 private:
  std::string progress() const;

  Context& context_;
  std::optional<client::Review> review_;
  Seat seat_{};
  std::string whose_;
  std::uint64_t number_ = 0;  ///< Of the review, so that answers for an earlier one are ignored.
  bool running_ = false;
};

}  // namespace cardroom::terminal
