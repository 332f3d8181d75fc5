#include "client/models/table/table_news.h"

#include <QCoreApplication>
#include <algorithm>

#include "client/models/kinds.h"
#include "client/models/seat_list.h"
#include "client/models/words.h"
#include "client/translations/direction.h"

namespace cardroom::window {
namespace {

/// One context for all of these strings, so that translators find them together.
struct TableNews {
  Q_DECLARE_TR_FUNCTIONS(TableNews)
};

const QString kPerson = QStringLiteral("person");
const QString kOwner = QStringLiteral("owner");
const QString kSettings = QStringLiteral("settings");

QList<SeatCard> namedInSentences(QList<SeatCard> seats) {
  for (SeatCard& seat : seats) {
    seat.name = isolated(seat.name);
    seat.nextName = isolated(seat.nextName);
  }
  return seats;
}

bool samePerson(const SeatCard& before, const SeatCard& after) {
  return before.person && after.person && before.name == after.name;
}

/// `readiness`: the sentence about somebody who is ready now; empty: nothing is said.
void tellSamePerson(const SeatCard& before, const SeatCard& after, const QString& readiness,
                    const client::PresenceNews& presence, QList<News>& news) {
  const bool back = presence.is_back(after.seat);
  const bool held = !before.held && after.held;
  const bool freed = before.held && !after.held;
  if (after.you) {
    if (held) news << News{.sentence = TableNews::tr("A bot holds your seat."), .icon = kPerson};
    if (freed) news << News{.sentence = TableNews::tr("You have your seat again.")};
  } else {
    if (presence.is_lost(after.seat))
      news << News{.sentence = TableNews::tr("%1 lost the connection.").arg(after.name),
                   .sound = QStringLiteral("lost")};
    if (presence.has_left(after.seat))
      news << News{.sentence = TableNews::tr("%1 has left for now.").arg(after.name), .icon = kPerson};
    if (back) news << News{.sentence = TableNews::tr("%1 is back.").arg(after.name), .sound = QStringLiteral("back")};
    if (held) news << News{.sentence = TableNews::tr("A bot holds %1’s seat.").arg(after.name)};
    if (freed && !back) news << News{.sentence = TableNews::tr("%1 plays again.").arg(after.name)};
    if (!readiness.isEmpty() && !before.ready && after.ready) news << News{.sentence = readiness.arg(after.name)};
  }
}

/// Says that the person in that seat now owns the table, and perhaps why. `then`: the seats before the change.
News newOwner(const QList<SeatCard>& then, const SeatCard& owner, bool lapsed) {
  const auto former = std::ranges::find(then, true, &SeatCard::owner);
  QString sentence =
      owner.you ? TableNews::tr("You own the table now.") : TableNews::tr("%1 owns the table now.").arg(owner.name);
  if (lapsed && former != then.end()) {
    if (owner.you)
      sentence = TableNews::tr("%1 didn’t answer for two minutes, so you own the table now.").arg(former->name);
    else if (former->you)
      sentence = TableNews::tr("You didn’t answer for two minutes, so %1 owns the table now.").arg(owner.name);
  }
  return {.sentence = sentence, .icon = kOwner};
}

/// The sentence for a seat that has a new occupant, or no longer has one.
QString otherOccupant(const SeatCard& before, const SeatCard& after) {
  if (after.you) {
    return before.open ? TableNews::tr("You take a seat.") : TableNews::tr("You take %1’s seat.").arg(before.name);
  }
  if (before.person) {
    if (after.open) return TableNews::tr("%1 has left.").arg(before.name);
    return after.person ? TableNews::tr("%1 has left. %2 sits there now.").arg(before.name, after.name)
                        : TableNews::tr("%1 has left. %2, a bot, sits there now.").arg(before.name, after.name);
  }
  if (after.open) return TableNews::tr("%1’s seat is open.").arg(before.name);
  if (after.person)
    return before.open ? TableNews::tr("%1 takes a seat.").arg(after.name)
                       : TableNews::tr("%1 takes %2’s seat.").arg(after.name, before.name);
  return TableNews::tr("%1, a bot, sits at the table.").arg(after.name);
}

void tellSettings(const table::v1::Settings& before, const table::v1::Settings& after, QList<News>& news) {
  const auto tell = [&](const QString& sentence) { news << News{.sentence = sentence, .icon = kSettings}; };
  if (before.name() != after.name())
    tell(TableNews::tr("The table is called %1 now.").arg(isolated(shown(after.name()))));
  if (before.turn_limit_ms() != after.turn_limit_ms()) {
    tell(after.turn_limit_ms() == 0 ? TableNews::tr("There is no turn limit any more.")
                                    : TableNews::tr("Each turn has %Ln second(s) now.", nullptr,
                                                    static_cast<int>(after.turn_limit_ms() / 1000)));
  }
  if (before.private_table() && !after.private_table()) tell(TableNews::tr("This table is open to your network now."));
  if (before.has_password() != after.has_password())
    tell(after.has_password() ? TableNews::tr("The table has a password now.")
                              : TableNews::tr("The table has no password any more."));
  if (before.watching_allowed() != after.watching_allowed())
    tell(after.watching_allowed() ? TableNews::tr("Others may watch now.")
                                  : TableNews::tr("Others may not watch any more."));
  if (before.hints_by_expert() != after.hints_by_expert())
    tell(after.hints_by_expert() ? TableNews::tr("Hints come from an expert bot now.")
                                 : TableNews::tr("Hints come from a clever bot now."));
  if (before.kind() != after.kind())
    tell(TableNews::tr("The next game is %1.").arg(titleOf(QString::fromStdString(after.kind()))));
}

}  // namespace

QList<News> newsBetween(const table::v1::TableUpdate& before, const table::v1::TableUpdate& after,
                        const client::PresenceNews& presence) {
  QList<News> news;
  const QList<SeatCard> then = namedInSentences(seatCards(before));
  const QList<SeatCard> now = namedInSentences(seatCards(after));
  const bool betweenGames = before.phase() == table::v1::PHASE_GATHERING && after.phase() == before.phase();
  const QString readiness = !betweenGames             ? QString{}
                            : after.game_number() > 0 ? TableNews::tr("%1 wants another game.")
                                                      : TableNews::tr("%1 is ready.");
  for (qsizetype seat = 0; seat < std::min(then.size(), now.size()); ++seat) {
    const SeatCard& was = then[seat];
    const SeatCard& is = now[seat];
    if (samePerson(was, is)) {
      tellSamePerson(was, is, readiness, presence, news);
      if (!was.owner && is.owner) news << newOwner(then, is, after.owner_lapsed());
    } else if (was.open != is.open || was.person != is.person || is.person) {
      news << News{.sentence = otherOccupant(was, is), .icon = kPerson};
      if (is.owner && !is.you) news << newOwner(then, is, after.owner_lapsed());
    }
    if (!is.nextName.isEmpty() && was.nextName != is.nextName) {
      const bool own = after.has_next_seat() && static_cast<int>(after.next_seat()) == seat;
      news << News{
          .sentence = own ? TableNews::tr("You take %1’s seat from the next game on.").arg(is.name)
                          : TableNews::tr("%1 takes %2’s seat from the next game on.").arg(is.nextName, is.name),
          .icon = kPerson};
    }
  }
  tellSettings(before.settings(), after.settings(), news);
  if (after.has_waiting_place() && !before.has_waiting_place())
    news << News{.sentence = TableNews::tr("You wait for a seat."), .icon = kPerson};
  for (int place = 0; place < after.waiting_size(); ++place) {
    const table::v1::Person& person = after.waiting(place);
    const bool own = after.has_waiting_place() && static_cast<int>(after.waiting_place()) == place;
    if (!own && std::ranges::find(before.waiting(), person.name(), &table::v1::Person::name) == before.waiting().end())
      news << News{.sentence = TableNews::tr("%1 waits for a seat.").arg(isolated(shown(person.name()))),
                   .icon = kPerson};
  }
  return news;
}

}  // namespace cardroom::window
