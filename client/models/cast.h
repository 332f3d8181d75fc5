#pragma once

#include <QList>
#include <QString>
#include <QStringList>
#include <algorithm>
#include <cstddef>
#include <ranges>

namespace cardroom::table::v1 {
class GameEvent;
}  // namespace cardroom::table::v1

namespace cardroom::window {

struct LogLine;
struct Happening;

/// The people and bots in the seats, and which of them is acting, for use in sentences. The only place that decides how
/// a sentence names the player who made an event's move.
struct Cast {
  QStringList names{};   ///< By seat: "Maren", "Otto".
  int you = -1;          ///< The person's seat in the game described; -1: a spectator.
  int youNow = -1;       ///< The person's seat now, where their cards lie. Differs from `you` only between two games.
  bool onTv = false;     ///< The table is shown to a room: nobody's hand lies at the bottom.
  bool arrived = false;  ///< We have just arrived at this table: earlier events are not announced.

  /// The players in the seats before somebody else took a seat during the game.
  struct Earlier {
    std::ptrdiff_t until = 0;  ///< How many of the game's events had arrived by then.
    QStringList names{};
    int you = -1;
  };
  QList<Earlier> earlier{};                          ///< Oldest first.
  const table::v1::GameEvent* firstEvent = nullptr;  ///< The first of the game's events; null if there is none.

  /// The bot or script that acts in place of the person in a seat.
  struct StandIn {
    int seat = -1;           ///< -1: none; everybody plays for themselves.
    QString subject{};       ///< "A bot in your place"; always at the beginning of a sentence.
    QString name{};          ///< In a list, before the action: "Bot for you".
    bool outOfTime = false;  ///< It acts because that person ran out of time.
  };
  StandIn standIn{};

  /// The players in the seats when that event of the game arrived, each playing for themselves.
  Cast at(const table::v1::GameEvent& event) const;
  /// The same, with the bot or script (if any) that made the move in place of a person.
  Cast during(const table::v1::GameEvent& event) const;
  /// The cast for the last event that satisfies `is`; if there is none, this cast.
  template <std::ranges::bidirectional_range Events, class Is>
  Cast duringLast(const Events& events, Is is) const {
    const auto found = std::ranges::find_if(events.rbegin(), events.rend(), is);
    return found == events.rend() ? *this : during(*found);
  }

  /// The seat whose hand lies at the bottom, large: ours; for a spectator, seat 0; -1: none.
  int below() const { return onTv ? -1 : std::max(0, youNow); }
  /// Whether the person is playing that seat themselves; `you` only says which seat is theirs.
  bool isYou(int seat) const { return seat == you && seat != standIn.seat; }
  /// The player of that seat as the subject of a sentence, unless isYou(): "Maren", "A bot in your place".
  QString subject(int seat) const { return seat == standIn.seat ? standIn.subject : names.value(seat); }
  /// The player of that seat, for a list.
  QString name(int seat) const { return seat == standIn.seat ? standIn.name : names.value(seat); }

  /// Records who made the move, "You" or "Jonas", and whether their time had run out.
  void sign(LogLine& line, int seat) const;
  void sign(Happening& happening, int seat) const;
};

}  // namespace cardroom::window
