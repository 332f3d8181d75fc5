#include "client/models/games/lucky_thirteen/lucky_thirteen_model.h"

#include <algorithm>
#include <utility>

#include "cardroom/table/v1/table.pb.h"
#include "client/models/games/lucky_thirteen/lucky_thirteen_cards.h"
#include "client/models/games/lucky_thirteen/lucky_thirteen_words.h"
#include "client/models/games/shown_game.h"

namespace cardroom::window {

using lucky_thirteen::kRounds;
using lucky_thirteen::kSeats;
using lucky_thirteen::LuckyThirteen;

namespace story = lucky_thirteen::story;

namespace {

/// Where a card of the hand goes: the zone of that name.
const QString kDiscards = QStringLiteral("discards");

}  // namespace

struct LuckyThirteenModel::Shown : ShownGame {
  std::optional<lucky_thirteen::View> view;
  std::optional<cardroom::lucky_thirteen::Moves> legal;
  std::vector<lucky_thirteen::story::Beat> beats;  ///< Of the events.
  lucky_thirteen::story::Beats fresh;              ///< Those that have just happened.

  std::optional<lucky_thirteen::Results> results() const { return view ? view->results : std::nullopt; }
  bool over() const { return view && view->stage == Stage::over; }
  int discards() const { return view ? view->discard_count : 0; }

  static bool isIn(CardSet cards, const QString& key) {
    const auto card = parse_card(key.toStdString());
    return card && cards.contains(*card);
  }
  bool canDiscard(const QString& key) const { return legal && isIn(legal->discards, key); }
};

LuckyThirteenModel::LuckyThirteenModel(QObject* parent) : GameModel{parent}, m_shown{std::make_unique<Shown>()} {}

LuckyThirteenModel::~LuckyThirteenModel() = default;

void LuckyThirteenModel::show(const table::v1::TableUpdate& update, const std::vector<table::v1::GameEvent>& events,
                              std::size_t fresh, const Cast& cast) {
  Shown& shown = *m_shown;
  shown.keep(update, events, cast);
  shown.view = story::view_of(update.view());
  shown.legal = update.has_legal_moves() ? story::moves_of(update.legal_moves()) : std::nullopt;
  shown.beats = story::beats_of(shown.events, shown.view ? story::draws_missed(*shown.view, shown.events) : 0);
  // Of a game that is under way the cards lie there at once; a deal is seen from its first card.
  if (cast.arrived && shown.discards() > 0) fresh = 0;
  shown.fresh = story::newest(shown.beats, shown.events, fresh);
  showCards();
  Q_EMIT changed();
}

void LuckyThirteenModel::showCards() {
  const Shown& shown = *m_shown;
  cards()->show(lucky_thirteen::cardsOf({.view = shown.view,
                                         .own = shown.cast.youNow,
                                         .playable = shown.legal ? shown.legal->discards : CardSet{},
                                         .fresh = shown.fresh,
                                         .order = shown.order,
                                         .hinted = shown.hinted}));
}

int LuckyThirteenModel::pileSize() const {
  return m_shown->view ? m_shown->view->pile_size() : 0;
}

QString LuckyThirteenModel::pileText() const {
  return LuckyThirteen::tr("%Ln in the pile", nullptr, pileSize());
}

bool LuckyThirteenModel::over() const {
  return m_shown->over();
}

QVariantList LuckyThirteenModel::results() const {
  if (!over()) return {};
  QVariantList rows = lucky_thirteen::resultsOf(*m_shown->view, m_shown->cast, m_shown->winners);
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
  return over() ? lucky_thirteen::verdictOf(*m_shown->results(), m_shown->cast, m_shown->winners) : QString{};
}

QString LuckyThirteenModel::reason() const {
  return over() ? lucky_thirteen::reasonOf(*m_shown->results(), m_shown->cast) : QString{};
}

int LuckyThirteenModel::steps() const {
  return kRounds;
}

int LuckyThirteenModel::step() const {
  if (over()) return kRounds + 1;
  return m_shown->view ? story::round_of(*m_shown->view) : 0;
}

QString LuckyThirteenModel::progress() const {
  if (step() == 0) return {};
  return over() ? LuckyThirteen::tr("Game over") : LuckyThirteen::tr("Round %L1 of %L2").arg(step()).arg(kRounds);
}

QString LuckyThirteenModel::prompt() const {
  return m_shown->legal ? LuckyThirteen::tr("Choose one card to give up.") : QString{};
}

QList<Happening> LuckyThirteenModel::happenings() const {
  return lucky_thirteen::happeningsOf(m_shown->fresh, m_shown->results(), m_shown->cast, m_shown->winners);
}

QList<LogLine> LuckyThirteenModel::log() const {
  return lucky_thirteen::logOf(m_shown->beats, m_shown->cast);
}

Wording LuckyThirteenModel::secondLine(int seat) const {
  if (over()) {
    const QString points =
        LuckyThirteen::tr("%Ln point(s)", nullptr, (*m_shown->results())[static_cast<std::size_t>(seat)].points);
    return {.text = points, .spoken = points};
  }
  const int discards = m_shown->discards();
  if (discards == 0) return {};
  const auto last = static_cast<std::size_t>(discards) - 1;
  if (story::seat_of_discard(last).index != seat) return {};
  const QString card = codeOf(m_shown->view->discards[last]);
  return {.text = LuckyThirteen::tr("Discarded %1").arg(plainStyled(card)),
          .spoken = LuckyThirteen::tr("Discarded the %1").arg(cardName(card))};
}

int LuckyThirteenModel::cardsHeld(int seat) const {
  return m_shown->view && seat >= 0 && seat < kSeats ? m_shown->view->hand_size(Seat{static_cast<std::uint8_t>(seat)})
                                                     : 0;
}

QList<Choice> LuckyThirteenModel::choicesFor(const QString& cardKey) const {
  if (!m_shown->canDiscard(cardKey)) return {};
  return {{.id = kDiscards, .text = LuckyThirteen::tr("Discard %1").arg(cardText(cardKey))}};
}

std::optional<table::v1::GameMove> LuckyThirteenModel::moveFor(const QString& cardKey, const QString& choice) const {
  if (choice != kDiscards || !m_shown->canDiscard(cardKey)) return std::nullopt;
  return story::message_of({parse_card(cardKey.toStdString()).value()});
}

QString LuckyThirteenModel::moveWanted() const {
  return LuckyThirteen::tr("Choose one card");
}

QString LuckyThirteenModel::whyNot(const QString& cardKey) const {
  if (over()) return LuckyThirteen::tr("The game is over.");
  if (!m_shown->legal) return LuckyThirteen::tr("It is not your turn.");
  if (!Shown::isIn(m_shown->view ? m_shown->view->hand : CardSet{}, cardKey))
    return LuckyThirteen::tr("Only a card of your own hand can be given up.");
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
  const auto advised = story::move_of(move);
  m_shown->hinted = advised ? codeOf(advised->discard) : QString{};
  showCards();
  return lucky_thirteen::hintWords(m_shown->hinted, reason.lucky_thirteen());
}

void LuckyThirteenModel::setHandOrder(Preferences::HandOrder order) {
  if (m_shown->order == order) return;
  m_shown->order = order;
  showCards();
}

}  // namespace cardroom::window
