#pragma once

#include <cstdint>
#include <optional>

#include "cardroom/table/v1/table.pb.h"
#include "common/cards/deal_key.h"
#include "server/table/recorded_members.h"
#include "server/table/settings.h"

namespace cardroom {

/// The deals of one table only are compared.
inline CARDROOM_RECORDED_OF(DealId, (table), deal, attempt)

}  // namespace cardroom

namespace cardroom::server {

/// How the fair deals of one table are made: the server's secret is drawn and fixed, who takes part is said, the key is
/// made, and after the deal the secret is shown. Every step of it is caused by an input of the table.
///
/// Nobody takes part yet: the list of parties is final as soon as the secret is fixed. The seats' own commitments and
/// entropies belong between commit() and key(), each with its limit.
class Dealing {
 public:
  explicit Dealing(const TableId& table) : id_{.table = table} {}

  /// The next deal: a T that was never used. The secret is to be drawn.
  void begin(Instant now);

  bool drawing() const { return stage_ == Stage::drawing; }
  /// When the secret is to be asked for again; empty while none is awaited.
  std::optional<Instant> deadline() const;
  void asked_again(Instant now) { asked_at_ = now; }

  /// The secret is there: from now on the deal cannot be chosen any more. Precondition: drawing().
  void commit(const DealSecret& secret);

  /// What everybody is told before the first card, also who comes later. Precondition: fixed().
  wire::DealCommitted committed() const;
  wire::DealParties parties() const;
  DealKey key() const;
  bool in_progress() const { return stage_ == Stage::committed; }
  bool fixed() const { return in_progress() || over(); }

  /// The deal is over. Precondition: in_progress(), which ends.
  void reveal();
  bool over() const { return stage_ == Stage::revealed; }  ///< And the next one has not begun.
  /// The last word about it, also to who comes later. Precondition: over().
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
