#include "client/models/table/people_model.h"

#include <QLocale>
#include <algorithm>
#include <utility>

#include "client/models/card_words.h"
#include "client/translations/direction.h"

namespace cardroom::window {
PeopleModel::PeopleModel(const TableShared& table, QObject* parent)
    : TablePart{table, parent}, m_seats{new SeatList{this}} {}

QString PeopleModel::watchingText() const {
  if (!watching() || m_now.replay) return {};
  if (m_now.update().has_next_seat()) return tr("You play from the next game on");
  return m_now.update().has_waiting_place() ? tr("You wait for a seat") : tr("You are watching");
}

QString PeopleModel::watchersText() const {
  if (!m_watchers || m_watchers->isEmpty()) return {};
  QStringList names;
  for (const QString& name : *m_watchers)
    names << isolated(name);
  return tr("Watching: %1", "names").arg(names.join(tr(", ", "between two names of a list")));
}

bool PeopleModel::canSitDown() const {
  return watching() && !m_now.replay && seatToTake(m_now.update()) >= 0;
}

bool PeopleModel::held() const {
  return std::ranges::any_of(m_seats->seats(), [](const SeatCard& seat) { return seat.you && seat.held; });
}

bool PeopleModel::ready() const {
  return std::ranges::any_of(m_seats->seats(),
                             [](const SeatCard& seat) { return seat.you && seat.ready && !seat.held; });
}

void PeopleModel::sitDown(int seat) {
  const int wanted = seat >= 0 ? seat : seatToTake(m_now.update());
  if (!canSitDown() || wanted < 0) return;
  m_requests.ask([&](auto& message) { message.mutable_take_seat()->set_seat(static_cast<std::uint32_t>(wanted)); });
}

void PeopleModel::takeMySeat() {
  if (held()) m_requests.ask([](auto& message) { message.mutable_take_my_seat(); });
}

void PeopleModel::show() {
  QList<SeatCard> seats = seatCards(m_now.update());
  for (const SeatCard& seat : std::as_const(seats)) {
    if (!seat.lost) {
      m_lostSince.remove(seat.seat);
    } else if (!m_lostSince.contains(seat.seat)) {
      m_lostSince.insert(seat.seat, m_now.time);
    }
  }
  showSeats(std::move(seats));
}

void PeopleModel::showSeats(QList<SeatCard> seats) {
  const table::v1::TableUpdate& update = m_now.update();
  const GameModel* game = m_now.game.get();
  const bool confusable = game != nullptr && game->countsPoints() && !m_now.between();
  // After the first game, the result already shows the points; after a change of kind, no game has been scored yet.
  const bool scored = !confusable && update.game_number() > 1 &&
                      std::ranges::any_of(update.totals(), [](int total) { return total != 0; });
  for (SeatCard& seat : seats) {
    if (m_lostSince.contains(seat.seat))
      seat.lostSeconds = static_cast<int>((m_now.time - m_lostSince[seat.seat]).count() / 1000);
    const SeatFace face = game != nullptr ? game->seatFace(seat.seat) : SeatFace{};
    seat.secondLine = secondLineOf(seat, face.secondLine, &seat.spokenLine);
    seat.team = face.team;
    seat.cardsHeld = face.cardsHeld;
    if (scored && seat.seat < update.totals_size()) seat.scoreText = number(update.totals(seat.seat));
  }
  m_seats->show(std::move(seats));
}

QString PeopleModel::secondLineOf(const SeatCard& seat, const Wording& ofGame, QString* spoken) const {
  if (m_now.phase() == TablePhase::Gathering || seat.open) return seat.secondLine;
  if (seat.held) return seat.you ? tr("A bot plays for you") : tr("A bot holds this seat");
  if (seat.takesBreak) return breakLineOf(seat);
  if (seat.lost) {
    *spoken = tr("Lost connection");
    return tr("Lost connection, %1", "for how long, 0:24").arg(minutesAndSeconds(seat.lostSeconds));
  }
  if (seat.away) return seat.secondLine;
  if (m_now.phase() == TablePhase::Over && seat.person && seat.ready) return tr("Wants another game");
  const bool waitedFor = seat.toAct && !m_now.replay;
  if (waitedFor && seat.you) {
    const QString line = m_now.game ? m_now.game->face().turnLine : QString{};
    return line.isEmpty() ? tr("Your turn") : line;
  }
  if (waitedFor && seat.person) return m_now.yourTurn() ? tr("Choosing too …") : tr("Choosing …");
  if (!waitedFor) {
    *spoken = ofGame.spoken;
    if (!ofGame.text.isEmpty()) return ofGame.text;
  }
  if (!seat.person) return m_now.lesson ? tr("Plays kindly") : seat.secondLine;
  return seat.you ? tr("You") : QString{};
}

QString PeopleModel::breakLineOf(const SeatCard& seat) const {
  const table::v1::TableBreak& tableBreak = m_now.update().table_break();
  if (seat.lost) return tr("Away");
  if (seat.away) return seat.secondLine;
  return tableBreak.has_seat() && static_cast<int>(tableBreak.seat()) == seat.seat ? tr("Asked for a break")
                                                                                   : tr("On a break");
}

void PeopleModel::showWatchers(const QStringList& names) {
  const std::optional<QStringList> before = std::exchange(m_watchers, names);
  Q_EMIT watchersChanged();
  if (!before) return;  // Spectators who were at the table before us are not announced.
  for (const QString& name : names)
    if (!before->contains(name)) m_voice.announce(tr("%1 is watching.").arg(isolated(name)));
}

void PeopleModel::tick() {
  if (!m_lostSince.isEmpty()) showSeats(seatCards(m_now.update()));
}

void PeopleModel::forgetWatchers() {
  if (!m_watchers) return;
  m_watchers.reset();
  Q_EMIT watchersChanged();
}

void PeopleModel::clear() {
  m_lostSince.clear();
  m_seats->show({});
  m_watchers.reset();
  Q_EMIT watchersChanged();
}

}  // namespace cardroom::window
