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

/// Why a deal includes no part from this client.
enum class Absence : std::uint8_t {
  none,
  watching,   ///< It had no seat when the cards were dealt.
  came_late,  ///< It connected or reconnected after the list of parts was final.
  left_out,   ///< It had committed to its part in time, or had burned an earlier attempt, but is not listed.
};

/// The deal in progress, or the last one, with the result of its check.
struct Deal {
  table::v1::DealCommitted committed;
  std::optional<table::v1::DealParties> parties;
  std::optional<table::v1::DealRevealed> revealed;
  std::vector<table::v1::DealBurned> burned;  ///< The attempts that were thrown away, oldest first.
  std::optional<Seat> own_seat;               ///< The seat whose part in the list is this client's.
  Absence absence = Absence::none;            ///< Known as soon as the list of parts is.
  DealResult result = DealResult::open;
  std::optional<DealMismatch> mismatch;
  /// Of a deal that is over: the pack that follows from its numbers, in dealing order; empty if unknown.
  std::vector<PackCard> pack;
};

/// What a person must be told about a deal without having asked.
enum class DealNews : std::uint8_t {
  none,
  alarm,        ///< Something does not match.
  thrown_away,  ///< The last attempt was thrown away; the next one begins.
  left_out,     ///< This client's part was not in the deal, although it was connected.
};
DealNews news_of(const Deal& deal);

/// Takes part in the deals at the table for the client's seat, and checks each of them when it is over: that its id is
/// new, that the server and the seats opened what they had committed to, that the moves are legal, and that the cards
/// and every view of the table follow from all this. The data for the checks is kept while the connection is lost.
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

  /// The server did not accept the part that this client has committed to, because it arrived too late, or because an
  /// earlier process of this client has committed to another one.
  void refused(const table::v1::PartRefused& message);

  /// The client has reconnected. It may have missed messages, which are not repeated.
  void resumed() { missed_ = cut_ = true; }
  /// Deals of these kinds cannot be checked, because the server has a different version of their rules.
  void other_rules(std::vector<std::string> kinds) { other_rules_ = std::move(kinds); }
  /// Forgets all deals, but not whose rules differ.
  void clear();

 private:
  struct OwnPart {
    Seat seat{};
    DealSecret entropy{};
    Digest commitment{};
  };

  /// The commitment of this client's seat to a part of its own, if that is still possible.
  Step take_part(const Table& table);
  /// The messages that commit this client to its part, and that open it. Precondition: own_.
  session::v1::ClientMessage own_commitment() const;
  session::v1::ClientMessage own_entropy() const;
  Step wrong(DealMismatch mismatch);
  void begin(table::v1::DealCommitted message);
  void check(const Table& table);
  /// A match at the beginning of the current deal; null if the course of the game so far is not known.
  std::unique_ptr<Match> match_before(const table::v1::TableUpdate& update) const;

  Fairness fairness_;
  std::optional<Deal> deal_;
  std::optional<DealKey> key_;                 ///< Of the current deal, once it is over and its numbers match.
  std::optional<OwnPart> own_;                 ///< In the current attempt.
  bool refused_ = false;                       ///< The server did not accept its part.
  bool barred_ = false;                        ///< This client has burned an attempt at this deal.
  bool missed_ = false;                        ///< Messages may have been missed.
  bool cut_ = false;                           ///< The connection was lost during the current deal.
  std::vector<table::v1::DealBurned> burned_;  ///< The attempts at the next deal that were thrown away.
  std::vector<table::v1::DealRevealed> game_;  ///< The deals of this game that are over, oldest first.
  std::vector<std::string> other_rules_;
  std::uint32_t taken_back_ = 0;  ///< How many moves of the game were taken back, as last seen.
  std::vector<SeenView> views_;   ///< Of the current deal.
};

}  // namespace cardroom::client
