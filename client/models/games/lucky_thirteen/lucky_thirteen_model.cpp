#include "client/models/games/lucky_thirteen/lucky_thirteen_model.h"

#include <QtGlobal>

#include "cardroom/table/v1/table.pb.h"
#include "client/models/games/lucky_thirteen/lucky_thirteen_lesson.h"
#include "client/models/kinds.h"
#include "common/games/lucky_thirteen/lucky_thirteen_facts.h"

namespace cardroom::window {

using lucky_thirteen::kRounds;
using lucky_thirteen::LuckyThirteen;

namespace story = lucky_thirteen::story;

void LuckyThirteenModel::show(const table::v1::TableUpdate& update, const std::vector<table::v1::GameEvent>& events,
                              std::size_t fresh, const Cast& cast) {
  LuckyThirteenShown& shown = m_shown;
  shown.keep(update, events, cast);
  shown.view = story::view_of(update.view());
  shown.legal = update.has_legal_moves() ? story::moves_of(update.legal_moves()) : std::nullopt;
  shown.beats = story::beats_of(shown.events, shown.view ? story::draws_missed(*shown.view, shown.events) : 0);
  // If we join a game in progress, the cards appear in place; a new deal is animated from its first card.
  if (cast.arrived && shown.discards() > 0) fresh = 0;
  shown.fresh = story::newest(shown.beats, shown.events, fresh);
  cards()->show(lucky_thirteen::cardsOf(shown));
  Q_EMIT changed();
}

QString LuckyThirteenModel::pileText() const {
  return LuckyThirteen::tr("%Ln in the pile", nullptr, m_shown.view ? m_shown.view->pile_size() : 0);
}

GameFace LuckyThirteenModel::face() const {
  GameFace face{.steps = kRounds, .moveWanted = LuckyThirteen::tr("Choose one card")};
  if (m_shown.legal) face.prompt = LuckyThirteen::tr("Discard one card.");
  if (m_shown.over()) {
    face.step = kRounds + 1;
    face.progress = LuckyThirteen::tr("Game over");
  } else if (const int round = m_shown.view ? story::round_of(*m_shown.view) : 0; round > 0) {
    face.step = round;
    face.progress = LuckyThirteen::tr("Round %L1 of %L2").arg(round).arg(kRounds);
  }
  return face;
}

SeatFace LuckyThirteenModel::seatFace(int seat) const {
  if (!m_shown.view || seat < 0 || seat >= lucky_thirteen::kSeats) return {};
  const lucky_thirteen::View& view = *m_shown.view;
  SeatFace face{.cardsHeld = view.hand_size(Seat{static_cast<std::uint8_t>(seat)})};
  const std::size_t discards = view.discard_count;
  if (view.results) {
    const int points = (*view.results)[static_cast<std::size_t>(seat)].points;
    face.secondLine.text = face.secondLine.spoken = LuckyThirteen::tr("%Ln point(s)", nullptr, points);
  } else if (discards > 0 && story::seat_of_discard(discards - 1).index == seat) {
    const QString card = codeOf(view.discards[discards - 1]);
    face.secondLine = {.text = LuckyThirteen::tr("Discarded %1").arg(plainStyled(card)),
                       .spoken = LuckyThirteen::tr("Discarded the %1").arg(cardName(card))};
  }
  return face;
}

// --- Entry in the list of kinds

const Kind LuckyThirteenModel::kKind{
    .facts = cardroom::lucky_thirteen::kFacts,
    .minutes = 5,
    .title = QT_TRANSLATE_NOOP("Kinds", "Lucky Thirteen"),
    .text = QT_TRANSLATE_NOOP("Kinds", "Four cards, four rounds. Make exactly thirteen."),
    .cards = "back-thirteen 7S 6D",
    .art = "thirteen",
    .backName = QT_TRANSLATE_NOOP("BackChoice", "Suns"),
    .clothName = QT_TRANSLATE_NOOP("ClothChoice", "Brick"),
    .evening = {"#923c29", "#702a1e", "#481a13", "#f4b54a"},
    .day = {"#f8dfc4", "#efc9a3", "#e0ae84", "#8c2f1c"},
    .makeModel = [] { return std::unique_ptr<GameModel>{std::make_unique<LuckyThirteenModel>()}; },
    .summary = lucky_thirteen::summaryOf,
    .rules = lucky_thirteen::rulesText,
    .lesson = lucky_thirteen::kLesson,
};

}  // namespace cardroom::window
