#include "client/models/games/thrones/thrones_model.h"

#include <algorithm>
#include <utility>

#include "client/models/games/thrones/thrones_battle.h"
#include "client/models/games/thrones/thrones_cards.h"
#include "client/models/games/thrones/thrones_shown.h"
#include "client/models/games/thrones/thrones_words.h"

namespace cardroom::window {

using cardroom::thrones::kPlays;
using cardroom::thrones::kTurnsInPlay;
using thrones::kPiles;
using thrones::Thrones;

namespace story = thrones::story;

ThronesModel::ThronesModel(QObject* parent) : GameModel{parent}, m_shown{std::make_unique<Shown>()} {}

ThronesModel::~ThronesModel() = default;

void ThronesModel::show(const table::v1::TableUpdate& update, const std::vector<table::v1::GameEvent>& events,
                        std::size_t fresh, const Cast& cast) {
  Shown& shown = *m_shown;
  if (shown.keep(update, events, cast)) shown.hintedPile = -1;
  shown.view = story::view_of(update.view());
  shown.legal = update.has_legal_moves() ? story::moves_of(update.legal_moves()) : std::nullopt;
  shown.beats = story::beats_of(shown.events, shown.board());
  // Of a game that is under way the cards lie there at once; a deal is seen from its first card.
  shown.fresh = story::newest(shown.beats, shown.events, cast.arrived && shown.board().turn_count > 0 ? 0 : fresh);
  showCards();
  Q_EMIT changed();
  Q_EMIT previewChanged();
}

void ThronesModel::showCards() {
  const Shown& shown = *m_shown;
  cards()->show(thrones::cardsOf({.view = shown.view,
                                  .own = shown.cast.youNow,
                                  .piles = shown.pilesLie(),
                                  .playable = shown.legal ? shown.legal->cards[0] | shown.legal->cards[1] : CardSet{},
                                  .fresh = shown.fresh,
                                  .order = shown.order,
                                  .hinted = shown.hinted}));
}

bool ThronesModel::playing() const {
  return m_shown->cast.you >= 0;
}

int ThronesModel::ourPile() const {
  return thrones::ownTeam(m_shown->cast);
}

int ThronesModel::turn() const {
  return m_shown->battleShown() ? 0 : story::turn_of(m_shown->board());
}

QString ThronesModel::turnText() const {
  if (over()) return {};
  if (m_shown->battleShown()) return Thrones::tr("battle");
  return turn() > 0 ? Thrones::tr("turn %L1 of %L2").arg(turn()).arg(kTurnsInPlay) : QString{};
}

bool ThronesModel::heartTurn() const {
  return m_shown->heartTurn() && !m_shown->battleShown();
}

QVariantList ThronesModel::piles() const {
  QVariantList piles;
  for (int pile = 0; pile < kPiles; ++pile) {
    const thrones::Side side = thrones::sideOf(pile, m_shown->cast);
    const auto lies =
        m_shown->pilesLie() ? m_shown->board().piles[static_cast<std::size_t>(pile)] : thrones::rules::Pile{};
    const int count =
        static_cast<int>(m_shown->pilesLie() ? m_shown->board().cards_of(static_cast<std::size_t>(pile)).size() : 0);
    const auto [attack, defence] = lies.values();
    const thrones::BySide titles{.ours = Thrones::tr("Ours"),
                                 .theirs = Thrones::tr("Theirs"),
                                 .top = Thrones::tr("Top pile"),
                                 .bottom = Thrones::tr("Bottom pile")};
    const thrones::BySide empty{.ours = Thrones::tr("Our pile: empty."),
                                .theirs = Thrones::tr("Their pile: empty."),
                                .top = Thrones::tr("The top pile: empty."),
                                .bottom = Thrones::tr("The bottom pile: empty.")};
    const thrones::BySide texts{
        .ours = Thrones::tr("Our pile: attack %L1, defence %L2, %Ln card(s).", nullptr, count),
        .theirs = Thrones::tr("Their pile: attack %L1, defence %L2, %Ln card(s).", nullptr, count),
        .top = Thrones::tr("The top pile: attack %L1, defence %L2, %Ln card(s).", nullptr, count),
        .bottom = Thrones::tr("The bottom pile: attack %L1, defence %L2, %Ln card(s).", nullptr, count)};
    piles << QVariantMap{
        {QStringLiteral("id"), thrones::pileId(pile)},
        {QStringLiteral("ours"), pile == ourPile()},
        {QStringLiteral("title"), titles.of(side)},
        {QStringLiteral("names"), thrones::teamNames(pile, m_shown->cast)},
        {QStringLiteral("count"), count},
        {QStringLiteral("attack"), int{attack}},
        {QStringLiteral("defence"), int{defence}},
        {QStringLiteral("text"), count == 0 ? empty.of(side) : texts.of(side).arg(attack).arg(defence)}};
  }
  return piles;
}

QVariantList ThronesModel::preview() const {
  const Shown& shown = *m_shown;
  const Card card = shown.inHand(shown.considered);
  if (!shown.allows(card)) return {};
  QVariantList previews;
  for (int pile = 0; pile < kPiles; ++pile)
    previews << thrones::shownPreview(thrones::previewOf(shown.board(), card, pile), shown.cast);
  return previews;
}

QVariantList ThronesModel::outcome() const {
  const Shown& shown = *m_shown;
  if (!shown.pilesLie() || shown.battleShown()) return {};
  return thrones::shownAttacks(story::battle_of(story::piles_of(shown.board())), shown.cast);
}

QVariantList ThronesModel::scores() const {
  const Shown& shown = *m_shown;
  QVariantList scores;
  for (const int team : {ourPile(), 1 - ourPile()}) {
    const bool ours = team == ourPile();
    const QString names = thrones::teamNames(team, shown.cast);
    const QString title = !playing() ? names : ours ? Thrones::tr("Ours") : Thrones::tr("Theirs");
    const QString partner = playing() ? shown.cast.subject(thrones::partnerOf(shown.cast.you)) : QString{};
    const QString text = playing() && ours ? Thrones::tr("<b>Ours</b>, with %1").arg(partner.toHtmlEscaped())
                         : playing()       ? Thrones::tr("<b>Theirs</b>")
                                           : Thrones::tr("<b>%1</b>", "a team").arg(names.toHtmlEscaped());
    const int gain = shown.battleShown() ? shown.board().battle().gains[static_cast<std::size_t>(team)] : -1;
    scores << QVariantMap{{QStringLiteral("ours"), ours},
                          {QStringLiteral("title"), title},
                          {QStringLiteral("text"), text},
                          {QStringLiteral("score"), shown.scoreOf(team)},
                          {QStringLiteral("gain"), gain}};
  }
  return scores;
}

QString ThronesModel::scoreText() const {
  return (playing() ? Thrones::tr("Ours %L1, theirs %L2") : Thrones::tr("Top %L1, bottom %L2"))
      .arg(m_shown->scoreOf(ourPile()))
      .arg(m_shown->scoreOf(1 - ourPile()));
}

QVariantList ThronesModel::hearts() const {
  QVariantList hearts;
  if (m_shown->board().stage == Stage::deal) return hearts;
  for (Seat of{}; of.index < cardroom::thrones::kSeats; ++of.index) {
    const int seat = of.index;
    const int left = m_shown->board().hearts_left(of);
    hearts << QVariantMap{{QStringLiteral("seat"), seat},
                          {QStringLiteral("name"), m_shown->cast.subject(seat)},
                          {QStringLiteral("you"), seat == m_shown->cast.you},
                          {QStringLiteral("hearts"), left},
                          {QStringLiteral("text"), Thrones::tr("%Ln heart(s) left", nullptr, left)}};
  }
  return hearts;
}

QVariantMap ThronesModel::battle() const {
  const Shown& shown = *m_shown;
  if (!shown.battleShown()) return {};
  const auto battle = shown.board().battle();
  const auto own = static_cast<std::size_t>(ourPile());
  return {{QStringLiteral("play"), shown.play()},
          {QStringLiteral("lines"), thrones::shownAttacks(battle, shown.cast)},
          {QStringLiteral("verdict"), thrones::verdictOf(battle, shown.cast)},
          {QStringLiteral("us"), int{battle.gains[own]}},
          {QStringLiteral("them"), int{battle.gains[1 - own]}}};
}

bool ThronesModel::over() const {
  return m_shown->over();
}

QVariantList ThronesModel::results() const {
  return thrones::resultsOf(m_shown->board(), m_shown->cast);
}

QString ThronesModel::verdict() const {
  return over() ? thrones::gameVerdict(m_shown->board(), m_shown->cast) : QString{};
}

QString ThronesModel::reason() const {
  return over() ? thrones::gameReason(m_shown->board(), m_shown->cast) : QString{};
}

bool ThronesModel::draw() const {
  return over() && m_shown->scoreOf(0) == m_shown->scoreOf(1);
}

int ThronesModel::steps() const {
  return kPlays;
}

int ThronesModel::step() const {
  if (over()) return kPlays + 1;
  return m_shown->play();
}

QString ThronesModel::progress() const {
  if (step() == 0) return {};
  return over() ? Thrones::tr("Game over") : Thrones::tr("Play %L1 of %L2").arg(step()).arg(kPlays);
}

QString ThronesModel::pauseText() const {
  return m_shown->battleShown() ? thrones::verdictOf(m_shown->board().battle(), m_shown->cast) : QString{};
}

QString ThronesModel::goOnText() const {
  return m_shown->ended() ? Thrones::tr("See the result") : Thrones::tr("Next play");
}

QString ThronesModel::teamOf(int seat) const {
  return thrones::teamOf(seat) == ourPile() ? QStringLiteral("ours") : QStringLiteral("theirs");
}

QList<Happening> ThronesModel::happenings() const {
  return thrones::happeningsOf(m_shown->fresh, m_shown->board(), m_shown->cast);
}

QList<LogLine> ThronesModel::log() const {
  return thrones::logOf(m_shown->beats, m_shown->cast);
}

Wording ThronesModel::secondLine(int seat) const {
  const Shown& shown = *m_shown;
  const int partner = thrones::partnerOf(seat);
  if (over() || (shown.battleShown() && seat == shown.cast.you)) {
    const int score = shown.scoreOf(thrones::teamOf(seat));
    const QString points = partner == shown.cast.you
                               ? Thrones::tr("%Ln with you", "points of a team", score)
                               : Thrones::tr("%Ln with %1", "points of a team", score).arg(shown.cast.subject(partner));
    return {.text = points.toHtmlEscaped(), .spoken = points};
  }
  const Wording last = thrones::lastTurnOf(shown.board(), seat, shown.cast);
  if (!last.text.isEmpty() || !playing() || partner != shown.cast.you) return last;
  const SeatCard card = shown.seats.value(seat);
  const QString with = card.person ? Thrones::tr("With you") : Thrones::tr("%1, with you").arg(card.secondLine);
  return {.text = with, .spoken = with};
}

int ThronesModel::cardsHeld(int seat) const {
  const bool known = seat >= 0 && seat < cardroom::thrones::kSeats;
  return known ? m_shown->board().hand_size(Seat{static_cast<std::uint8_t>(seat)}) : 0;
}

}  // namespace cardroom::window
