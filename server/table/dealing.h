#pragma once

#include <cstdint>
#include <optional>

#include "cardroom/table/v1/table.pb.h"
#include "common/cards/deal_key.h"
#include "server/table/recorded_members.h"
#include "server/table/settings.h"

namespace cardroom {

/// Does not include the table's id, which is the same in all states of a table.
CARDROOM_RECORDED_OF(inline, DealId, (table), deal, attempt)

}  // namespace cardroom

namespace cardroom::server {

/// The protocol of fair deals at one table: the server's secret is drawn and committed to, the parties are announced,
/// the key is derived, and after the deal the secret is revealed. Each step is caused by an input of the table.
///
/// Clients do not contribute yet, so the list of parties is final as soon as the secret is committed to. Commitments
/// and entropy from the seats would come between commit() and key(), each with a deadline.
class Dealing {
 public:
  explicit Dealing(const TableId& table) : id_{.table = table} {}

  /// Begins the next deal, with an id that was never used before. The secret must be drawn next.
  void begin(Instant now);

  bool drawing() const { return stage_ == Stage::drawing; }
  /// When the secret is to be requested again; empty while none is awaited.
  std::optional<Instant> deadline() const;
  void asked_again(Instant now) { asked_at_ = now; }

  /// The secret has been drawn, which determines the deal. Precondition: drawing().
  void commit(const DealSecret& secret);

  /// What all viewers, including newcomers, are told before the first card. Precondition: fixed().
  wire::DealCommitted committed() const;
  wire::DealParties parties() const;
  DealKey key() const;
  bool in_progress() const { return stage_ == Stage::committed; }
  bool fixed() const { return in_progress() || over(); }

  /// The deal is over. Precondition: in_progress().
  void reveal();
  bool over() const { return stage_ == Stage::revealed; }  ///< Stays true until the next deal begins.
  /// What all viewers, including newcomers, are told after the deal. Precondition: over().
  wire::DealRevealed revealed() const;

  CARDROOM_RECORDED(Dealing, (), id, stage, asked_at, secret)

 private:
  enum class Stage : std::uint8_t { idle, drawing, committed, revealed };

  DealId id_;
  Stage stage_ = Stage::idle;
  Instant asked_at_{};
  DealSecret secret_{};
};

}  // namespace cardroom::server
