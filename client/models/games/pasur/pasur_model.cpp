#include "client/models/games/pasur/pasur_model.h"

#include <QtGlobal>
#include <algorithm>
#include <array>
#include <string_view>

#include "cardroom/games/pasur/v1/pasur.pb.h"
#include "client/models/games/pasur/pasur_lesson.h"
#include "client/models/kinds.h"
#include "common/games/pasur/pasur_facts.h"

namespace cardroom::window {

using pasur::Pasur;

namespace {

QString promptOf(const PasurShown& shown) {
  if (!shown.legal) return {};
  const auto captures = shown.selected ? shown.capturesOf(shown.considered) : std::nullopt;
  if (!captures) return Pasur::tr("Play a card.");
  const QString card = cardText(shown.considered);
  if (captures->isEmpty()) return Pasur::tr("%1 takes nothing. It joins the pool.").arg(card);
  return captures->size() == 1 ? Pasur::tr("This is what %1 takes.").arg(card)
                               : Pasur::tr("What should %1 take?").arg(card);
}

}  // namespace

void PasurModel::show(const table::v1::TableUpdate& update, const std::vector<table::v1::GameEvent>& events,
                      std::size_t fresh, const Cast& cast) {
  PasurShown& shown = m_shown;
  if (shown.keep(update, events, cast)) shown.hintedCapture.clear();
  const auto view = pasur::story::view_of(update.view());
  shown.table = view.table;
  shown.hand = view.hand;
  shown.scores = pasur::story::scores_of(shown.table);
  shown.legal = update.has_legal_moves() ? pasur::story::moves_of(update.legal_moves()) : std::nullopt;
  shown.beats = pasur::story::beats_of(shown.events, shown.table.seats);
  // If we join a game in progress, the cards appear in place; a new deal is animated from its first card.
  if (cast.arrived && shown.table.plays + shown.table.number > 1) fresh = 0;
  shown.fresh = pasur::story::newest(shown.beats, shown.events, fresh);
  shown.pool = pasur::slotsOf(shown.table, shown.round());
  cards()->show(pasur::cardsOf(shown));
  Q_EMIT changed();
  Q_EMIT previewChanged();
}

bool PasurModel::many() const {
  const auto captures = m_shown.capturesOf(m_shown.considered);
  return captures && captures->size() >= pasur::kMany;
}

QString PasurModel::captureTitle() const {
  return Pasur::tr("What %1 can take").arg(cardText(m_shown.considered));
}

GameFace PasurModel::face() const {
  const PasurShown& shown = m_shown;
  const int deals = pasur::story::deals_in(shown.table);
  GameFace face{.step = shown.over() ? deals + 1 : shown.table.handout(),
                .steps = deals,
                .prompt = promptOf(shown),
                .moveWanted = Pasur::tr("Choose a card"),
                .goOnText = Pasur::tr("Next round")};
  if (const int round = shown.table.number; round > 0)
    face.progress = shown.over() ? Pasur::tr("Game over") : Pasur::tr("Round %L1").arg(round);
  if (shown.paused) face.pauseText = pasur::roundTitle(shown.table);
  return face;
}

SeatFace PasurModel::seatFace(int seat) const {
  const PasurShown& shown = m_shown;
  const auto one = static_cast<std::uint8_t>(seat);
  SeatFace face{.secondLine = pasur::lastPlayOf(shown.beats, seat),
                .cardsHeld = one < shown.table.seats ? shown.table.hand_size(Seat{one}) : 0};
  const bool bot = !shown.seats.value(seat).person;
  if (!face.secondLine.text.isEmpty() || bot || seat == shown.cast.you || shown.over()) return face;
  const QString cards = Pasur::tr("%Ln card(s)", "in a hand", face.cardsHeld);
  face.secondLine = {.text = cards, .spoken = cards};
  return face;
}

// --- Entry in the list of kinds

namespace {

namespace pb = games::pasur::v1;

constexpr std::array kTargets{RuleChoice{31}, RuleChoice{62}, RuleChoice{93}, RuleChoice{124}};
constexpr std::array kClubsRules{
    RuleChoice{pb::CLUBS_RULE_NEEDED, QT_TRANSLATE_NOOP("Kinds", "Anyone with %L1 or more")},
    RuleChoice{pb::CLUBS_RULE_MOST, QT_TRANSLATE_NOOP("Kinds", "Whoever has most")},
};

constexpr RuleOption points(const char* id, const char* title) {
  const auto* const range =
      std::ranges::find(cardroom::pasur::kNumberOptions, std::string_view{id}, &cardroom::pasur::NumberOption::name);
  return {.id = id, .title = title, .least = range->least, .most = range->most, .rare = true};
}

constexpr RuleOption clubsNeeded() {
  RuleOption option = points("clubs_needed", QT_TRANSLATE_NOOP("Kinds", "Clubs needed"));
  option.needs = "clubs_rule";
  option.needed = pb::CLUBS_RULE_NEEDED;
  return option;
}

constexpr std::array kOptions{
    RuleOption{.id = "target", .title = QT_TRANSLATE_NOOP("Kinds", "Points to win"), .choices = kTargets},
    RuleOption{.id = "clubs_rule", .title = QT_TRANSLATE_NOOP("Kinds", "Club points go to"), .choices = kClubsRules},
    clubsNeeded(),
    points("clubs_points", QT_TRANSLATE_NOOP("Kinds", "Points for clubs")),
    points("ten_diamonds", QT_TRANSLATE_NOOP("Kinds", "Points for 10♦")),
    points("two_clubs", QT_TRANSLATE_NOOP("Kinds", "Points for 2♣")),
    points("ace", QT_TRANSLATE_NOOP("Kinds", "Points for each ace")),
    points("jack", QT_TRANSLATE_NOOP("Kinds", "Points for each jack")),
    points("sur", QT_TRANSLATE_NOOP("Kinds", "Points for each sur")),
};

}  // namespace

const Kind PasurModel::kKind{
    .facts = cardroom::pasur::kFacts,
    .minutes = 25,
    .title = QT_TRANSLATE_NOOP("Kinds", "Pasur"),
    .text = QT_TRANSLATE_NOOP("Kinds", "Take elevens, sweep the pool, keep the clubs."),
    .cards = "JS AC TD",
    .art = "pasur",
    .backName = QT_TRANSLATE_NOOP("BackChoice", "Tiles"),
    .clothName = QT_TRANSLATE_NOOP("ClothChoice", "Tile"),
    .evening = {"#0f676d", "#0b4e54", "#063338", "#f0b656"},
    .day = {"#b5e0da", "#93ccc6", "#72b5b1", "#0b4f56"},
    .makeModel = [] { return std::unique_ptr<GameModel>{std::make_unique<PasurModel>()}; },
    .hasKeys = true,
    .options = kOptions,
    .summary = pasur::summaryOf,
    .rules = pasur::rulesText,
    .lesson = pasur::kLesson,
};

}  // namespace cardroom::window
