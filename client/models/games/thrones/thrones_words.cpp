#include "client/models/games/thrones/thrones_words.h"

#include <variant>

#include "client/models/games/thrones/thrones_battle.h"

namespace cardroom::window::thrones {
namespace {

using rules::Dealt;
using rules::Fought;
using rules::Passed;
using rules::Played;
using rules::Shown;
using rules::Started;

/// A player who has nothing to play passes automatically: no bot acts in their place.
Cast actingIn(const story::Beat& beat, const Cast& cast) {
  const auto* passed = std::get_if<Passed>(&beat.event);
  return passed != nullptr && passed->had_nothing ? cast.at(*beat.message) : cast.during(*beat.message);
}

QString cardsOf(CardSet cards, QString (*word)(const QString&)) {
  return listed(codesOf(cards), word);
}

// --- Events

/// One event in words.
struct Telling {
  QList<LogLine> lines{};
  QList<Happening> happenings{};
};

/// Puts one event into words.
class Teller {
 public:
  Teller(const story::Beat& beat, const Cast& cast)
      : m_beat{beat}, m_cast{cast.at(*beat.message)}, m_acting{actingIn(beat, cast)} {}

  Telling operator()(const Started& started) const {
    const QString text = isYou(m_cast, started.seat) ? Thrones::tr("Battle %L1 of %L2. You begin.")
                                                     : Thrones::tr("Battle %L1 of %L2. %3 begins.");
    const QString sentence = text.arg(started.play + 1).arg(rules::kPlays);
    return {.happenings = {{.sentence = sentenceOf(m_cast, started.seat, sentence, sentence)}}};
  }

  Telling operator()(const Dealt& dealt) const {
    Happening deal{.sound = QStringLiteral("deal")};
    if (dealt.cards.empty()) return {.happenings = {deal}};
    const QString cards = cardsOf(dealt.cards, cardName);
    deal.sentence = Thrones::tr("Your cards: %1.").arg(cards);
    return {.lines = {signedBy(m_cast, dealt.seat,
                               {.heading = Thrones::tr("The deal"),
                                .text = Thrones::tr("got %1", "cards").arg(cardsOf(dealt.cards, coloured)),
                                .plain = Thrones::tr("You got these cards: %1.").arg(cards)})},
            .happenings = {deal}};
  }

  Telling operator()(const Played& played) const {
    const LogLine line = lineOf(played);
    Happening play = heard(line.plain, QStringLiteral("place"));
    m_acting.sign(play, played.seat.index);
    return {.lines = {signedBy(m_acting, played.seat, line)}, .happenings = {play}};
  }

  Telling operator()(const Passed& passed) const {
    const Seat seat = passed.seat;
    const bool own = isYou(m_acting, seat);
    LogLine line;
    if (passed.had_nothing) {
      line = {.text = own ? Thrones::tr("have nothing to play") : Thrones::tr("has nothing to play"),
              .plain = sentenceOf(m_acting, seat, Thrones::tr("You have nothing to play."),
                                  Thrones::tr("%1 has nothing to play.")),
              .justNow = told(own, Thrones::tr("<b>You</b> have nothing to play"),
                              Thrones::tr("<b>%1</b> has nothing to play"), nameOf(m_acting, seat).toHtmlEscaped())};
    } else {
      line = {.text = own ? Thrones::tr("passed", "you") : Thrones::tr("passed"),
              .plain = sentenceOf(m_acting, seat, Thrones::tr("You passed."), Thrones::tr("%1 passed.")),
              .justNow = styledOf(m_acting, seat, Thrones::tr("<b>You</b> passed"), Thrones::tr("<b>%1</b> passed"))};
    }
    Happening pass = heard(line.plain);
    if (!passed.had_nothing) {
      pass.sentence = sentenceOf(m_acting, seat, Thrones::tr("You pass."), Thrones::tr("%1 passes."));
      m_acting.sign(pass, seat.index);
    }
    return {.lines = {signedBy(m_acting, seat, line)}, .happenings = {pass}};
  }

  Telling operator()(const Fought& fought) const {
    Telling telling;
    for (const Attack& attack : attacksOf(fought.battle, m_cast)) {
      telling.lines << LogLine{.heading = playHeading(fought.play + 1),
                               .who = Thrones::tr("Battle"),
                               .text = shownAttack(attack, m_cast).text,
                               .plain = attackSentence(attack, m_cast, false)};
      telling.happenings << heard(attackSentence(attack, m_cast, telling.happenings.isEmpty()));
    }
    const auto own = static_cast<std::size_t>(ownTeam(m_cast));
    const bool won = fought.battle.gains[own] >= fought.battle.gains[1 - own];
    telling.happenings.front().sound = won ? QStringLiteral("battle-won") : QStringLiteral("battle-lost");
    // After the last battle the result is announced instead.
    if (fought.play + 1 < rules::kPlays) telling.happenings << heard(leadText(m_beat.scores, m_cast));
    return telling;
  }

  /// All hands are shown together, and the end is announced once: see happeningsOf().
  Telling operator()(const Shown& shown) const {
    if (shown.cards.empty()) return {};
    return {.lines = {signedBy(
                m_cast, shown.seat,
                {.heading = Thrones::tr("The end"),
                 .text = Thrones::tr("had %1 left", "cards").arg(cardsOf(shown.cards, coloured)),
                 .plain = sentenceOf(m_cast, shown.seat, Thrones::tr("You had these cards left: %1."),
                                     Thrones::tr("%1 had these cards left: %2."), cardsOf(shown.cards, cardName))})}};
  }

