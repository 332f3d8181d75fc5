#include "client/models/games/thrones_model.h"

#include <algorithm>
#include <utility>

#include "client/models/games/thrones_battle.h"
#include "client/models/games/thrones_cards.h"
#include "client/models/games/thrones_shown.h"
#include "client/models/games/thrones_words.h"

namespace cardroom::window {

using thrones::kPiles;
using thrones::kPlays;
using thrones::kSeats;
using thrones::kTurns;
using thrones::Thrones;

ThronesModel::ThronesModel(QObject* parent) : GameModel{parent}, m_shown{std::make_unique<Shown>()} {}

ThronesModel::~ThronesModel() = default;

void ThronesModel::show(const table::v1::TableUpdate& update, const std::vector<table::v1::GameEvent>& events,
                        std::size_t fresh, const Cast& cast) {
  Shown& shown = *m_shown;
  shown.view = update.view().thrones();
  shown.legal.reset();
  if (update.has_legal_moves()) shown.legal = update.legal_moves().thrones();
  shown.events = events;
  // Of a game that is under way the cards lie there at once; a deal is seen from its first card.
  shown.fresh = cast.arrived && !shown.view.turn_cards().empty() ? 0 : std::min(fresh, events.size());
  shown.seats = seatCards(update);
  shown.cast = cast;
  shown.paused = update.phase() == table::v1::PHASE_PAUSED;
  // A hint holds for its turn, whatever else is said meanwhile.
  if (std::exchange(shown.decision, update.decision()) != update.decision()) {
    shown.hinted.clear();
    shown.hintedPile = -1;
  }
  showCards();
  Q_EMIT changed();
  Q_EMIT previewChanged();
}

void ThronesModel::showCards() {
  const Shown& shown = *m_shown;
  cards()->show(thrones::cardsOf({.view = shown.view,
                                  .own = shown.cast.youNow,
                                  .piles = shown.pilesLie(),
                                  .legal = shown.legal ? &*shown.legal : nullptr,
                                  .fresh = std::span{shown.events}.last(shown.fresh),
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
  return m_shown->view.has_turn() && !m_shown->battleShown() ? static_cast<int>(m_shown->view.turn()) : 0;
}

QString ThronesModel::turnText() const {
  if (over()) return {};
  if (m_shown->battleShown()) return Thrones::tr("battle");
  return turn() > 0 ? Thrones::tr("turn %L1 of %L2").arg(turn()).arg(kTurns) : QString{};
}

bool ThronesModel::heartTurn() const {
  return m_shown->heartTurn() && !m_shown->battleShown();
}

QVariantList ThronesModel::piles() const {
  QVariantList piles;
  for (int pile = 0; pile < kPiles; ++pile) {
    const thrones::Side side = thrones::sideOf(pile, m_shown->cast);
    const auto& lies = m_shown->pilesLie() ? m_shown->view.piles(pile) : games::thrones::v1::Pile::default_instance();
    const int count = lies.cards_size();
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
        {QStringLiteral("attack"), static_cast<int>(lies.attack())},
        {QStringLiteral("defence"), static_cast<int>(lies.defence())},
        {QStringLiteral("text"),
         count == 0 ? empty.of(side)
                    : texts.of(side).arg(static_cast<int>(lies.attack())).arg(static_cast<int>(lies.defence()))}};
  }
  return piles;
}

QVariantList ThronesModel::preview() const {
  const Shown& shown = *m_shown;
  if (!shown.allows(shown.inHand(shown.considered))) return {};
  QVariantList previews;
  for (int pile = 0; pile < kPiles; ++pile)
    previews << thrones::shownPreview(
        thrones::previewOf(shown.view, thrones::cardOf(shown.considered), pile, shown.cast), shown.cast);
  return previews;
}

QVariantList ThronesModel::outcome() const {
  const Shown& shown = *m_shown;
  if (!shown.pilesLie() || shown.battleShown()) return {};
  QVariantList outcome;
  for (const thrones::Attack& attack :
       thrones::attacksNow(thrones::pileOf(shown.view, 0), thrones::pileOf(shown.view, 1), shown.cast))
    outcome << thrones::shownAttack(attack, shown.cast);
  return outcome;
}

QVariantList ThronesModel::scores() const {
  const Shown& shown = *m_shown;
  const auto& gains = shown.view.battle().gains();
  QVariantList scores;
  for (const int team : {ourPile(), 1 - ourPile()}) {
    const bool ours = team == ourPile();
    const QString names = thrones::teamNames(team, shown.cast);
    const QString title = !playing() ? names : ours ? Thrones::tr("Ours") : Thrones::tr("Theirs");
    const QString partner = playing() ? thrones::nameOf(shown.cast, (shown.cast.you + kPiles) % kSeats) : QString{};
    const QString text = playing() && ours ? Thrones::tr("<b>Ours</b>, with %1").arg(partner.toHtmlEscaped())
                         : playing()       ? Thrones::tr("<b>Theirs</b>")
                                           : Thrones::tr("<b>%1</b>", "a team").arg(names.toHtmlEscaped());
    const bool gained = shown.battleShown() && team < gains.size();
    scores << QVariantMap{{QStringLiteral("ours"), ours},
                          {QStringLiteral("title"), title},
                          {QStringLiteral("text"), text},
                          {QStringLiteral("score"), shown.scoreOf(team)},
                          {QStringLiteral("gain"), gained ? static_cast<int>(gains[team]) : -1}};
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
  for (int seat = 0; seat < m_shown->view.hearts_left_size(); ++seat) {
    const auto left = static_cast<int>(m_shown->view.hearts_left(seat));
    hearts << QVariantMap{{QStringLiteral("seat"), seat},
                          {QStringLiteral("name"), thrones::nameOf(m_shown->cast, seat)},
                          {QStringLiteral("you"), seat == m_shown->cast.you},
                          {QStringLiteral("hearts"), left},
                          {QStringLiteral("text"), Thrones::tr("%Ln heart(s) left", nullptr, left)}};
  }
  return hearts;
}

QVariantMap ThronesModel::battle() const {
  const Shown& shown = *m_shown;
  if (!shown.battleShown()) return {};
  const auto& battle = shown.view.battle();
  QVariantList lines;
  for (const thrones::Attack& attack : thrones::attacksOf(battle, shown.cast))
    lines << thrones::shownAttack(attack, shown.cast);
  const auto gain = [&](int team) { return team < battle.gains_size() ? static_cast<int>(battle.gains(team)) : 0; };
  return {{QStringLiteral("play"), shown.play()},
          {QStringLiteral("lines"), lines},
          {QStringLiteral("verdict"), thrones::verdictOf(battle, shown.cast)},
          {QStringLiteral("us"), gain(ourPile())},
          {QStringLiteral("them"), gain(1 - ourPile())}};
}

bool ThronesModel::over() const {
  return m_shown->over();
}

QVariantList ThronesModel::results() const {
  return thrones::resultsOf(m_shown->view, m_shown->cast);
}

QString ThronesModel::verdict() const {
  return over() ? thrones::gameVerdict(m_shown->view, m_shown->cast) : QString{};
}

QString ThronesModel::reason() const {
  return over() ? thrones::gameReason(m_shown->view, m_shown->cast) : QString{};
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
  return m_shown->battleShown() ? thrones::verdictOf(m_shown->view.battle(), m_shown->cast) : QString{};
}

QString ThronesModel::goOnText() const {
  return m_shown->ended() ? Thrones::tr("See the result") : Thrones::tr("Next play");
}

QString ThronesModel::teamOf(int seat) const {
  return seat % kPiles == ourPile() ? QStringLiteral("ours") : QStringLiteral("theirs");
}

QList<Happening> ThronesModel::happenings() const {
  return thrones::happeningsOf(m_shown->view, m_shown->events, m_shown->fresh, m_shown->cast);
}

QList<LogLine> ThronesModel::log() const {
  return thrones::logOf(m_shown->view, m_shown->events, m_shown->cast);
}

Wording ThronesModel::secondLine(int seat) const {
  const Shown& shown = *m_shown;
  const int partner = (seat + kPiles) % kSeats;
  if (over() || (shown.battleShown() && seat == shown.cast.you)) {
    const QString points = partner == shown.cast.you
                               ? Thrones::tr("%Ln with you", "points of a team", shown.scoreOf(seat % kPiles))
                               : Thrones::tr("%Ln with %1", "points of a team", shown.scoreOf(seat % kPiles))
                                     .arg(thrones::nameOf(shown.cast, partner));
    return {.text = points.toHtmlEscaped(), .spoken = points};
  }
  const Wording last = thrones::lastTurnOf(shown.view, seat, shown.cast);
  if (!last.text.isEmpty() || !playing() || partner != shown.cast.you) return last;
  const SeatCard card = shown.seats.value(seat);
  const QString with = card.person ? Thrones::tr("With you") : Thrones::tr("%1, with you").arg(card.secondLine);
  return {.text = with, .spoken = with};
}

int ThronesModel::cardsHeld(int seat) const {
  const auto& sizes = m_shown->view.hand_sizes();
  return seat < sizes.size() ? static_cast<int>(sizes[seat]) : 0;
}

}  // namespace cardroom::window
