#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "cardroom/session/v1/session.pb.h"
#include "client/core/client_io.h"
#include "client/core/profile.h"
#include "client/core/table_memory.h"
#include "common/fair/deal_check.h"

namespace cardroom::client {

/// What a client needs to take part in deals and to check them.
struct Fairness {
  /// Fills a span with random bytes that nobody else knows.
  std::function<void(std::span<std::byte>)> entropy;
  MakeMatch make_match;
};

/// The result of a deal's check.
enum class DealResult : std::uint8_t {
  open,      ///< The deal is not over.
  fair,      ///< Everything matches, and this client's part was in it: nobody can have chosen the deal.
  not_ours,  ///< Everything matches, but this client's part was not in it: see Deal::absence.
  practice,  ///< The hands were open: there is nothing to check.
  unknown,   ///< This program does not know the rules of the game, or came too late to follow it.
  wrong,     ///< Something does not match: see Deal::mismatch.
};

/// Why this client's part is not in a deal.
enum class Absence : std::uint8_t {
  none,
  watching,   ///< It had no seat when the cards were dealt.
  came_late,  ///< It came, or came back, when the list of parts was final.
  left_out,   ///< It had committed to its part in time, or burned an earlier attempt, and is not in the list.
};

/// The deal in progress, or the last one, and what came of its check.
struct Deal {
  table::v1::DealCommitted committed;
  std::optional<table::v1::DealParties> parties;
  std::optional<table::v1::DealRevealed> revealed;
  std::vector<table::v1::DealBurned> burned;  ///< The attempts that were thrown away, oldest first.
  std::optional<Seat> own_seat;               ///< Whose part in the list is this client's.
  Absence absence = Absence::none;            ///< Known once the list of parts is.
  DealResult result = DealResult::open;
  std::optional<DealMismatch> mismatch;
  /// Of a deal that is over: the pack that its numbers make, in dealing order; empty if that is not known.
  std::vector<PackCard> pack;
};

/// What a person has to be told about a deal without asking for it.
enum class DealNews : std::uint8_t {
  none,
  alarm,        ///< Something does not match.
  thrown_away,  ///< The last attempt; the next one begins.
  left_out,     ///< This client's part was not in the deal, although it was there.
};
DealNews news_of(const Deal& deal);

/// Takes part in the deals at the table for the client's seat, and checks each of them when it is over: that its id is
/// new, that the server and the seats opened what they were committed to, and that the cards, the moves and every view
/// of the table follow from that. Keeps what that needs while the connection is lost.
class DealWatch {
 public:
  explicit DealWatch(Fairness fairness) : fairness_{std::move(fairness)} {}

  bool takes_part() const { return fairness_.entropy != nullptr; }
  /// Null before the first deal.
  const Deal* deal() const { return deal_ ? &*deal_ : nullptr; }

  struct Step {
    std::optional<DealChanged> changed{};
    std::optional<session::v1::ClientMessage> message{};  ///< To be sent.
  };
  /// `table`: as last seen; null if nothing of it has been seen yet. `last`: the last deal of this table that an
  /// earlier visit or process has seen; null: none.
  Step committed(const Table* table, table::v1::DealCommitted message, const KeptDeal* last = nullptr);
  Step parties(table::v1::DealParties message);
  Step burned(table::v1::DealBurned message);
  Step revealed(const Table* table, table::v1::DealRevealed message);
  /// The table has changed.
  Step seen(const Table& table);

  /// The server did not accept the part that this client has committed to, because it came too late, or an earlier
  /// process of this client has committed to another one.
  void refused(const table::v1::PartRefused& message);

  /// The connection is a new one: what happened since the last one is not told again.
  void resumed() { missed_ = cut_ = true; }
  /// The deals of these kinds cannot be checked, because the server has another version of their rules.
  void other_rules(std::vector<std::string> kinds) { other_rules_ = std::move(kinds); }
  void clear();

 private:
  struct OwnPart {
    Seat seat{};
    DealSecret entropy{};
    Digest commitment{};
  };

  /// The commitment of this client's seat to a part of its own, if that is still possible.
  Step take_part(const Table& table);
  /// What commits this client to its part, and what opens it. Precondition: own_.
  session::v1::ClientMessage own_commitment() const;
  session::v1::ClientMessage own_entropy() const;
  Step wrong(DealMismatch mismatch);
  void begin(table::v1::DealCommitted message);
  void check(const Table& table);
  /// A match at the beginning of the current deal; null if it is not known how the game got there.
  std::unique_ptr<Match> match_before(const table::v1::TableUpdate& update) const;

  Fairness fairness_;
  std::optional<Deal> deal_;
  std::optional<DealKey> key_;                 ///< Of the current deal, once it is over and its numbers match.
  std::optional<OwnPart> own_;                 ///< In the current attempt.
  bool refused_ = false;                       ///< The server did not accept its part.
  bool barred_ = false;                        ///< This client has burned an attempt at this deal.
  bool missed_ = false;                        ///< Messages may have been missed.
  bool cut_ = false;                           ///< The connection was lost during the current deal.
  std::vector<table::v1::DealBurned> burned_;  ///< Of the deal that is made next.
  std::vector<table::v1::DealRevealed> game_;  ///< The deals of this game that are over, oldest first.
  std::vector<std::string> other_rules_;
  std::uint32_t taken_back_ = 0;  ///< How many moves of the game were taken back, as last seen.
  std::vector<SeenView> views_;   ///< Of the current deal.
};

}  // namespace cardroom::client
