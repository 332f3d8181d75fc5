#pragma once

#include <QObject>
#include <QString>
#include <cstdint>

#include "client/core/client_io.h"
#include "client/core/presence_news.h"
#include "client/models/gadget_field.h"
#include "client/models/game_model.h"

namespace cardroom::client {
struct Deal;
}

namespace cardroom::window {

struct TableNow;

/// Announces what happens at the table: through screen readers, sounds and toasts. GUI thread.
class TableVoice : public QObject {
  Q_OBJECT
  CARDROOM_UNCREATABLE("Owned by TableController")
  TableVoice(const TableNow& now, QObject* parent);

  /// Does nothing for an empty sentence.
  void announce(const QString& sentence);
  /// Announces why something cannot be done, in plain words. `spoken`: the same for screen readers, with the names of
  /// cards; empty: `words` names none.
  void refuse(const QString& words, const QString& spoken = {});
  /// Withdraws a refusal that belongs to an earlier decision.
  void forgetOldRefusal();
  /// The table is gone: its refusals need no withdrawal.
  void clear();
  /// Announces changes to people, seats and settings since the update `before`.
  void tellNews(const table::v1::TableUpdate& before, const client::TableChanged& change);
  /// Announces what the person has to know about the deal.
  void tellDeal(const client::Deal& deal);
  /// Announces what has happened in the game.
  void tellHappenings(const QList<Happening>& happenings);
  /// Announces that we are back, and what happened while we were away. `restarted`: we were away because the server
  /// restarted.
  void tellMeanwhile(const QList<Happening>& happenings, bool restarted);

 Q_SIGNALS:
  /// For the live region of screen readers, one sentence at a time.
  void announced(const QString& sentence);
  /// "deal", "place", "your-turn", "last-seconds", "illegal", "chat", "win", "other-wins", "lost", "back" ...
  void heard(const QString& sound);
  /// A sentence for a toast, as styled text: a refusal, a hint, news about the person's own seat.
  void told(const QString& text, const QString& icon);
  /// A toast with that text is no longer true: a refusal from an earlier turn.
  void withdrawn(const QString& text);

 private:
  void tellReturn(const QString& sentence, const QString& icon);

  const TableNow& m_now;
  QString m_ofDeal{};  ///< What was announced last about a deal.
  client::PresenceNews m_presence;
  QString m_refusal{};            ///< The refusal as announced; empty if there is none or it was withdrawn.
  std::uint64_t m_refusedAt = 0;  ///< The decision that the refusal belongs to; 0: none.
};

}  // namespace cardroom::window
