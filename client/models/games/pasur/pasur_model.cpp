#include "client/models/games/pasur/pasur_model.h"

#include <QLocale>
#include <algorithm>
#include <utility>

#include "client/models/games/pasur/pasur_cards.h"
#include "client/models/games/pasur/pasur_shown.h"
#include "client/models/games/pasur/pasur_words.h"
#include "client/models/words.h"
#include "client/translations/direction.h"

namespace cardroom::window {

using pasur::Pasur;

PasurModel::PasurModel(QObject* parent) : GameModel{parent}, m_shown{std::make_unique<Shown>()} {}

PasurModel::~PasurModel() = default;

void PasurModel::show(const table::v1::TableUpdate& update, const std::vector<table::v1::GameEvent>& events,
                      std::size_t fresh, const Cast& cast) {
  Shown& shown = *m_shown;
  if (shown.keep(update, events, cast)) shown.hintedCapture.clear();
  const auto view = pasur::story::view_of(update.view());
  shown.table = view.table;
  shown.hand = view.hand;
  shown.scores = pasur::story::scores_of(shown.table);
  shown.legal = update.has_legal_moves() ? pasur::story::moves_of(update.legal_moves()) : std::nullopt;
  shown.beats = pasur::story::beats_of(shown.events, shown.table.seats);
  // Of a game that is under way the cards lie there at once; a deal is seen from its first card.
  if (cast.arrived && shown.table.plays + shown.table.number > 1) fresh = 0;
  shown.fresh = pasur::story::newest(shown.beats, shown.events, fresh);
  shown.over = shown.table.stage == Stage::over;
  shown.slots = pasur::slotsOf(shown.table, pasur::story::newest_round(shown.beats));
  showCards();
  Q_EMIT changed();
  Q_EMIT previewChanged();
}

void PasurModel::showCards() {
  const Shown& shown = *m_shown;
  cards()->show(pasur::cardsOf({.table = shown.table,
                                .hand = shown.hand,
                                .own = shown.cast.youNow,
                                .playable = shown.legal ? shown.legal->hand : CardSet{},
                                .round = pasur::story::newest_round(shown.beats),
                                .fresh = shown.fresh,
                                .slots = shown.slots,
                                .order = shown.order,
                                .hinted = shown.hinted}));
}

int PasurModel::round() const {
  return m_shown->table.number;
}

int PasurModel::deal() const {
  return m_shown->table.handout();
}

int PasurModel::deals() const {
  return pasur::story::deals_in(m_shown->table);
}

QString PasurModel::dealText() const {
  return deal() == 0 || over() ? QString{} : Pasur::tr("Deal %L1 of %L2").arg(deal()).arg(deals());
}

int PasurModel::target() const {
  return m_shown->table.rules.target;
}

int PasurModel::deck() const {
  return pasur::story::deck_size(m_shown->table);
}

QString PasurModel::deckText() const {
  return deck() == 0 ? QString{} : Pasur::tr("%Ln left", "cards in the deck", deck());
}

int PasurModel::slots() const {
  return static_cast<int>(m_shown->slots.size());
}

QString PasurModel::poolText() const {
  const QStringList pool = codesOf(m_shown->table.pool_cards());
  return pool.isEmpty() ? Pasur::tr("The pool is empty.") : Pasur::tr("In the pool: %1.").arg(listed(pool, cardName));
}

QVariantList PasurModel::seats() const {
  const Shown& shown = *m_shown;
  QVariantList rows;
  const auto gains = shown.table.points();
  for (std::size_t one = 0; one < shown.scores.size(); ++one) {
    const auto seat = static_cast<int>(one);
    const bool you = seat == shown.cast.you;
    const QString name = shown.cast.names.value(seat);
    const auto [total, surs] = shown.scores[one];
    const int taken = static_cast<int>(shown.table.won[one].size()) - surs;
    const int gain = gains[one];
    const QString points = Pasur::tr("%Ln point(s)", nullptr, total);
    const QString sursText = surs == 0 ? QString{} : Pasur::tr("%Ln sur(s)", nullptr, surs);
    QStringList said{points, Pasur::tr("%L1 in this round").arg(gain)};
    if (surs > 0) said << sursText;
    rows << QVariantMap{
        {QStringLiteral("seat"), seat},
        {QStringLiteral("name"), you ? Pasur::tr("You") : name},
        {QStringLiteral("you"), you},
        {QStringLiteral("before"), int{shown.table.totals[one]}},
        {QStringLiteral("total"), total},
        {QStringLiteral("gain"), gain},
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
  for (const auto& beat : shown.fresh) {
    if (const auto* played = std::get_if<cardroom::pasur::Played>(&beat.event)) {
      play = {{QStringLiteral("seat"), int{played->seat.index}},
              {QStringLiteral("card"), codeOf(played->card)},
              {QStringLiteral("picks"), codesOf(played->picks)},
              {QStringLiteral("sur"), false},
              {QStringLiteral("cancelled"), QString{}},
              {QStringLiteral("cancelledSeat"), -1},
              {QStringLiteral("sweeper"), -1},
              {QStringLiteral("swept"), QStringList{}}};
    } else if (const auto* sur = std::get_if<cardroom::pasur::MadeSur>(&beat.event); sur && !play.isEmpty()) {
      play[QStringLiteral("sur")] = true;
      if (!sur->cancels || !sur->cancelled) continue;
      play[QStringLiteral("cancelled")] = codeOf(*sur->cancelled);
      play[QStringLiteral("cancelledSeat")] = int{sur->cancels->index};
    } else if (const auto* swept = std::get_if<cardroom::pasur::Swept>(&beat.event); swept && !play.isEmpty()) {
      play[QStringLiteral("sweeper")] = int{swept->seat.index};
      play[QStringLiteral("swept")] = codesOf(swept->cards);
    }
  }
  return play;
}

QString PasurModel::surText() const {
  QString text;
  for (const auto& beat : m_shown->fresh) {
    if (std::holds_alternative<cardroom::pasur::Played>(beat.event)) text.clear();
    if (const auto* sur = std::get_if<cardroom::pasur::MadeSur>(&beat.event))
      text = pasur::surText(*sur, m_shown->cast);
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
  const auto leaders = pasur::story::leaders(shown.table);
  if (leaders.empty()) return {};
  const int leader = leaders.front().index;
  const int best = shown.scores[leaders.front().index].total;
  QStringList sentences;
  if (leaders.size() > 1) {
    sentences << Pasur::tr("Nobody leads alone: %L1 each.").arg(best);
  } else if (leader == shown.cast.you) {
    sentences << Pasur::tr("You lead with %L1.").arg(best);
  } else {
    sentences << Pasur::tr("%2 leads with %L1.").arg(best).arg(shown.cast.names.value(leader));
  }
  sentences << (best >= target() ? Pasur::tr("Another round decides.")
                                 : Pasur::tr("The first to %L1 wins.").arg(target()));
  for (const auto& beat : pasur::story::newest_round(shown.beats)) {
    const auto* swept = std::get_if<cardroom::pasur::Swept>(&beat.event);
    if (swept == nullptr) continue;
    const Seat seat = swept->seat;
    sentences
        << (isYou(shown.cast, seat)
                ? Pasur::tr("What was left in the pool went to you, who picked up last.")
                : Pasur::tr("What was left in the pool went to %1, who picked up last.").arg(nameOf(shown.cast, seat)));
  }
  return inARow(sentences);
}

QVariantList PasurModel::sheet() const {
  return pasur::sheetOf(m_shown->table, m_shown->seats, m_shown->cast);
}

QVariantList PasurModel::rounds() const {
  return pasur::roundsOf(m_shown->table, m_shown->beats, m_shown->cast);
}

QString PasurModel::verdict() const {
  return over() ? pasur::verdictOf(m_shown->table, m_shown->cast) : QString{};
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
  return pasur::happeningsOf(m_shown->table, m_shown->fresh, m_shown->cast);
}

QList<LogLine> PasurModel::log() const {
  return pasur::logOf(m_shown->table, m_shown->beats, m_shown->cast);
}

Wording PasurModel::secondLine(int seat) const {
  const Wording last = pasur::lastPlayOf(m_shown->beats, seat);
  const bool bot = !m_shown->seats.value(seat).person;
  if (!last.text.isEmpty() || bot || seat == m_shown->cast.you || over()) return last;
  const QString cards = Pasur::tr("%Ln card(s)", "in a hand", cardsHeld(seat));
  return {.text = cards, .spoken = cards};
}

int PasurModel::cardsHeld(int seat) const {
  const auto one = static_cast<std::uint8_t>(seat);
  return one < m_shown->table.seats ? m_shown->table.hand_size(Seat{one}) : 0;
}

QString PasurModel::pauseText() const {
  return m_shown->paused ? roundTitle() : QString{};
}

QString PasurModel::goOnText() const {
  return Pasur::tr("Next round");
}

}  // namespace cardroom::window
