#include "client/models/seat_list.h"

#include <algorithm>

#include "client/translations/direction.h"

namespace cardroom::window {

int SeatList::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_seats.size());
}

int SeatList::placeOf(int seat) const {
  const auto own = std::ranges::find(m_seats, true, &SeatCard::you);
  const int bottom = own == m_seats.end() ? 0 : own->seat;
  return (seat - bottom + count()) % count();
}

QString SeatList::accessibleText(const SeatCard& seat) {
  if (seat.open) return tr("Empty seat.");
  const QString name = isolated(seat.name);
  const QString& line = seat.spokenLine.isEmpty() ? seat.secondLine : seat.spokenLine;
  if (seat.cardsHeld == 0)
    return line.isEmpty() ? seat.name : tr("%1. %2.", "a seat: name, what is going on").arg(name, line);
  if (line.isEmpty()) return tr("%1. %Ln card(s) in hand.", "a seat: name", seat.cardsHeld).arg(name);
  return tr("%1. %2. %Ln card(s) in hand.", "a seat: name, what is going on", seat.cardsHeld).arg(name, line);
}

QVariant SeatList::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
  const SeatCard& seat = m_seats[index.row()];
  switch (role) {
    case SeatRole: return seat.seat;
    case PlaceRole: return placeOf(seat.seat);
    case NameRole: return seat.name;
    case SecondLineRole: return seat.secondLine;
    case PersonRole: return seat.person;
    case OpenRole: return seat.open;
    case BotTypeRole: return seat.botType;
    case BotPaceMsRole: return seat.botPaceMs;
    case YouRole: return seat.you;
    case OwnerRole: return seat.owner;
    case ReadyRole: return seat.ready;
    case LostRole: return seat.lost;
    case LostSecondsRole: return seat.lostSeconds;
    case HeldRole: return seat.held;
    case ToActRole: return seat.toAct;
    case NextNameRole: return seat.nextName;
    case CardsHeldRole: return seat.cardsHeld;
    case ScoreTextRole: return seat.scoreText;
    case TeamRole: return seat.team;
    case WinnerRole: return seat.winner;
    case AccessibleTextRole: return accessibleText(seat);
    default: return {};
  }
}

QHash<int, QByteArray> SeatList::roleNames() const {
  return {{SeatRole, "seat"},
          {PlaceRole, "place"},
          {NameRole, "name"},
          {SecondLineRole, "secondLine"},
          {PersonRole, "person"},
          {OpenRole, "open"},
          {BotTypeRole, "botType"},
          {BotPaceMsRole, "botPaceMs"},
          {YouRole, "you"},
          {OwnerRole, "owner"},
          {ReadyRole, "ready"},
          {LostRole, "lost"},
          {LostSecondsRole, "lostSeconds"},
          {HeldRole, "held"},
          {ToActRole, "toAct"},
          {NextNameRole, "nextName"},
          {CardsHeldRole, "cardsHeld"},
          {ScoreTextRole, "scoreText"},
          {TeamRole, "team"},
          {WinnerRole, "winner"},
          {AccessibleTextRole, "accessibleText"}};
}

void SeatList::show(QList<SeatCard> seats) {
  const auto own = [](const QList<SeatCard>& list) {
    return std::ranges::find(list, true, &SeatCard::you) - list.begin();
  };
  const bool turned = own(m_seats) != own(seats) || count() != seats.size();
  showRows(m_seats, std::move(seats));
  if (turned && count() > 0) Q_EMIT dataChanged(index(0), index(count() - 1), {PlaceRole});
}

void SeatList::retranslate() {
  if (!m_seats.isEmpty()) Q_EMIT dataChanged(index(0), index(count() - 1), {AccessibleTextRole});
}

}  // namespace cardroom::window
