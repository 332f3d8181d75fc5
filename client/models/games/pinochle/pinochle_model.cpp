#include "client/models/games/pinochle/pinochle_model.h"

#include <QtGlobal>
#include <array>

#include "client/models/games/pinochle/pinochle_lesson.h"
#include "client/models/kinds.h"
#include "common/games/pinochle/pinochle_facts.h"

namespace cardroom::window {

using pinochle::Phase;

namespace story = pinochle::story;

void PinochleModel::show(const table::v1::TableUpdate& update, const std::vector<table::v1::GameEvent>& events,
                         std::size_t fresh, const Cast& cast) {
  PinochleShown& shown = m_shown;
  const pinochle::Moment looked = shown.moment();
  const bool otherTurn = shown.keep(update, events, cast);
  const auto view = story::view_of(update.view());
  shown.known = view.has_value();
  shown.table = view ? view->table : pinochle::Table{};
  shown.hand = view ? view->hand : pinochle::rules::Cards{};
  shown.dealt = view ? view->dealt : pinochle::rules::Cards{};
  shown.legal = update.has_legal_moves() ? story::moves_of(update.legal_moves()) : std::nullopt;
  shown.beats = story::beats_of(shown.events, shown.table);
  // If we join a game in progress, the cards appear in place; a new deal is animated from its first card.
  const bool under = shown.table.bids.count > 0 || shown.table.has_bid_winner();
  shown.fresh = story::newest(shown.beats, shown.events, cast.arrived && under ? 0 : fresh);
  shown.seen = shown.moment() == looked ? pinochle::Moment::none : looked;
  // The hint and whatever the person has prepared survive updates until the turn ends.
  if (otherTurn) pinochle::begin(shown);
  pinochle::layCards(shown, *cards());
  Q_EMIT changed();
  Q_EMIT previewChanged();
}

QString PinochleModel::stage() const {
  if (m_shown.over()) return QStringLiteral("over");
  if (m_shown.table.stage != Stage::moves) return {};
  switch (m_shown.phase()) {
    case Phase::bidding: return QStringLiteral("bidding");
    case Phase::trump: return QStringLiteral("trump");
    case Phase::turned: return QStringLiteral("turned");
    case Phase::keeping: return QStringLiteral("keeping");
    case Phase::tricks: break;
  }
  return QStringLiteral("tricks");
}

SeatFace PinochleModel::seatFace(int seat) const {
  if (seat >= pinochle::rules::kSeats) return {};
  const pinochle::Table& table = m_shown.table;
  return {.secondLine = m_shown.over() ? Wording{} : pinochle::lastDoneOf(table, m_shown.beats, seat),
          .cardsHeld = m_shown.heldBy(Seat{static_cast<std::uint8_t>(seat)})};
}

// --- Entry in the list of kinds

namespace {

constexpr std::array kOptions{
    RuleOption{.id = "cutthroat",
               .title = QT_TRANSLATE_NOOP("Kinds", "Cut-throat"),
               .detail = QT_TRANSLATE_NOOP("Kinds", "Both draw twelve more cards and keep twelve of 24.")},
    RuleOption{.id = "additional_melds",
               .title = QT_TRANSLATE_NOOP("Kinds", "All melds count"),
               .detail = QT_TRANSLATE_NOOP("Kinds", "Not only runs and the royal marriage.")},
};

}  // namespace

const Kind PinochleModel::kKind{
    .facts = cardroom::pinochle::kFacts,
    .minutes = 15,
    .title = QT_TRANSLATE_NOOP("Kinds", "Pinochle"),
    .text = QT_TRANSLATE_NOOP("Kinds", "Bid, meld and take tricks, just you two."),
    .cards = "AH QS JD",
    .art = "pinochle",
    .backName = QT_TRANSLATE_NOOP("BackChoice", "Fans"),
    .clothName = QT_TRANSLATE_NOOP("ClothChoice", "Café"),
    .evening = {"#2a5744", "#1c3f31", "#10281e", "#d8ad6a"},
    .day = {"#d5dfc6", "#bccbaa", "#a0b38d", "#5a1e2b"},
    .makeModel = [] { return std::unique_ptr<GameModel>{std::make_unique<PinochleModel>()}; },
    .hasKeys = true,
    .options = kOptions,
    .summary = pinochle::summaryOf,
    .rules = pinochle::rulesText,
    .lesson = pinochle::kLesson,
};

}  // namespace cardroom::window
