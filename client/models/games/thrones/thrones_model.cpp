#include "client/models/games/thrones/thrones_model.h"

#include <QtGlobal>

#include "client/models/games/thrones/thrones_battle.h"
#include "client/models/games/thrones/thrones_lesson.h"
#include "client/models/kinds.h"
#include "common/games/thrones/thrones_facts.h"

namespace cardroom::window {

using cardroom::thrones::kPlays;
using thrones::Thrones;

namespace story = thrones::story;

namespace {

QString promptOf(const ThronesShown& shown) {
  if (!shown.legal) return {};
  if (shown.canOnlyPass()) return Thrones::tr("No card of yours has a place now. You can only pass.");
  if (shown.heartTurn()) return Thrones::tr("Play a heart on our pile.");
  if (shown.selected) return Thrones::tr("Play %1 on a pile.").arg(cardText(shown.considered));
  return Thrones::tr("Choose a card, or pass.");
}

Wording secondLineOf(const ThronesShown& shown, int seat) {
  const int partner = thrones::partnerOf(seat);
  if (shown.over() || (shown.battleShown() && seat == shown.cast.you)) {
    const int score = shown.scoreOf(thrones::teamOf(seat));
    const QString points = partner == shown.cast.you
                               ? Thrones::tr("%Ln with you", "points of a team", score)
                               : Thrones::tr("%Ln with %1", "points of a team", score).arg(shown.cast.subject(partner));
    return {.text = points.toHtmlEscaped(), .spoken = points};
  }
  const Wording last = thrones::lastTurnOf(shown.board(), seat, shown.cast);
  if (!last.text.isEmpty() || !shown.playing() || partner != shown.cast.you) return last;
  const SeatCard card = shown.seats.value(seat);
  const QString with = card.person ? Thrones::tr("With you") : Thrones::tr("%1, with you").arg(card.secondLine);
  return {.text = with, .spoken = with};
}

}  // namespace

void ThronesModel::show(const table::v1::TableUpdate& update, const std::vector<table::v1::GameEvent>& events,
                        std::size_t fresh, const Cast& cast) {
  ThronesShown& shown = m_shown;
  if (shown.keep(update, events, cast)) shown.hintedPile = -1;
  shown.original = update.not_a_fair_deal();
  shown.view = story::view_of(update.view());
  shown.legal = update.has_legal_moves() ? story::moves_of(update.legal_moves()) : std::nullopt;
  shown.beats = story::beats_of(shown.events, shown.board());
  // If we join a game in progress, the cards appear in place; a new deal is animated from its first card.
  shown.fresh = story::newest(shown.beats, shown.events, cast.arrived && shown.board().turn_count > 0 ? 0 : fresh);
  cards()->show(thrones::cardsOf(shown));
  Q_EMIT changed();
  Q_EMIT previewChanged();
}

GameFace ThronesModel::face() const {
  const ThronesShown& shown = m_shown;
  const int play = shown.play();
  GameFace face{.step = shown.over() ? kPlays + 1 : play,
                .steps = kPlays,
                .prompt = promptOf(shown),
                .moveWanted = shown.heartTurn() ? Thrones::tr("Choose a heart") : Thrones::tr("Choose a card"),
                .goOnText = shown.ended() ? Thrones::tr("Count the points") : Thrones::tr("Next battle")};
  if (shown.over()) {
    face.progress = Thrones::tr("Game over");
  } else if (play > 0) {
    face.progress = Thrones::tr("Battle %L1 of %L2").arg(play).arg(kPlays);
  }
  if (shown.battleShown()) face.pauseText = thrones::verdictOf(shown.board().battle(), shown.cast);
  return face;
}

SeatFace ThronesModel::seatFace(int seat) const {
  const bool known = seat >= 0 && seat < cardroom::thrones::kSeats;
  return {.secondLine = secondLineOf(m_shown, seat),
          .cardsHeld = known ? m_shown.board().hand_size(Seat{static_cast<std::uint8_t>(seat)}) : 0,
          .team = thrones::teamOf(seat) == m_shown.ourPile() ? QStringLiteral("ours") : QStringLiteral("theirs")};
}

// --- Entry in the list of kinds

const Kind ThronesModel::kKind{
    .facts = cardroom::thrones::kFacts,
    .minutes = 20,
    .title = QT_TRANSLATE_NOOP("Kinds", "Game of Thrones"),
    .text = QT_TRANSLATE_NOOP("Kinds", "Two teams, two piles, six battles in the snow."),
    .cards = "9S TC KH",
    .art = "thrones",
    .backName = QT_TRANSLATE_NOOP("BackChoice", "Knitted stars"),
    .clothName = QT_TRANSLATE_NOOP("ClothChoice", "Winter"),
    .evening = {"#36526f", "#243c54", "#142536", "#a9cade"},
    .day = {"#dfe9ef", "#c5d5df", "#a9bfcd", "#274a68"},
    .makeModel = [] { return std::unique_ptr<GameModel>{std::make_unique<ThronesModel>()}; },
    .hasKeys = true,
    .summary = thrones::summaryOf,
    .rules = thrones::rulesText,
    .lesson = thrones::kLesson,
};

}  // namespace cardroom::window
