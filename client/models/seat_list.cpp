#include "client/models/seat_list.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

#include "client/core/bot_names.h"
#include "client/core/successors.h"
#include "client/models/words.h"
#include "client/translations/direction.h"

namespace cardroom::window {
namespace {

struct Seats {
  Q_DECLARE_TR_FUNCTIONS(Seats)
};

// Translatable, so that the names can be written in another script.
constexpr std::array kBotNames{QT_TRANSLATE_NOOP("Seats", "Otto"), QT_TRANSLATE_NOOP("Seats", "Hugo"),
                               QT_TRANSLATE_NOOP("Seats", "Nora"), QT_TRANSLATE_NOOP("Seats", "Iris"),
                               QT_TRANSLATE_NOOP("Seats", "Emil"), QT_TRANSLATE_NOOP("Seats", "Tilda"),
                               QT_TRANSLATE_NOOP("Seats", "Ivar"), QT_TRANSLATE_NOOP("Seats", "Alma")};
static_assert(std::ranges::equal(kBotNames, client::kBotNames,
                                 [](std::string_view a, std::string_view b) { return a == b; }));

/// `between`: no game is in progress, and people choose whether to play the next one.
QString secondLine(const SeatCard& card, bool between) {
  if (card.open) return {};
  if (!card.person) return card.secondLine;
  if (card.held) return Seats::tr("A bot holds this seat");
  if (card.lost) return Seats::tr("Lost the connection");
  if (card.away) return Seats::tr("Has left for now");
  if (card.you && between && !card.ready) return Seats::tr("You, not ready yet");
  if (card.you) return card.owner ? Seats::tr("You, table owner") : Seats::tr("You");
  if (!between) return card.owner ? Seats::tr("Table owner") : QString{};
  if (card.owner) return card.ready ? Seats::tr("Table owner, ready") : Seats::tr("Table owner, not ready yet");
  return card.ready ? Seats::tr("Ready") : Seats::tr("Not ready yet");
}

QString spoken(const SeatCard& card) {
  if (card.open) return SeatList::tr("Empty seat.");
  const QString name = isolated(card.name);
  const QString& line = card.spokenLine.isEmpty() ? card.secondLine : card.spokenLine;
  if (card.cardsHeld == 0)
    return line.isEmpty() ? card.name : SeatList::tr("%1. %2.", "a seat: name, what is going on").arg(name, line);
  if (line.isEmpty()) return SeatList::tr("%1. %Ln card(s) in hand.", "a seat: name", card.cardsHeld).arg(name);
  return SeatList::tr("%1. %2. %Ln card(s) in hand.", "a seat: name, what is going on", card.cardsHeld).arg(name, line);
}

}  // namespace

void SeatList::show(QList<SeatCard> seats) {
  const auto own = std::ranges::find(std::as_const(seats), true, &SeatCard::you);
  const int bottom = own == seats.cend() ? 0 : own->seat;
  const int all = static_cast<int>(seats.size());
  for (SeatCard& seat : seats) {
    seat.place = (seat.seat - bottom + all) % all;
    seat.accessibleText = spoken(seat);
  }
  showRows(m_seats, std::move(seats));
}

QList<SeatCard> seatCards(const table::v1::TableUpdate& update) {
  QList<SeatCard> cards;
  for (int i = 0; i < update.seats_size(); ++i) {
    const table::v1::Seat& seat = update.seats(i);
    SeatCard card;
    card.seat = i;
    if (seat.has_person()) {
      const table::v1::Person& person = seat.person();
      card.name = shown(person.name());
      card.person = true;
      card.picture = nameOf(person.picture());
      card.owner = person.owner();
      card.ready = person.ready();
      card.lost = !person.connected() && !person.away();
      card.away = person.away();
      card.held = person.held_by_bot();
    } else if (seat.has_bot()) {
      card.name = Seats::tr(kBotNames[client::bot_name(update.seats(), i)]);
      card.botType = nameOf(seat.bot().type());
      card.botPaceMs = static_cast<int>(seat.bot().pace_ms());
      card.secondLine = wordsFor(seat.bot().type());
    } else {
      card.open = true;
    }
    card.you = update.has_seat() && static_cast<int>(update.seat()) == i;
    // While the table waits for a missing player, the others are not on a break.
    card.takesBreak =
        update.table_break().on() && !update.table_break().has_waits_for() && card.person && !card.held && !card.you;
    card.toAct = std::ranges::find(update.seats_to_act(), static_cast<std::uint32_t>(i)) != update.seats_to_act().end();
    if (seat.has_next_name()) card.nextName = shown(seat.next_name());
    card.givable = client::may_give_seat(update, i);
    card.winner = std::ranges::find(update.winners(), static_cast<std::uint32_t>(i)) != update.winners().end();
    card.secondLine = secondLine(card, update.phase() == table::v1::PHASE_GATHERING);
    cards << card;
  }
  return cards;
}

int seatToTake(const table::v1::TableUpdate& update) {
  if (update.has_next_seat()) return -1;
  const auto first = [&](auto&& fits) {
    const auto found = std::ranges::find_if(update.seats(), fits);
    return found == update.seats().end() ? -1 : static_cast<int>(found - update.seats().begin());
  };
  const int open = first([](const table::v1::Seat& seat) { return !seat.has_person() && !seat.has_bot(); });
  // If the cards come from a property file, the bots keep their seats.
  if (open >= 0 || update.not_a_fair_deal()) return open;
  return first([](const table::v1::Seat& seat) { return seat.has_bot() && !seat.has_next_name(); });
}

}  // namespace cardroom::window
