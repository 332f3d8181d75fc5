#include "client/models/games/thrones/thrones_words.h"

#include <utility>
#include <variant>

#include "client/models/games/thrones/thrones_battle.h"
#include "common/base/overloaded.h"

namespace cardroom::window::thrones {
namespace {

using rules::Dealt;
using rules::Fought;
using rules::Passed;
using rules::Played;
using rules::Shown;
using rules::Started;

/// A seat with nothing to play is not asked, so no bot acts in its place.
Cast actingIn(const story::Beat& beat, const Cast& cast) {
  const auto* passed = std::get_if<Passed>(&beat.event);
  return passed != nullptr && passed->had_nothing ? cast : cast.during(*beat.message);
}

QString cardsOf(CardSet cards, QString (*word)(const QString&)) {
  return listed(codesOf(cards), word);
}

// --- One turn

/// Now, and for a person who was away.
QString playedSentence(const Played& played, const Cast& cast) {
  const QString card = cardName(codeOf(played.card));
  const Side side = sideOf(played.pile, cast);
  const auto [attack, defence] = played.after;
  if (isYou(cast, played.seat)) {
    const QString text = side == Side::ours ? Thrones::tr("You put the %3 on our pile: attack %L1, defence %L2.")
                                            : Thrones::tr("You put the %3 on their pile: attack %L1, defence %L2.");
    return text.arg(attack).arg(defence).arg(card);
  }
  const BySide texts{.ours = Thrones::tr("%3 puts the %4 on our pile: attack %L1, defence %L2."),
                     .theirs = Thrones::tr("%3 puts the %4 on their pile: attack %L1, defence %L2."),
                     .top = Thrones::tr("%3 puts the %4 on the top pile: attack %L1, defence %L2."),
                     .bottom = Thrones::tr("%3 puts the %4 on the bottom pile: attack %L1, defence %L2.")};
  return texts.of(side).arg(attack).arg(defence).arg(nameOf(cast, played.seat), card);
}

LogLine playedLine(const Played& played, const Cast& cast) {
  const QString code = codeOf(played.card);
  const Side side = sideOf(played.pile, cast);
  LogLine line{.plain = playedSentence(played, cast), .cardKey = code};
  if (isYou(cast, played.seat)) {
    const bool ours = side == Side::ours;
    line.text =
        (ours ? Thrones::tr("put %1 on ours", "you") : Thrones::tr("put %1 on theirs", "you")).arg(coloured(code));
    line.justNow = (ours ? Thrones::tr("<b>You</b> put %1 on ours") : Thrones::tr("<b>You</b> put %1 on theirs"))
                       .arg(plainStyled(code));
    return line;
  }
  const BySide texts{.ours = Thrones::tr("put %1 on ours"),
                     .theirs = Thrones::tr("put %1 on theirs"),
                     .top = Thrones::tr("put %1 on the top pile"),
                     .bottom = Thrones::tr("put %1 on the bottom pile")};
  const BySide news{.ours = Thrones::tr("<b>%1</b> put %2 on ours"),
                    .theirs = Thrones::tr("<b>%1</b> put %2 on theirs"),
                    .top = Thrones::tr("<b>%1</b> put %2 on the top pile"),
                    .bottom = Thrones::tr("<b>%1</b> put %2 on the bottom pile")};
  line.text = texts.of(side).arg(coloured(code));
  line.justNow = news.of(side).arg(escapedName(cast, played.seat), plainStyled(code));
  return line;
}

LogLine passedLine(const Passed& passed, const Cast& cast) {
  const QString name = nameOf(cast, passed.seat);
  const bool own = isYou(cast, passed.seat);
  if (passed.had_nothing)
    return {.text = own ? Thrones::tr("have nothing to play") : Thrones::tr("has nothing to play"),
            .plain = own ? Thrones::tr("You have nothing to play.") : Thrones::tr("%1 has nothing to play.").arg(name),
            .justNow = own ? Thrones::tr("<b>You</b> have nothing to play")
                           : Thrones::tr("<b>%1</b> has nothing to play").arg(name.toHtmlEscaped())};
  return {.text = own ? Thrones::tr("passed", "you") : Thrones::tr("passed"),
          .plain = own ? Thrones::tr("You passed.") : Thrones::tr("%1 passed.").arg(name),
          .justNow = own ? Thrones::tr("<b>You</b> passed")
                         : Thrones::tr("<b>%1</b> passed").arg(escapedName(cast, passed.seat))};
}

QString startedSentence(const Started& started, const Cast& cast) {
  const int play = started.play + 1;
  return isYou(cast, started.seat)
             ? Thrones::tr("Play %L1 of %L2. You begin.").arg(play).arg(rules::kPlays)
             : Thrones::tr("Play %L1 of %L2. %3 begins.").arg(play).arg(rules::kPlays).arg(nameOf(cast, started.seat));
}

LogLine dealtLine(const Dealt& dealt) {
  return {.heading = Thrones::tr("The deal"),
          .text = Thrones::tr("got %1", "cards").arg(cardsOf(dealt.cards, coloured)),
          .plain = Thrones::tr("You got these cards: %1.").arg(cardsOf(dealt.cards, cardName))};
}

LogLine shownLine(const Shown& shown, const Cast& cast) {
  const QString cards = cardsOf(shown.cards, cardName);
  return {.heading = Thrones::tr("The end"),
          .text = Thrones::tr("had %1 left", "cards").arg(cardsOf(shown.cards, coloured)),
          .plain = isYou(cast, shown.seat)
                       ? Thrones::tr("You had these cards left: %1.").arg(cards)
                       : Thrones::tr("%1 had these cards left: %2.").arg(nameOf(cast, shown.seat), cards)};
}

LogLine attackLine(const Attack& attack, int play, const Cast& cast) {
  return {.heading = Thrones::tr("Play %L1").arg(play),
          .who = Thrones::tr("Battle"),
          .text = shownAttack(attack, cast).text,
          .plain = attackSentence(attack, cast, false)};
}

}  // namespace

QList<LogLine> logOf(story::Beats beats, const Cast& cast) {
  QList<LogLine> lines;
  for (const story::Beat& beat : beats) {
    const Cast acting = actingIn(beat, cast);
    const auto add = [&](Seat seat, LogLine line, const Cast& by) {
      if (line.heading.isEmpty()) line.heading = Thrones::tr("Play %L1").arg(beat.play);
      by.sign(line, seat.index);
      lines << line;
    };
    std::visit(Overloaded{[](const Started&) {},
                          [&](const Dealt& dealt) {
                            if (!dealt.cards.empty()) add(dealt.seat, dealtLine(dealt), cast);
                          },
                          [&](const Played& played) { add(played.seat, playedLine(played, acting), acting); },
                          [&](const Passed& passed) { add(passed.seat, passedLine(passed, acting), acting); },
                          [&](const Fought& fought) {
                            for (const Attack& attack : attacksOf(fought.battle, cast))
                              lines << attackLine(attack, fought.play + 1, cast);
                          },
                          [&](const Shown& shown) {
                            if (!shown.cards.empty()) add(shown.seat, shownLine(shown, cast), cast);
                          }},
               beat.event);
  }
  return lines;
}

// --- What has just happened

namespace {

QList<Happening> foughtHappenings(const Fought& fought, const story::Points& scores, const Cast& cast) {
  QList<Happening> happenings;
  const auto own = static_cast<std::size_t>(ownTeam(cast));
  const bool won = fought.battle.gains[own] >= fought.battle.gains[1 - own];
  for (const Attack& attack : attacksOf(fought.battle, cast)) {
    const QString told = attackSentence(attack, cast, happenings.isEmpty());
    happenings << Happening{.sentence = told, .afterwards = told};
  }
  happenings.front().sound = won ? QStringLiteral("battle-won") : QStringLiteral("battle-lost");
  // After the last one the end is told.
  if (fought.play + 1 == rules::kPlays) return happenings;
  const QString lead = leadText(scores, cast);
  return happenings << Happening{.sentence = lead, .afterwards = lead};
}

QList<Happening> endHappenings(const rules::Board& board, const Cast& cast) {
  const auto own = static_cast<std::size_t>(ownTeam(cast));
  const bool won = board.scores[own] >= board.scores[1 - own];
  const QString over = Thrones::tr("Game over. %1", "a sentence that says who wins").arg(gameVerdict(board, cast));
  return {Happening{.sentence = over,
                    .afterwards = over,
                    .sound = won && cast.you >= 0 ? QStringLiteral("win-horn") : QStringLiteral("other-wins-horn")},
          Happening{.sentence = gameReason(board, cast)}};
}

Happening passHappening(const Passed& passed, const Cast& acting) {
  const QString was = passedLine(passed, acting).plain;
  Happening pass{.sentence = was, .afterwards = was};
  if (passed.had_nothing) return pass;
  pass.sentence = isYou(acting, passed.seat) ? Thrones::tr("You pass.")
                                             : Thrones::tr("%1 passes.").arg(nameOf(acting, passed.seat));
  acting.sign(pass, passed.seat.index);
  return pass;
}

}  // namespace

QList<Happening> happeningsOf(const ThronesShown& shown) {
  const rules::Board& board = shown.board();
  const Cast& cast = shown.cast;
  QList<Happening> happenings;
  for (const story::Beat& beat : shown.fresh) {
    const Cast acting = actingIn(beat, cast);
    std::visit(
        Overloaded{[&](const Dealt& dealt) {
                     Happening happening{.sound = QStringLiteral("deal")};
                     if (!dealt.cards.empty())
                       happening.sentence = Thrones::tr("Your cards: %1.").arg(cardsOf(dealt.cards, cardName));
                     happenings << happening;
                   },
                   [&](const Started& started) { happenings << Happening{.sentence = startedSentence(started, cast)}; },
                   [&](const Played& played) {
                     const QString sentence = playedSentence(played, acting);
                     Happening play{.sentence = sentence, .afterwards = sentence, .sound = QStringLiteral("place")};
                     acting.sign(play, played.seat.index);
                     happenings << play;
                   },
                   [&](const Passed& passed) { happenings << passHappening(passed, acting); },
                   [&](const Fought& fought) { happenings += foughtHappenings(fought, beat.scores, cast); },
                   [&](const Shown& hand) {
                     // All hands are shown together, and the end is told once.
                     if (hand.seat.index + 1 == rules::kSeats) happenings += endHappenings(board, cast);
                   }},
        beat.event);
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
  const BySide texts{.ours = Thrones::tr("Put %1 on ours", "what a seat did"),
                     .theirs = Thrones::tr("Put %1 on theirs", "what a seat did"),
                     .top = Thrones::tr("Put %1 on top", "what a seat did"),
                     .bottom = Thrones::tr("Put %1 below", "what a seat did")};
  const BySide spoken{.ours = Thrones::tr("Put the %1 on our pile", "what a seat did"),
                      .theirs = Thrones::tr("Put the %1 on their pile", "what a seat did"),
                      .top = Thrones::tr("Put the %1 on the top pile", "what a seat did"),
                      .bottom = Thrones::tr("Put the %1 on the bottom pile", "what a seat did")};
  return {.text = texts.of(side).arg(plainStyled(card)), .spoken = spoken.of(side).arg(cardName(card))};
}

}  // namespace cardroom::window::thrones
