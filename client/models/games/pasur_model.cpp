#include "client/models/games/pasur_model.h"

#include <QLocale>
#include <algorithm>
#include <utility>

#include "client/models/games/pasur_cards.h"
#include "client/models/games/pasur_shown.h"
#include "client/models/games/pasur_words.h"
#include "client/models/words.h"
#include "client/translations/direction.h"

namespace cardroom::window {

using pasur::Pasur;

PasurModel::PasurModel(QObject* parent) : GameModel{parent}, m_shown{std::make_unique<Shown>()} {}

PasurModel::~PasurModel() = default;

void PasurModel::show(const table::v1::TableUpdate& update, const std::vector<table::v1::GameEvent>& events,
                      std::size_t fresh, const Cast& cast) {
  Shown& shown = *m_shown;
  shown.view = update.view().pasur();
  shown.legal.reset();
  if (update.has_legal_moves()) shown.legal = update.legal_moves().pasur();
  shown.events = events;
  // Of a game that is under way the cards lie there at once; a deal is seen from its first card.
  shown.fresh = cast.arrived && shown.view.plays() + shown.view.number() > 1 ? 0 : std::min(fresh, events.size());
  shown.seats = seatCards(update);
  shown.cast = cast;
  shown.paused = update.phase() == table::v1::PHASE_PAUSED;
  shown.over = shown.view.stage() == games::pasur::v1::STAGE_OVER;
  shown.slots = pasur::slotsOf(shown.view, shown.events);
  // A hint holds for its turn, whatever else is said meanwhile.
  if (std::exchange(shown.decision, update.decision()) != update.decision()) {
    shown.hinted.clear();
    shown.hintedCapture.clear();
  }
  showCards();
  Q_EMIT changed();
  Q_EMIT previewChanged();
}

void PasurModel::showCards() {
  const Shown& shown = *m_shown;
  cards()->show(pasur::cardsOf({.view = shown.view,
                                .own = shown.cast.youNow,
                                .legal = shown.legal ? &*shown.legal : nullptr,
                                .events = shown.events,
                                .fresh = shown.fresh,
                                .slots = shown.slots,
                                .order = shown.order,
                                .hinted = shown.hinted}));
}

int PasurModel::round() const {
  return static_cast<int>(m_shown->view.number());
}

int PasurModel::deal() const {
  return static_cast<int>(m_shown->view.handout());
}

int PasurModel::deals() const {
  return static_cast<int>(m_shown->view.handouts());
}

QString PasurModel::dealText() const {
  return deal() == 0 || over() ? QString{} : Pasur::tr("Deal %L1 of %L2").arg(deal()).arg(deals());
}

int PasurModel::target() const {
  return m_shown->target();
}

int PasurModel::deck() const {
  return static_cast<int>(m_shown->view.deck_size());
}

QString PasurModel::deckText() const {
  return deck() == 0 ? QString{} : Pasur::tr("%Ln left", "cards in the deck", deck());
}

int PasurModel::slots() const {
  return static_cast<int>(m_shown->slots.size());
}

QString PasurModel::poolText() const {
  const QStringList pool = pasur::codesOf(m_shown->view.pool());
  return pool.isEmpty() ? Pasur::tr("The pool is empty.")
                        : Pasur::tr("In the pool: %1.").arg(pasur::listed(pool, cardName));
}

QVariantList PasurModel::seats() const {
  const Shown& shown = *m_shown;
  QVariantList rows;
  for (int seat = 0; seat < shown.view.seats_size(); ++seat) {
    const auto& one = shown.view.seats(seat);
    const bool you = seat == shown.cast.you;
    const QString name = shown.cast.names.value(seat);
    const int taken = one.won_size() - one.surs_size();
    const int surs = one.surs_size();
    const int total = shown.total(seat);
    const QString points = Pasur::tr("%Ln point(s)", nullptr, total);
    const QString sursText = surs == 0 ? QString{} : Pasur::tr("%Ln sur(s)", nullptr, surs);
    QStringList said{points, Pasur::tr("%L1 in this round").arg(one.points())};
    if (surs > 0) said << sursText;
    rows << QVariantMap{
        {QStringLiteral("seat"), seat},
        {QStringLiteral("name"), you ? Pasur::tr("You") : name},
        {QStringLiteral("you"), you},
        {QStringLiteral("before"), one.before()},
        {QStringLiteral("total"), total},
        {QStringLiteral("gain"), one.points()},
        {QStringLiteral("taken"), taken},
        {QStringLiteral("takenText"), Pasur::tr("%Ln taken", "cards", taken)},
        {QStringLiteral("takenSpoken"), you ? Pasur::tr("You have taken %Ln card(s).", nullptr, taken)
                                            : Pasur::tr("%1 has taken %Ln card(s).", nullptr, taken).arg(name)},
        {QStringLiteral("surs"), surs},
        {QStringLiteral("sursText"), sursText},
        {QStringLiteral("sursSpoken"), you ? Pasur::tr("You have %Ln sur(s).", nullptr, surs)
                                           : Pasur::tr("%1 has %Ln sur(s).", nullptr, surs).arg(name)},
        {QStringLiteral("line"), surs == 0 ? points : Pasur::tr("%1, %2", "points, surs").arg(points, sursText)},
        {QStringLiteral("text"), Pasur::tr("%1: %2.", "a name, points")
                                     .arg(you ? Pasur::tr("You") : name, QLocale{}.createSeparatedList(said))}};
  }
  return rows;
}

QVariantList PasurModel::race() const {
  const QVariantList all = seats();
  const auto first = static_cast<qsizetype>(std::max(0, m_shown->cast.you));
  QVariantList rows;
  for (qsizetype i = 0; i < all.size(); ++i)
    rows << all[(first + i) % all.size()];
  return rows;
}

QVariantMap PasurModel::lastPlay() const {
  const Shown& shown = *m_shown;
  QVariantMap play;
  for (const auto& one : std::span{shown.events}.last(shown.fresh)) {
    const auto& event = one.pasur();
    if (event.has_played()) {
      play = {{QStringLiteral("seat"), event.played().seat()},
              {QStringLiteral("card"), cardCode(event.played().card())},
              {QStringLiteral("picks"), pasur::codesOf(event.played().picks())},
              {QStringLiteral("sur"), false},
              {QStringLiteral("cancelled"), QString{}},
              {QStringLiteral("cancelledSeat"), -1},
              {QStringLiteral("sweeper"), -1},
              {QStringLiteral("swept"), QStringList{}}};
    } else if (event.has_made_sur() && !play.isEmpty()) {
      play[QStringLiteral("sur")] = true;
      if (!event.made_sur().has_cancels()) continue;
      play[QStringLiteral("cancelled")] = cardCode(event.made_sur().cancelled());
      play[QStringLiteral("cancelledSeat")] = event.made_sur().cancels();
    } else if (event.has_swept() && !play.isEmpty()) {
      play[QStringLiteral("sweeper")] = event.swept().seat();
      play[QStringLiteral("swept")] = pasur::codesOf(event.swept().cards());
    }
  }
  return play;
}

QString PasurModel::surText() const {
  const Shown& shown = *m_shown;
  QString text;
  for (const auto& one : std::span{shown.events}.last(shown.fresh)) {
    if (one.pasur().has_played()) text.clear();
    if (one.pasur().has_made_sur()) text = pasur::surText(one.pasur().made_sur(), shown.cast);
  }
  return text;
}

bool PasurModel::over() const {
  return m_shown->over;
}

QString PasurModel::roundTitle() const {
  return Pasur::tr("Round %L1 is over.").arg(round());
}

QString PasurModel::roundText() const {
  const Shown& shown = *m_shown;
  if (shown.view.seats().empty()) return {};
  int best = shown.total(0);
  for (int seat = 1; seat < shown.view.seats_size(); ++seat)
    best = std::max(best, shown.total(seat));
  QList<int> leaders;
  for (int seat = 0; seat < shown.view.seats_size(); ++seat)
    if (shown.total(seat) == best) leaders << seat;
  QStringList sentences;
  if (leaders.size() > 1) {
    sentences << Pasur::tr("Nobody leads alone: %L1 each.").arg(best);
  } else if (leaders.front() == shown.cast.you) {
    sentences << Pasur::tr("You lead with %L1.").arg(best);
  } else {
    sentences << Pasur::tr("%2 leads with %L1.").arg(best).arg(shown.cast.names.value(leaders.front()));
  }
  sentences << (best >= target() ? Pasur::tr("Another round decides.")
                                 : Pasur::tr("The first to %L1 wins.").arg(target()));
  for (const auto& one : pasur::eventsOfRound(shown.events)) {
    if (!one.pasur().has_swept()) continue;
    const auto seat = one.pasur().swept().seat();
    sentences << (pasur::isYou(shown.cast, seat)
                      ? Pasur::tr("What was left in the pool went to you, who picked up last.")
                      : Pasur::tr("What was left in the pool went to %1, who picked up last.")
                            .arg(pasur::nameOf(shown.cast, seat)));
  }
  return inARow(sentences);
}

QVariantList PasurModel::sheet() const {
  return pasur::sheetOf(m_shown->view, m_shown->seats, m_shown->cast);
}

QVariantList PasurModel::rounds() const {
  return pasur::roundsOf(m_shown->view, m_shown->events, m_shown->cast);
}

QString PasurModel::verdict() const {
  return over() ? pasur::verdictOf(m_shown->view, m_shown->cast) : QString{};
}

QString PasurModel::reason() const {
  return over() ? Pasur::tr("After %Ln round(s).", nullptr, round()) : QString{};
}

QVariantList PasurModel::results() const {
  QVariantList rows = sheet();
  for (QVariant& one : rows) {
    QVariantMap row = one.toMap();
    row[QStringLiteral("winner")] = row[QStringLiteral("leads")];
    row[QStringLiteral("text")] = Pasur::tr("%1: %Ln point(s).", nullptr, row[QStringLiteral("total")].toInt())
                                      .arg(isolated(row[QStringLiteral("name")].toString()));
    one = row;
  }
  return rows;
}

QString PasurModel::progress() const {
  if (round() == 0) return {};
  return over() ? Pasur::tr("Game over") : Pasur::tr("Round %L1").arg(round());
}

int PasurModel::step() const {
  return over() ? deals() + 1 : deal();
}

int PasurModel::steps() const {
  return deals();
}

QList<Happening> PasurModel::happenings() const {
  return pasur::happeningsOf(m_shown->view, m_shown->events, m_shown->fresh, m_shown->cast, over());
}

QList<LogLine> PasurModel::log() const {
  return pasur::logOf(m_shown->view, m_shown->events, m_shown->cast);
}

Wording PasurModel::secondLine(int seat) const {
  const Wording last = pasur::lastPlayOf(m_shown->events, seat);
  const bool bot = !m_shown->seats.value(seat).person;
  if (!last.text.isEmpty() || bot || seat == m_shown->cast.you || over()) return last;
  const QString cards = Pasur::tr("%Ln card(s)", "in a hand", cardsHeld(seat));
  return {.text = cards, .spoken = cards};
}

int PasurModel::cardsHeld(int seat) const {
  return seat < m_shown->view.seats_size() ? static_cast<int>(m_shown->view.seats(seat).hand_size()) : 0;
}

QString PasurModel::pauseText() const {
  return m_shown->paused ? roundTitle() : QString{};
}

QString PasurModel::goOnText() const {
  return Pasur::tr("Next round");
}

}  // namespace cardroom::window
