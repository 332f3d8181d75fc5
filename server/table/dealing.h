#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "cardroom/table/v1/table.pb.h"
#include "common/cards/deal_key.h"
#include "common/game/contract.h"
#include "server/table/pace.h"
#include "server/table/recorded_members.h"
#include "server/table/settings.h"

namespace cardroom {

/// Does not include the table's id, which is the same in all states of a table.
CARDROOM_RECORDED_OF(inline, DealId, (table), deal, attempt)

}  // namespace cardroom

namespace cardroom::server {

/// The protocol of fair deals at one table. The server's secret is drawn and committed to; the clients of the seats
/// commit to their parts, within kCommitWithin; the list of parts is announced, and is final; the seats open their
/// parts, within kOpenWithin, and the key is derived from all of them. If a seat does not open its part, the attempt is
/// burned, and the next one leaves that seat out. After the deal, everything is revealed. Each step is caused by an
/// input of the table, so a restarted server continues an attempt.
class Dealing {
 public:
  explicit Dealing(const TableId& table) : id_{.table = table} {}

  /// Begins the next deal, with an id that was never used before. The secret must be drawn next.
  void begin(Instant now, std::uint32_t game_number);

  const DealId& id() const { return id_; }
  bool drawing() const { return stage_ == Stage::drawing; }
  /// When the secret is to be requested again; empty while none is awaited.
  std::optional<Instant> asks_again_at() const;
  void asked_again(Instant now) { asked_at_ = now; }
  /// When the clients' time to commit or to open is over; empty while none of them is awaited.
  std::optional<Pace::Time> deadline() const { return until_; }

  /// The secret has been drawn. Parts are accepted from now on. Precondition: drawing().
  void commit(const DealSecret& secret, Pace::Time now);

  bool gathering() const { return stage_ == Stage::gathering; }
  /// Whether this seat may still commit to a part, and has not done so.
  bool awaits_part_of(Seat seat) const;
  /// A seat commits to its part. Returns false if it may not, or has already committed to another part.
  bool add(Seat seat, const Digest& commitment);
  /// The list of parts is final. Precondition: gathering().
  void close_list(Pace::Time now);

  bool opening() const { return stage_ == Stage::opening; }
  /// A seat opens its part. Returns false if it is not awaited, or is not what the seat has committed to.
  bool open(Seat seat, const DealSecret& entropy);
  /// Whether every part is open. Precondition: opening().
  bool all_open() const;
  /// Throws the attempt away, and begins the next one, for which a secret must be drawn. Returns what all viewers are
  /// told. Precondition: opening(), and not all_open().
  wire::DealBurned burn(Instant now);

  /// Precondition: opening(), and all_open().
  DealKey key() const;
  /// The cards have been dealt with key().
  void dealt();

  /// What all viewers, including newcomers, are told before the first card. Precondition of committed(): announced();
  /// of parties(): listed().
  wire::DealCommitted committed() const;
  wire::DealParties parties() const;
  /// The attempts at this deal that were thrown away, oldest first.
  const std::vector<wire::DealBurned>& burned() const { return burned_; }
  bool announced() const { return gathering() || listed(); }
  bool listed() const { return opening() || in_progress() || over(); }

  /// Whether the cards have been dealt and the deal is not over.
  bool in_progress() const { return stage_ == Stage::committed; }
  /// A move has been made, or the last one of this seat and all since were taken back. Precondition: in_progress().
  void moved(Seat seat, const wire::GameMove& move);
  void taken_back(Seat seat);
  /// How many moves of the deal have been made. Precondition: in_progress().
  std::size_t moves() const { return static_cast<std::size_t>(record_.moves_size()); }
  /// The person at the table has seen all hands, so there is nothing to vouch for.
  void practised() { record_.set_practice(true); }

  /// The deal is over. Precondition: in_progress().
  void reveal();
  bool over() const { return stage_ == Stage::revealed; }  ///< Stays true until the next deal begins.
  /// What all viewers, including newcomers, are told after the deal. Precondition: over().
  wire::DealRevealed revealed() const;
  /// The same for the earlier deals of this game, oldest first, for newcomers.
  const std::vector<wire::DealRevealed>& earlier() const { return earlier_; }

  struct Part {
    Seat seat{};
    Digest commitment{};
    std::optional<DealSecret> entropy{};

    CARDROOM_RECORDED(Part, (), seat, commitment, entropy)
  };

  CARDROOM_RECORDED(Dealing, (), id, stage, asked_at, secret, until, parts, burned, left_out, record, earlier)

 private:
  /// Recorded as numbers; the records of earlier versions contain those of the first four.
  enum class Stage : std::uint8_t { idle, drawing, committed, revealed, gathering, opening };

  Part* part_of(Seat seat);
  bool has_part(Seat seat) const;
  void draw(Instant now);

  DealId id_;
  Stage stage_ = Stage::idle;
  Instant asked_at_{};
  DealSecret secret_{};
  std::optional<Pace::Time> until_;
  std::vector<Part> parts_;  ///< By seat, ascending.
  std::vector<wire::DealBurned> burned_;
  std::vector<Seat> left_out_;  ///< The seats that have burned an attempt at this deal.
  wire::DealRevealed record_;   ///< The moves so far, and the deal's place in the game.
  std::vector<wire::DealRevealed> earlier_;
};

}  // namespace cardroom::server
