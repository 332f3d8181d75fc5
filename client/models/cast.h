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

/// The people and bots in the seats, and which of them acts, for sentences. The only place that knows how the origin of
/// an event is expressed.
struct Cast {
  QStringList names{};   ///< By seat: "Maren", "Otto".
  int you = -1;          ///< The person's own seat in the game that is described; -1: a spectator.
  int youNow = -1;       ///< The person's present seat. It differs only between two games.
  bool arrived = false;  ///< We have just joined this table: earlier events are not announced.

  /// The bot or script that acts in the seat of a person instead.
  struct StandIn {
    int seat = -1;           ///< -1: none; all players act for themselves.
    QString subject{};       ///< "A bot in your place"; always at the beginning of a sentence.
    QString name{};          ///< In a list, before the action: "Bot for you".
    bool outOfTime = false;  ///< Because that person's time was over.
  };
  StandIn standIn{};

  /// The same for one event: with the bot that acted for the person whose move it was.
  Cast during(const table::v1::GameEvent& event) const;
  /// The same for the last event for which `is` holds; if there is none, all players act for themselves.
  template <std::ranges::bidirectional_range Events, class Is>
  Cast duringLast(const Events& events, Is is) const {
    const auto found = std::ranges::find_if(events.rbegin(), events.rend(), is);
    return found == events.rend() ? *this : during(*found);
  }

  /// Whether the person acts in that seat. `you` says whose seat it is.
  bool isYou(int seat) const { return seat == you && seat != standIn.seat; }
  /// The name of the player who acts there, except in one's own seat: "Maren", "A bot in your place".
  QString subject(int seat) const { return seat == standIn.seat ? standIn.subject : names.value(seat); }
  /// The same in a list.
  QString name(int seat) const { return seat == standIn.seat ? standIn.name : names.value(seat); }

  /// The player of a line: "You", "Jonas", and whether the time was over.
  void sign(LogLine& line, int seat) const;
  void sign(Happening& happening, int seat) const;
};

}  // namespace cardroom::window