 private:
  static QString playHeading(int play) { return Thrones::tr("Battle %L1").arg(play); }

  LogLine signedBy(const Cast& cast, Seat seat, LogLine line) const {
    if (line.heading.isEmpty()) line.heading = playHeading(m_beat.play);
    cast.sign(line, seat.index);
    return line;
  }

  LogLine lineOf(const Played& played) const {
    const QString code = codeOf(played.card);
    const auto [attack, defence] = played.after;
    const Side side = sideOf(played.pile, m_acting);
    const BySide plain{.ours = Thrones::tr("%3 plays the %4 on our pile: attack %L1, defence %L2."),
                       .theirs = Thrones::tr("%3 plays the %4 on their pile: attack %L1, defence %L2."),
                       .top = Thrones::tr("%3 plays the %4 on the top pile: attack %L1, defence %L2."),
                       .bottom = Thrones::tr("%3 plays the %4 on the bottom pile: attack %L1, defence %L2.")};
    const BySide text{.ours = Thrones::tr("played %1 on ours"),
                      .theirs = Thrones::tr("played %1 on theirs"),
                      .top = Thrones::tr("played %1 on the top pile"),
                      .bottom = Thrones::tr("played %1 on the bottom pile")};
    const BySide justNow{.ours = Thrones::tr("<b>%1</b> played %2 on ours"),
                         .theirs = Thrones::tr("<b>%1</b> played %2 on theirs"),
                         .top = Thrones::tr("<b>%1</b> played %2 on the top pile"),
                         .bottom = Thrones::tr("<b>%1</b> played %2 on the bottom pile")};
    // For the person's own moves.
    const BySide ownPlain{.ours = Thrones::tr("You play the %3 on our pile: attack %L1, defence %L2."),
                          .theirs = Thrones::tr("You play the %3 on their pile: attack %L1, defence %L2.")};
    const BySide ownText{.ours = Thrones::tr("played %1 on ours", "you"),
                         .theirs = Thrones::tr("played %1 on theirs", "you")};
    const BySide ownJustNow{.ours = Thrones::tr("<b>You</b> played %1 on ours"),
                            .theirs = Thrones::tr("<b>You</b> played %1 on theirs")};
    const bool own = isYou(m_acting, played.seat);
    const QString sentence = (own ? ownPlain : plain).of(side).arg(attack).arg(defence);
    return {.text = (own ? ownText : text).of(side).arg(coloured(code)),
            .plain = sentenceOf(m_acting, played.seat, sentence, sentence, cardName(code)),
            .justNow = styledOf(m_acting, played.seat, ownJustNow.of(side), justNow.of(side), plainStyled(code)),
            .cardKey = code};
  }

  const story::Beat& m_beat;
  Cast m_cast;
  const Cast m_acting;
};

QList<Happening> endHappenings(const rules::Board& board, const Cast& cast) {
  const auto own = static_cast<std::size_t>(ownTeam(cast));
  const bool won = cast.you >= 0 && board.scores[own] >= board.scores[1 - own];
  const QString over = Thrones::tr("Game over. %1", "a sentence that says who wins").arg(gameVerdict(board, cast));
  return {resultHeard(over, won ? QStringLiteral("win-horn") : QStringLiteral("other-wins-horn")),
          {.sentence = gameReason(board, cast), .ofResult = true}};
}

}  // namespace

QList<LogLine> logOf(story::Beats beats, const Cast& cast) {
  QList<LogLine> lines;
  for (const story::Beat& beat : beats)
    lines += std::visit(Teller{beat, cast}, beat.event).lines;
  return lines;
}

QList<Happening> happeningsOf(const ThronesShown& shown) {
  QList<Happening> happenings;
  for (const story::Beat& beat : shown.fresh) {
    happenings += std::visit(Teller{beat, shown.cast}, beat.event).happenings;
    const auto* hand = std::get_if<Shown>(&beat.event);
    if (hand != nullptr && hand->seat.index + 1 == rules::kSeats)
      happenings += endHappenings(shown.board(), shown.cast);
  }
  return happenings;
}

Wording lastTurnOf(const rules::Board& board, int seat, const Cast& cast) {
  if (board.turn_count == 0) return {};
  const auto turn = static_cast<std::uint8_t>(board.turn_count - 1);
  const rules::Move& move = board.turns[turn];
  if (board.seat_of(turn).index != seat) return {};
  if (move.passes()) {
    const bool hadNothing = board.effects_left(board.seat_of(turn)) == 0;
    const QString passed = hadNothing ? Thrones::tr("Nothing to play") : Thrones::tr("Passed");
    return {.text = passed, .spoken = passed};
  }
  const QString card = codeOf(move.card);
  const Side side = sideOf(move.pile, cast);
  const BySide texts{.ours = Thrones::tr("Played %1 on ours", "what a seat did"),
                     .theirs = Thrones::tr("Played %1 on theirs", "what a seat did"),
                     .top = Thrones::tr("Played %1 on top", "what a seat did"),
                     .bottom = Thrones::tr("Played %1 below", "what a seat did")};
  const BySide spoken{.ours = Thrones::tr("Played the %1 on our pile", "what a seat did"),
                      .theirs = Thrones::tr("Played the %1 on their pile", "what a seat did"),
                      .top = Thrones::tr("Played the %1 on the top pile", "what a seat did"),
                      .bottom = Thrones::tr("Played the %1 on the bottom pile", "what a seat did")};
  return {.text = texts.of(side).arg(plainStyled(card)), .spoken = spoken.of(side).arg(cardName(card))};
}

}  // namespace cardroom::window::thrones
