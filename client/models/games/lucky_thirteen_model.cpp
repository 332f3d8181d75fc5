#include "client/models/games/lucky_thirteen_model.h"

#include <algorithm>
#include <utility>

#include "cardroom/table/v1/table.pb.h"
#include "client/models/card_words.h"
#include "client/models/games/lucky_thirteen_cards.h"
#include "client/models/games/lucky_thirteen_words.h"
#include "client/models/seat_cards.h"

namespace cardroom::window {

using lucky_thirteen::kRounds;
using lucky_thirteen::kSeats;
using lucky_thirteen::LuckyThirteen;

namespace {

/// Where a card of the hand goes: the zone of that name.
const QString kDiscards = QStringLiteral("discards");

}  // namespace

struct LuckyThirteenModel::Shown {
  games::lucky_thirteen::v1::View view;
  std::optional<games::lucky_thirteen::v1::Moves> legal;
  std::vector<table::v1::GameEvent> events;
  std::size_t fresh = 0;
  QList<SeatCard> seats;
  QList<int> winners;
  Cast cast;
  std::uint64_t decision = 0;  ///< The turn that `hinted` is about.
  QString hinted;
  Preferences::HandOrder order = Preferences::BySuit;

  bool over() const { return view.results_size() == kSeats; }

  /// Of the wire; 0: not in the hand.
  int inHand(const QString& key) const {
    const auto found = std::ranges::find(view.hand(), key, cardCode);
    return found == view.hand().end() ? 0 : *found;
  }

