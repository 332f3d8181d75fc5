#pragma once

#include <QString>
#include <QStringList>
#include <algorithm>
#include <ranges>

namespace cardroom::table::v1 {
class GameEvent;
}  // namespace cardroom::table::v1

namespace cardroom::window {

struct LogLine;
struct Happening;

/// The people and bots in the seats, and which of them acts, for sentences. The one place that knows how the origin of
/// an event is told.
struct Cast {
  QStringList names{};   ///< By seat: "Maren", "Otto".
  int you = -1;          ///< The person's own seat in the game that is told of; -1: watches.
  int youNow = -1;       ///< The own seat now, where one's cards lie. Another one only between two games.
  bool arrived = false;  ///< We have just come to this table: what happened before is not told.

  /// The bot or script that acts in the seat of a person instead.
  struct StandIn {
    int seat = -1;           ///< -1: nobody; everybody plays for themselves.
    QString subject{};       ///< "A bot in your place"; always at the beginning of a sentence.
    QString name{};          ///< In a list, in front of what was done: "Bot for you".
    bool outOfTime = false;  ///< Since that person's time was over.
  };
  StandIn standIn{};

  /// The same for what one event tells: with whoever stood in for the person whose move it was.
  Cast during(const table::v1::GameEvent& event) const;
  /// The same for the last of the events that `is` so; if none of them is, nobody stands in for anybody.
  template <std::ranges::bidirectional_range Events, class Is>
  Cast duringLast(const Events& events, Is is) const {
    const auto found = std::ranges::find_if(events.rbegin(), events.rend(), is);
    return found == events.rend() ? *this : during(*found);
  }

  /// Whether the person acts in that seat. Whose seat it is, `you` says.
  bool isYou(int seat) const { return seat == you && seat != standIn.seat; }
  /// The one that acts there; not for one's own seat: "Maren", "A bot in your place".
  QString subject(int seat) const { return seat == standIn.seat ? standIn.subject : names.value(seat); }
  /// The same in a list.
  QString name(int seat) const { return seat == standIn.seat ? standIn.name : names.value(seat); }

  /// Says whose doing the line is: "You", "Jonas", and that the time was over.
  void sign(LogLine& line, int seat) const;
  void sign(Happening& happening, int seat) const;
};

}  // namespace cardroom::window
