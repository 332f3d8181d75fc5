#include "client/models/games/pinochle/pinochle_model.h"

#include <algorithm>
#include <utility>

#include "client/models/games/pinochle/pinochle_cards.h"
#include "client/models/games/pinochle/pinochle_shown.h"
#include "client/models/games/pinochle/pinochle_words.h"

namespace cardroom::window {

using pinochle::Phase;
using pinochle::Pinochle;

namespace rules = pinochle::rules;
namespace story = pinochle::story;

PinochleModel::PinochleModel(QObject* parent) : GameModel{parent}, m_shown{std::make_unique<Shown>()} {}

PinochleModel::~PinochleModel() = default;

void PinochleModel::show(const table::v1::TableUpdate& update, const std::vector<table::v1::GameEvent>& events,
                         std::size_t fresh, const Cast& cast) {
  Shown& shown = *m_shown;
  const bool otherTurn = shown.keep(update, events, cast);
  const auto view = story::view_of(update.view());
  shown.known = view.has_value();
  shown.table = view ? view->table : rules::Table{};
  shown.hand = view ? view->hand : rules::Cards{};
  shown.legal = update.has_legal_moves() ? story::moves_of(update.legal_moves()) : std::nullopt;
  shown.beats = story::beats_of(shown.events, shown.table);
  // Of a game that is under way the cards lie there at once; a deal is seen from its first card.
  const bool under = shown.table.bids.count > 0 || shown.table.has_bid_winner();
  shown.fresh = story::newest(shown.beats, shown.events, cast.arrived && under ? 0 : fresh);
  // What is made ready and hinted holds for its turn, whatever else is said meanwhile.
  if (otherTurn) endThoughts();
  if (!shown.melds()) shown.meldsClosed = false;
  showCards();
  Q_EMIT changed();
  Q_EMIT previewChanged();
}

void PinochleModel::showCards() {
  Shown& shown = *m_shown;
  cards()->show(pinochle::cardsOf({.table = shown.table,
                                   .hand = shown.hand,
                                   .own = shown.cast.youNow,
                                   .playable = shown.keeps() || shown.plays() ? shown.legal->cards.kinds() : CardSet{},
                                   .takes = shown.asks(Phase::turned),
                                   .fresh = shown.fresh,
                                   .order = shown.order,
                                   .hinted = shown.hintedCards,
                                   .marked = shown.marked,
                                   .sent = shown.sent,
                                   .before = cards()->cards()}));
}

QString PinochleModel::stage() const {
  if (m_shown->over()) return QStringLiteral("over");
  if (m_shown->table.stage != Stage::moves) return {};
  switch (m_shown->table.phase) {
    case Phase::bidding: return QStringLiteral("bidding");
    case Phase::trump: return QStringLiteral("trump");
    case Phase::turned: return QStringLiteral("turned");
    case Phase::keeping: return QStringLiteral("keeping");
    case Phase::tricks: break;
  }
  return QStringLiteral("tricks");
}

QStringList PinochleModel::phases() const {
  QStringList words{Pinochle::tr("Bidding"), Pinochle::tr("Trump")};
  if (cutthroat()) words << Pinochle::tr("Keep 12");
  return words << Pinochle::tr("Melds") << Pinochle::tr("Tricks");
}

int PinochleModel::phase() const {
  if (m_shown->table.stage != Stage::moves) return -1;
  switch (m_shown->table.phase) {
    case Phase::bidding: return 0;
    case Phase::trump: return 1;
    case Phase::turned:
    case Phase::keeping: return 2;
    case Phase::tricks: break;
  }
  return !m_shown->melds() ? -1 : cutthroat() ? 3 : 2;
}

QString PinochleModel::progress() const {
  if (m_shown->over()) return Pinochle::tr("Game over");
  if (trick() == 0) return phase() < 0 ? QString{} : phases()[phase()];
  return Pinochle::tr("Trick %L1 of %L2").arg(trick()).arg(rules::kTricks);
}

int PinochleModel::step() const {
  return m_shown->over() ? rules::kTricks + 1 : m_shown->melds() ? 0 : trick();
}

int PinochleModel::steps() const {
  return rules::kTricks;
}

QString PinochleModel::variant() const {
  QStringList options;
  if (cutthroat()) options << Pinochle::tr("cut-throat");
  if (!m_shown->table.rules.additional) options << Pinochle::tr("usual melds only");
  return options.join(Pinochle::tr(", ", "between options"));
}

bool PinochleModel::cutthroat() const {
  return m_shown->table.rules.cutthroat;
}

int PinochleModel::stock() const {
  return m_shown->known ? m_shown->table.stock_size() : 0;
}

bool PinochleModel::over() const {
  return m_shown->over();
}

// --- Cut-throat

QVariantList PinochleModel::turned() const {
  const Shown& shown = *m_shown;
  QVariantList rows;
  for (const TableCard& card : cards()->cards()) {
    if (card.zone != QLatin1StringView{"turned"}) continue;
    const int points = shown.meldsOf(shown.hand + pinochle::cardsOf({card.card})).points();
    const bool mine = !shown.hand.empty();
    rows << QVariantMap{
        {QStringLiteral("key"), card.key},
        {QStringLiteral("card"), card.card},
        {QStringLiteral("place"), card.place},
        {QStringLiteral("points"), points},
        {QStringLiteral("text"), mine ? Pinochle::tr("melds %L1", "points").arg(points) : QString{}},
        {QStringLiteral("spoken"),
         mine ? Pinochle::tr("With the %1 your melds are worth %Ln point(s).", nullptr, points).arg(cardName(card.card))
              : cardName(card.card)}};
  }
  std::ranges::sort(rows, {}, [](const QVariant& row) { return row.toMap()[QStringLiteral("place")].toInt(); });
  return rows;
}

// --- Melds and tricks

QVariantList PinochleModel::seats() const {
  const Shown& shown = *m_shown;
  QVariantList rows;
  for (int seat = 0; shown.known && seat < rules::kSeats; ++seat)
    rows << pinochle::seatRow(shown.table, seat, shown.cast);
  return rows;
}

bool PinochleModel::meldsOpen() const {
  return m_shown->melds() && !m_shown->meldsClosed;
}

QString PinochleModel::meldsNote() const {
  const Shown& shown = *m_shown;
  if (!shown.melds()) return {};
  const int bidder = shown.table.bid_winner().index;
  const rules::Reckoning reckoning = shown.table.reckoning(shown.table.bid_winner());
  if (reckoning.bid == 0) return Pinochle::tr("Nobody has bid, so more points win.");
  const bool you = bidder == shown.cast.you;
  const QString name = shown.cast.names.value(bidder);
  if (reckoning.missing() == 0)
    return you ? Pinochle::tr("Your melds make your bid.") : Pinochle::tr("%1’s melds make the bid.").arg(name);
  return you ? Pinochle::tr("%L1 more from the tricks and your bid is made.").arg(reckoning.missing())
             : Pinochle::tr("%L1 more from the tricks and %2’s bid is made.").arg(reckoning.missing()).arg(name);
}

int PinochleModel::trick() const {
  return !m_shown->inTricks() || m_shown->melds() ? 0 : story::trick_of(m_shown->table);
}

QVariantMap PinochleModel::led() const {
  for (const TableCard& card : cards()->cards()) {
    if (card.zone != QLatin1StringView{"trick"}) continue;
    const Cast acting = m_shown->cast.duringLast(m_shown->events, [&card](const auto& one) {
      return one.pinochle().has_played() && static_cast<int>(one.pinochle().played().seat()) == card.seat;
    });
    return {{QStringLiteral("key"), card.key},
            {QStringLiteral("card"), card.card},
            {QStringLiteral("seat"), card.seat},
            {QStringLiteral("you"), card.seat == m_shown->cast.you},
            {QStringLiteral("text"), acting.isYou(card.seat)
                                         ? Pinochle::tr("You led", "above a card")
                                         : Pinochle::tr("%1 led", "above a card").arg(acting.name(card.seat))}};
  }
  return {};
}

QVariantMap PinochleModel::lastTrick() const {
  const Shown& shown = *m_shown;
  const auto last = std::find_if(shown.fresh.rbegin(), shown.fresh.rend(), [](const story::Beat& beat) {
    return std::holds_alternative<rules::WonTrick>(beat.event);
  });
  if (last == shown.fresh.rend() || shown.table.tricks() == 0) return {};
  const auto& won = std::get<rules::WonTrick>(last->event);
  // It is on top of what its winner has taken.
  const int winner = won.seat.index;
  QStringList keys{QString{}, QString{}};
  for (const TableCard& card : cards()->cards())
    if (card.zone == QLatin1StringView{"taken"} && card.seat == winner && card.place >= card.places - 2)
      keys[card.place - card.places + 2] = card.key;
  return {
      {QStringLiteral("leader"), int{shown.table.leader(static_cast<std::uint8_t>(shown.table.tricks() - 1)).index}},
      {QStringLiteral("winner"), winner},
      {QStringLiteral("you"), winner == shown.cast.you},
      {QStringLiteral("cards"), keys},
      {QStringLiteral("points"), int{won.points}},
      {QStringLiteral("text"), pinochle::trickSentence(won, shown.cast)}};
}

// --- What is told

QList<Happening> PinochleModel::happenings() const {
  const Shown& shown = *m_shown;
  return pinochle::happeningsOf(shown.fresh, shown.cast, verdict(), shown.winners.contains(shown.cast.you));
}

QList<LogLine> PinochleModel::log() const {
  return pinochle::logOf(m_shown->beats, m_shown->cast);
}

Wording PinochleModel::secondLine(int seat) const {
  return m_shown->over() ? Wording{} : pinochle::lastDoneOf(m_shown->table, m_shown->beats, seat);
}

int PinochleModel::cardsHeld(int seat) const {
  return seat < rules::kSeats ? m_shown->table.hand_size(Seat{static_cast<std::uint8_t>(seat)}) : 0;
}

// --- The end

QString PinochleModel::verdict() const {
  const Shown& shown = *m_shown;
  return shown.over() ? pinochle::verdictOf(shown.table, shown.winners, shown.cast) : QString{};
}

QString PinochleModel::reason() const {
  const Shown& shown = *m_shown;
  return shown.over() ? pinochle::reasonOf(shown.table, shown.winners, shown.cast) : QString{};
}

QVariantList PinochleModel::results() const {
  const Shown& shown = *m_shown;
  return shown.over() ? pinochle::resultsOf(shown.table, shown.winners, shown.seats, shown.cast) : QVariantList{};
}

}  // namespace cardroom::window