  bool canDiscard(const QString& key) const {
    return legal && std::ranges::find(legal->discards(), key, cardCode) != legal->discards().end();
  }
};

LuckyThirteenModel::LuckyThirteenModel(QObject* parent) : GameModel{parent}, m_shown{std::make_unique<Shown>()} {}

LuckyThirteenModel::~LuckyThirteenModel() = default;

void LuckyThirteenModel::show(const table::v1::TableUpdate& update, const std::vector<table::v1::GameEvent>& events,
                              std::size_t fresh, const Cast& cast) {
  Shown& shown = *m_shown;
  shown.view = update.view().lucky_thirteen();
  shown.legal.reset();
  if (update.has_legal_moves()) shown.legal = update.legal_moves().lucky_thirteen();
  shown.events = events;
  // Of a game that is under way the cards lie there at once; a deal is seen from its first card.
  shown.fresh = cast.arrived && !shown.view.discards().empty() ? 0 : std::min(fresh, events.size());
  shown.seats = seatCards(update);
  shown.winners.clear();
  for (const std::uint32_t winner : update.winners())
    shown.winners << static_cast<int>(winner);
  shown.cast = cast;
  // A hint holds for its turn, whatever else is said meanwhile.
  if (std::exchange(shown.decision, update.decision()) != update.decision()) shown.hinted.clear();
  showCards();
  Q_EMIT changed();
}

void LuckyThirteenModel::showCards() {
  const Shown& shown = *m_shown;
  cards()->show(lucky_thirteen::cardsOf({.view = shown.view,
                                         .own = shown.cast.youNow,
                                         .legal = shown.legal ? &*shown.legal : nullptr,
                                         .fresh = std::span{shown.events}.last(shown.fresh),
                                         .order = shown.order,
                                         .hinted = shown.hinted}));
}

int LuckyThirteenModel::pileSize() const {
  return static_cast<int>(m_shown->view.pile_size());
}

QString LuckyThirteenModel::pileText() const {
  return LuckyThirteen::tr("%Ln in the pile", nullptr, pileSize());
}

bool LuckyThirteenModel::over() const {
  return m_shown->over();
}

QVariantList LuckyThirteenModel::results() const {
  if (!over()) return {};
  QVariantList rows = lucky_thirteen::resultsOf(m_shown->view, m_shown->cast, m_shown->winners);
  for (QVariant& row : rows) {
    QVariantMap map = row.toMap();
    const SeatCard seat = m_shown->seats.value(map.value(QStringLiteral("seat")).toInt());
    map.insert(QStringLiteral("person"), seat.person);
    map.insert(QStringLiteral("botType"), seat.botType);
    map.insert(QStringLiteral("secondLine"), seat.you      ? LuckyThirteen::tr("You")
                                             : seat.person ? QString{}
                                                           : seat.secondLine);
    row = map;
  }
  return rows;
}

QString LuckyThirteenModel::verdict() const {
  return over() ? lucky_thirteen::verdictOf(m_shown->view, m_shown->cast, m_shown->winners) : QString{};
}

QString LuckyThirteenModel::reason() const {
  return over() ? lucky_thirteen::reasonOf(m_shown->view, m_shown->cast) : QString{};
}

int LuckyThirteenModel::steps() const {
  return kRounds;
}

int LuckyThirteenModel::step() const {
  if (m_shown->view.public_cards().empty()) return 0;
  if (over()) return kRounds + 1;
  return std::min(m_shown->view.discards_size() / kSeats + 1, kRounds);
}

QString LuckyThirteenModel::progress() const {
  if (step() == 0) return {};
  return over() ? LuckyThirteen::tr("Game over") : LuckyThirteen::tr("Round %L1 of %L2").arg(step()).arg(kRounds);
}

QString LuckyThirteenModel::prompt() const {
  return m_shown->legal ? LuckyThirteen::tr("Choose one card to give up.") : QString{};
}

QList<Happening> LuckyThirteenModel::happenings() const {
  return lucky_thirteen::happeningsOf(m_shown->view, m_shown->events, m_shown->fresh, m_shown->cast, m_shown->winners);
}

QList<LogLine> LuckyThirteenModel::log() const {
  return lucky_thirteen::logOf(m_shown->view, m_shown->events, m_shown->cast);
}

Wording LuckyThirteenModel::secondLine(int seat) const {
  const auto& view = m_shown->view;
  if (over()) {
    const QString points = LuckyThirteen::tr("%Ln point(s)", nullptr, view.results(seat).points());
    return {.text = points, .spoken = points};
  }
  if (view.discards().empty() || (view.discards_size() - 1) % kSeats != seat) return {};
  const QString card = cardCode(view.discards(view.discards_size() - 1));
  return {.text = LuckyThirteen::tr("Discarded %1").arg(cardStyled(card, false)),
          .spoken = LuckyThirteen::tr("Discarded the %1").arg(cardName(card))};
}

int LuckyThirteenModel::cardsHeld(int seat) const {
  const auto& sizes = m_shown->view.hand_sizes();
  return seat < sizes.size() ? static_cast<int>(sizes[seat]) : 0;
}

QList<Choice> LuckyThirteenModel::choicesFor(const QString& cardKey) const {
  if (!m_shown->canDiscard(cardKey)) return {};
  return {{.id = kDiscards, .text = LuckyThirteen::tr("Discard %1").arg(cardText(cardKey))}};
}

std::optional<table::v1::GameMove> LuckyThirteenModel::moveFor(const QString& cardKey, const QString& choice) const {
  if (choice != kDiscards || !m_shown->canDiscard(cardKey)) return std::nullopt;
  table::v1::GameMove move;
  move.mutable_lucky_thirteen()->set_discard(static_cast<cards::v1::Card>(m_shown->inHand(cardKey)));
  return move;
}

QString LuckyThirteenModel::moveWanted() const {
  return LuckyThirteen::tr("Choose one card");
}

QString LuckyThirteenModel::whyNot(const QString& cardKey) const {
  if (over()) return LuckyThirteen::tr("The game is over.");
  if (!m_shown->legal) return LuckyThirteen::tr("It is not your turn.");
  if (m_shown->inHand(cardKey) == 0) return LuckyThirteen::tr("Only a card of your own hand can be given up.");
  return {};
}

QString LuckyThirteenModel::turnText(int secondsLeft) const {
  return secondsLeft < 0 ? LuckyThirteen::tr("Your turn. Choose one of three cards to discard.")
                         : LuckyThirteen::tr("Your turn, %Ln second(s). Choose one of three cards to discard.", nullptr,
                                             secondsLeft);
}

QString LuckyThirteenModel::selectedText(const QString& cardKey) const {
  return LuckyThirteen::tr("Selected %1. Press Enter to discard.").arg(cardName(cardKey));
}

Wording LuckyThirteenModel::showHint(const table::v1::GameMove& move, const table::v1::GameHint& reason) {
  m_shown->hinted = cardCode(move.lucky_thirteen().discard());
  showCards();
  return lucky_thirteen::hintWords(m_shown->hinted, reason.lucky_thirteen());
}

void LuckyThirteenModel::setHandOrder(Preferences::HandOrder order) {
  if (m_shown->order == order) return;
  m_shown->order = order;
  showCards();
}

}  // namespace cardroom::window
