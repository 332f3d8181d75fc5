// How TableController shows what the server said last.
#include <QLocale>
#include <algorithm>
#include <utility>

#include "client/models/card_words.h"
#include "client/models/kinds.h"
#include "client/models/preferences.h"
#include "client/models/seat_cards.h"
#include "client/models/table_state.h"
#include "client/models/words.h"
#include "client/translations/direction.h"

namespace cardroom::window {
namespace {

QString minutesAndSeconds(int seconds) {
  return QStringLiteral("%1:%L2").arg(number(seconds / 60)).arg(seconds % 60, 2, 10, QLatin1Char{'0'});
}

}  // namespace

void TableController::showEverything(std::size_t fresh, bool arrived) {
  State& state = *m_state;
  const table::v1::TableUpdate played = state.table ? client::as_played(*state.table) : table::v1::TableUpdate{};
  state.cast = Cast{.youNow = update().has_seat() ? static_cast<int>(update().seat()) : -1, .arrived = arrived};
  for (const SeatCard& seat : seatCards(played)) {
    // The cast is for sentences.
    state.cast.names << isolated(seat.name);
    if (seat.you) state.cast.you = seat.seat;
  }
  for (const SeatCard& seat : seatCards(update())) {
    if (!seat.lost) {
      state.lostSince.remove(seat.seat);
    } else if (!state.lostSince.contains(seat.seat)) {
      state.lostSince.insert(seat.seat, state.now);
    }
  }
  if (m_game) {
    m_game->setHandOrder(m_preferences->handOrder());
    m_game->show(played, state.table->events, fresh, state.cast);
  }
  showSeats();
  m_log->show(m_game ? m_game->log() : QList<LogLine>{});
}

QString TableController::secondLineOf(const SeatCard& seat, QString* spoken) const {
  if (phase() == Gathering || seat.open) return seat.secondLine;
  if (seat.held) return seat.you ? tr("A bot plays for you") : tr("A bot holds this seat");
  if (seat.lost) {
    *spoken = tr("Lost connection");
    return tr("Lost connection, %1", "for how long, 0:24").arg(minutesAndSeconds(seat.lostSeconds));
  }
  if (phase() == Over && seat.person && seat.ready) return tr("Wants another game");
  if (seat.toAct && seat.you) {
    const QString line = m_game ? m_game->turnLine() : QString{};
    return line.isEmpty() ? tr("Your turn") : line;
  }
  if (seat.toAct && seat.person) return yourTurn() ? tr("Choosing too …") : tr("Choosing …");
  if (m_game && !seat.toAct) {
    const Wording line = m_game->secondLine(seat.seat);
    *spoken = line.spoken;
    if (!line.text.isEmpty()) return line.text;
  }
  if (!seat.person) return seat.secondLine;
  return seat.you ? tr("You") : QString{};
}

void TableController::showSeats() {
  QList<SeatCard> seats = seatCards(update());
  const bool confusable = m_game && m_game->countsPoints() && !between();
  // A single game has its points in the result; and after a change of kind no game has counted yet.
  const bool scored = !confusable && update().game_number() > 1 &&
                      std::ranges::any_of(update().totals(), [](int total) { return total != 0; });
  for (SeatCard& seat : seats) {
    if (m_state->lostSince.contains(seat.seat))
      seat.lostSeconds = static_cast<int>((m_state->now - m_state->lostSince[seat.seat]).count() / 1000);
    seat.secondLine = secondLineOf(seat, &seat.spokenLine);
    seat.team = m_game ? m_game->teamOf(seat.seat) : QString{};
    seat.cardsHeld = m_game ? m_game->cardsHeld(seat.seat) : 0;
    if (scored && seat.seat < update().totals_size()) seat.scoreText = number(update().totals(seat.seat));
  }
  m_seats->show(std::move(seats));
}

void TableController::tableChanged(const client::Table* table, const client::TableChanged& change,
                                   client::Instant now) {
  if (table == nullptr) return tableGone();
  State& state = *m_state;
  const std::optional<client::Table> before = std::exchange(state.table, *table);
  const table::v1::TableUpdate* known = before && !change.other_table ? &before->update : nullptr;
  state.now = now;
  const bool otherKind =
      change.other_table || !before || before->update.settings().kind() != update().settings().kind();
  if (otherKind) {
    const Kind* kindHere = findKind(kind());
    m_game = kindHere != nullptr ? kindHere->makeModel() : nullptr;
    state.toldDecision = 0;
    Q_EMIT gameChanged();
  }
  if (change.other_table) state.cardsFly.reset();
  if (change.other_table && state.watchers) {
    state.watchers.reset();
    Q_EMIT watchersChanged();
  }
  if (phase() != Paused) state.goOn.reset();
  if (otherKind || (phase() != Over && phase() != Gathering)) state.another.reset();
  showEverything(change.new_events, known == nullptr);

  if (state.moving && (!state.asksYou() || update().decision() != state.moving->decision)) endMove();
  if (!state.refusal.isEmpty() && update().decision() != state.refusedAt)
    Q_EMIT withdrawn(std::exchange(state.refusal, {}));
  if (!state.selected.isEmpty() && (!state.asksYou() || !m_game->moveFor(state.selected, state.aim))) endSelection();
  showConsidered();
  Q_EMIT changed();
  Q_EMIT primaryChanged();
  Q_EMIT clockChanged();
  if (change.other_table) Q_EMIT cardsFlyChanged();

  if (before && before->waiting && known != nullptr) announce(tr("The table goes on."));
  tell(known, change.after_resume && known != nullptr);
  const bool newResult =
      phase() == Over && std::exchange(state.resultSeen, update().game_number()) != update().game_number();
  setResultShown(phase() == Over && (state.resultShown || (newResult && known != nullptr)));
}

void TableController::tableWaits(const client::Table& table) {
  m_state->table = table;
  announce(prompt());
  Q_EMIT changed();
}

void TableController::tableGone() {
  State& state = *m_state;
  const bool online = state.online;
  const std::uint32_t lastTag = state.lastTag;
  endMove();
  endSelection();
  setResultShown(false);
  state = State{};
  state.online = online;
  state.lastTag = lastTag;
  m_game.reset();
  Q_EMIT gameChanged();
  Q_EMIT aimChanged();
  m_seats->show({});
  m_log->show({});
  m_chat->show({});
  Q_EMIT changed();
  Q_EMIT primaryChanged();
  Q_EMIT clockChanged();
  Q_EMIT chatUnreadChanged();
  Q_EMIT watchersChanged();
  Q_EMIT cardsFlyChanged();
}

void TableController::retranslate() {
  if (m_state->table) {
    showEverything(0, false);
    if (m_game) m_game->cards()->retranslate();
    m_seats->retranslate();
    showChat();
  }
  showConsidered();
  Q_EMIT changed();
  Q_EMIT primaryChanged();
  Q_EMIT retranslated();
}

}  // namespace cardroom::window
