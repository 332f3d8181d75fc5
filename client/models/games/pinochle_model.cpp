#include "client/models/games/pinochle_model.h"

#include <algorithm>
#include <utility>

#include "client/models/games/pinochle_cards.h"
#include "client/models/games/pinochle_shown.h"
#include "client/models/games/pinochle_words.h"

namespace cardroom::window {

using namespace games::pinochle::v1;  // NOLINT(google-build-using-namespace): the enumerators.
using pinochle::Pinochle;

PinochleModel::PinochleModel(QObject* parent) : GameModel{parent}, m_shown{std::make_unique<Shown>()} {}

PinochleModel::~PinochleModel() = default;

void PinochleModel::show(const table::v1::TableUpdate& update, const std::vector<table::v1::GameEvent>& events,
                         std::size_t fresh, const Cast& cast) {
  Shown& shown = *m_shown;
  shown.view = update.view().pinochle();
  shown.legal.reset();
  if (update.has_legal_moves()) shown.legal = update.legal_moves().pinochle();
  shown.events = events;
  // Of a game that is under way the cards lie there at once; a deal is seen from its first card.
  const bool under = shown.view.bids_size() + shown.view.plays_size() > 0 || shown.view.has_bid_winner();
  shown.fresh = cast.arrived && under ? 0 : std::min(fresh, events.size());
  shown.seats = seatCards(update);
  shown.cast = cast;
  shown.over = shown.view.stage() == STAGE_OVER;
  shown.winners.assign(update.winners().begin(), update.winners().end());
  shown.scores.assign(update.scores().begin(), update.scores().end());
  // What is made ready and hinted holds for its turn, whatever else is said meanwhile.
  if (std::exchange(shown.decision, update.decision()) != update.decision()) endThoughts();
  if (!shown.melds()) shown.meldsClosed = false;
  showCards();
  Q_EMIT changed();
  Q_EMIT previewChanged();
}

void PinochleModel::showCards() {
  Shown& shown = *m_shown;
  cards()->show(pinochle::cardsOf({.view = shown.view,
                                   .own = shown.cast.youNow,
                                   .legal = shown.legal ? &*shown.legal : nullptr,
                                   .fresh = std::span{shown.events}.last(shown.fresh),
                                   .order = shown.order,
                                   .hinted = shown.hintedCards,
                                   .marked = shown.marked,
                                   .sent = shown.sent,
                                   .before = cards()->cards()}));
}

QString PinochleModel::stage() const {
  const View& view = m_shown->view;
  if (view.stage() == STAGE_OVER) return QStringLiteral("over");
  if (view.stage() != STAGE_MOVES) return {};
  switch (view.phase()) {
    case PHASE_BIDDING: return QStringLiteral("bidding");
    case PHASE_TRUMP: return QStringLiteral("trump");
    case PHASE_TURNED: return QStringLiteral("turned");
    case PHASE_KEEPING: return QStringLiteral("keeping");
    case PHASE_TRICKS: return QStringLiteral("tricks");
    default: return {};
  }
}

QStringList PinochleModel::phases() const {
  QStringList words{Pinochle::tr("Bidding"), Pinochle::tr("Trump")};
  if (cutthroat()) words << Pinochle::tr("Keep 12");
  return words << Pinochle::tr("Melds") << Pinochle::tr("Tricks");
}

int PinochleModel::phase() const {
  const View& view = m_shown->view;
  if (view.stage() != STAGE_MOVES) return -1;
  switch (view.phase()) {
    case PHASE_BIDDING: return 0;
    case PHASE_TRUMP: return 1;
    case PHASE_TURNED:
    case PHASE_KEEPING: return 2;
    case PHASE_TRICKS: return !m_shown->melds() ? -1 : cutthroat() ? 3 : 2;
    default: return -1;
  }
}

QString PinochleModel::progress() const {
  if (m_shown->over) return Pinochle::tr("Game over");
  if (trick() == 0) return phase() < 0 ? QString{} : phases()[phase()];
  return Pinochle::tr("Trick %L1 of %L2").arg(trick()).arg(pinochle::kTricks);
}

int PinochleModel::step() const {
  return m_shown->over ? pinochle::kTricks + 1 : m_shown->melds() ? 0 : trick();
}

int PinochleModel::steps() const {
  return pinochle::kTricks;
}

QString PinochleModel::variant() const {
  QStringList options;
  if (cutthroat()) options << Pinochle::tr("cut-throat");
  if (!m_shown->additional()) options << Pinochle::tr("usual melds only");
  return options.join(Pinochle::tr(", ", "between options"));
}

bool PinochleModel::cutthroat() const {
  return m_shown->view.rules().cutthroat();
}

int PinochleModel::stock() const {
  return static_cast<int>(m_shown->view.stock_size());
}

bool PinochleModel::over() const {
  return m_shown->over;
}

// --- Cut-throat

QVariantList PinochleModel::turned() const {
  const Shown& shown = *m_shown;
  QVariantList rows;
  for (const TableCard& card : cards()->cards()) {
    if (card.zone != QLatin1StringView{"turned"}) continue;
    const int points = shown.meldsOf(shown.hand() << card.card, shown.trump()).points();
    const bool mine = !shown.hand().isEmpty();
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
  for (int seat = 0; seat < shown.view.seats_size(); ++seat)
    rows << pinochle::seatRow(shown.view, seat, shown.cast);
  return rows;
}

bool PinochleModel::meldsOpen() const {
  return m_shown->melds() && !m_shown->meldsClosed;
}

QString PinochleModel::meldsNote() const {
  const Shown& shown = *m_shown;
  if (!shown.melds()) return {};
  const auto bidder = static_cast<int>(shown.view.bid_winner());
  const pinochle::rules::Reckoning reckoning = pinochle::reckoningOf(shown.view, bidder);
  if (reckoning.bid == 0) return Pinochle::tr("Nobody has bid, so more points win.");
  const bool you = bidder == shown.cast.you;
  const QString name = shown.cast.names.value(bidder);
  if (reckoning.missing() == 0)
    return you ? Pinochle::tr("Your melds make your bid.") : Pinochle::tr("%1’s melds make the bid.").arg(name);
  return you ? Pinochle::tr("%L1 more from the tricks and your bid is made.").arg(reckoning.missing())
             : Pinochle::tr("%L1 more from the tricks and %2’s bid is made.").arg(reckoning.missing()).arg(name);
}

int PinochleModel::trick() const {
  const Shown& shown = *m_shown;
  if (!shown.inTricks()) return 0;
  return shown.melds() ? 0 : std::min(shown.view.plays_size() / 2 + 1, pinochle::kTricks);
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
  const auto fresh = std::span{shown.events}.last(shown.fresh);
  const int trick = shown.view.plays_size() / 2 - 1;
  const auto won = std::ranges::find_if(fresh.rbegin(), fresh.rend(),
                                        [](const auto& one) { return one.pinochle().has_won_trick(); });
  if (won == fresh.rend() || trick < 0) return {};
  // It is on top of what its winner has taken.
  const auto winner = static_cast<int>(won->pinochle().won_trick().seat());
  QStringList keys{QString{}, QString{}};
  for (const TableCard& card : cards()->cards())
    if (card.zone == QLatin1StringView{"taken"} && card.seat == winner && card.place >= card.places - 2)
      keys[card.place - card.places + 2] = card.key;
  return {{QStringLiteral("leader"), pinochle::leaderOf(shown.view, trick)},
          {QStringLiteral("winner"), winner},
          {QStringLiteral("you"), winner == shown.cast.you},
          {QStringLiteral("cards"), keys},
          {QStringLiteral("points"), won->pinochle().won_trick().points()},
          {QStringLiteral("text"), pinochle::trickSentence(won->pinochle().won_trick(), shown.cast)}};
}

// --- What is told

QList<Happening> PinochleModel::happenings() const {
  const Shown& shown = *m_shown;
  const bool won = shown.cast.you >= 0 && std::ranges::find(shown.winners, shown.cast.you) != shown.winners.end();
  return pinochle::happeningsOf(shown.view, shown.events, shown.fresh, shown.cast, verdict(), won);
}

QList<LogLine> PinochleModel::log() const {
  return pinochle::logOf(m_shown->view, m_shown->events, m_shown->cast);
}

Wording PinochleModel::secondLine(int seat) const {
  return m_shown->over ? Wording{} : pinochle::lastDoneOf(m_shown->view, m_shown->events, seat);
}

int PinochleModel::cardsHeld(int seat) const {
  return seat < m_shown->view.seats_size() ? static_cast<int>(m_shown->view.seats(seat).hand_size()) : 0;
}

// --- The end

QString PinochleModel::verdict() const {
  const Shown& shown = *m_shown;
  return shown.over ? pinochle::verdictOf(shown.view, shown.winners, shown.scores, shown.cast) : QString{};
}

QString PinochleModel::reason() const {
  const Shown& shown = *m_shown;
  return shown.over ? pinochle::reasonOf(shown.view, shown.winners, shown.scores, shown.cast) : QString{};
}

QVariantList PinochleModel::results() const {
  const Shown& shown = *m_shown;
  return shown.over ? pinochle::resultsOf(shown.view, shown.winners, shown.scores, shown.seats, shown.cast)
                    : QVariantList{};
}

}  // namespace cardroom::window
