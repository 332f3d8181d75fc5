#include "client/models/games/thrones_words.h"

#include <QLocale>
#include <algorithm>
#include <array>

#include "client/models/card_words.h"
#include "client/models/games/thrones_battle.h"

namespace cardroom::window::thrones {
namespace {

using games::thrones::v1::Event;
using games::thrones::v1::Fought;
using games::thrones::v1::Played;

bool isYou(const Cast& cast, std::uint32_t seat) {
  return cast.isYou(static_cast<int>(seat));
}

/// Who has nothing to play was not asked: nobody stood in there.
Cast actingIn(const table::v1::GameEvent& event, const Cast& cast) {
  return event.thrones().passed().had_nothing() ? cast : cast.during(event);
}

QString coloured(const QString& code) {
  return cardStyled(code, true);
}

template <typename Cards>
QString listed(const Cards& cards, QString (*word)(const QString&)) {
  QStringList words;
  for (const int card : cards)
    words << word(cardCode(card));
  return QLocale{}.createSeparatedList(words);
}

/// Turns before the first of these events: a viewer who came late has not been sent them.
int turnsBefore(const View& view, Events events) {
  const auto told = std::ranges::count_if(
      events, [](const auto& event) { return event.thrones().has_played() || event.thrones().has_passed(); });
  return std::max(0, view.turn_cards_size() - static_cast<int>(told));
}

/// The scores after one battle: those of the view, less what later battles brought.
std::array<int, kPiles> scoresAfter(const View& view, Events later) {
  std::array<int, kPiles> scores{};
  for (std::size_t team = 0; team < kPiles; ++team) {
    const auto index = static_cast<int>(team);
    if (index < view.scores_size()) scores[team] = static_cast<int>(view.scores(index));
    for (const auto& event : later) {
      const auto& gains = event.thrones().fought().battle().gains();
      if (event.thrones().has_fought() && index < gains.size()) scores[team] -= static_cast<int>(gains[index]);
    }
  }
  return scores;
}

// --- One turn

/// Now, and for who was away.
QString playedSentence(const Played& played, const Cast& cast) {
  const auto attack = static_cast<int>(played.attack());
  const auto defence = static_cast<int>(played.defence());
  const QString card = cardName(cardCode(played.card()));
  const Side side = sideOf(static_cast<int>(played.pile()), cast);
  if (isYou(cast, played.seat())) {
    const QString text = side == Side::ours ? Thrones::tr("You put the %3 on our pile: attack %L1, defence %L2.")
                                            : Thrones::tr("You put the %3 on their pile: attack %L1, defence %L2.");
    return text.arg(attack).arg(defence).arg(card);
  }
  const BySide texts{.ours = Thrones::tr("%3 puts the %4 on our pile: attack %L1, defence %L2."),
                     .theirs = Thrones::tr("%3 puts the %4 on their pile: attack %L1, defence %L2."),
                     .top = Thrones::tr("%3 puts the %4 on the top pile: attack %L1, defence %L2."),
                     .bottom = Thrones::tr("%3 puts the %4 on the bottom pile: attack %L1, defence %L2.")};
  return texts.of(side).arg(attack).arg(defence).arg(nameOf(cast, static_cast<int>(played.seat())), card);
}

LogLine playedLine(const Played& played, const Cast& cast) {
  LogLine line;
  line.cardKey = cardCode(played.card());
  const Side side = sideOf(static_cast<int>(played.pile()), cast);
  const BySide texts{.ours = Thrones::tr("put %1 on ours"),
                     .theirs = Thrones::tr("put %1 on theirs"),
                     .top = Thrones::tr("put %1 on the top pile"),
                     .bottom = Thrones::tr("put %1 on the bottom pile")};
  line.text = texts.of(side).arg(coloured(line.cardKey));
  line.plain = playedSentence(played, cast);
  const QString card = cardStyled(line.cardKey, false);
  if (isYou(cast, played.seat())) {
    line.text = (side == Side::ours ? Thrones::tr("put %1 on ours", "you") : Thrones::tr("put %1 on theirs", "you"))
                    .arg(coloured(line.cardKey));
    line.justNow =
        (side == Side::ours ? Thrones::tr("<b>You</b> put %1 on ours") : Thrones::tr("<b>You</b> put %1 on theirs"))
            .arg(card);
    return line;
  }
  const BySide news{.ours = Thrones::tr("<b>%1</b> put %2 on ours"),
                    .theirs = Thrones::tr("<b>%1</b> put %2 on theirs"),
                    .top = Thrones::tr("<b>%1</b> put %2 on the top pile"),
                    .bottom = Thrones::tr("<b>%1</b> put %2 on the bottom pile")};
  line.justNow = news.of(side).arg(cast.name(static_cast<int>(played.seat())).toHtmlEscaped(), card);
  return line;
}

LogLine passedLine(const games::thrones::v1::Passed& passed, const Cast& cast) {
  const QString name = nameOf(cast, static_cast<int>(passed.seat()));
  LogLine line;
  if (passed.had_nothing()) {
    line.text = isYou(cast, passed.seat()) ? Thrones::tr("have nothing to play") : Thrones::tr("has nothing to play");
    line.plain = isYou(cast, passed.seat()) ? Thrones::tr("You have nothing to play.")
                                            : Thrones::tr("%1 has nothing to play.").arg(name);
    line.justNow = isYou(cast, passed.seat()) ? Thrones::tr("<b>You</b> have nothing to play")
                                              : Thrones::tr("<b>%1</b> has nothing to play").arg(name.toHtmlEscaped());
    return line;
  }
  line.text = isYou(cast, passed.seat()) ? Thrones::tr("passed", "you") : Thrones::tr("passed");
  line.plain = isYou(cast, passed.seat()) ? Thrones::tr("You passed.") : Thrones::tr("%1 passed.").arg(name);
  line.justNow = isYou(cast, passed.seat())
                     ? Thrones::tr("<b>You</b> passed")
                     : Thrones::tr("<b>%1</b> passed").arg(cast.name(static_cast<int>(passed.seat())).toHtmlEscaped());
  return line;
}

QString startedSentence(int play, int seat, const Cast& cast) {
  return isYou(cast, static_cast<std::uint32_t>(seat))
             ? Thrones::tr("Play %L1 of %L2. You begin.").arg(play).arg(kPlays)
             : Thrones::tr("Play %L1 of %L2. %3 begins.").arg(play).arg(kPlays).arg(nameOf(cast, seat));
}

LogLine shownLine(const games::thrones::v1::Shown& shown, const Cast& cast) {
  LogLine line;
  line.heading = Thrones::tr("The end");
  line.text = Thrones::tr("had %1 left", "cards").arg(listed(shown.cards(), coloured));
  line.plain = isYou(cast, shown.seat())
                   ? Thrones::tr("You had these cards left: %1.").arg(listed(shown.cards(), cardName))
                   : Thrones::tr("%1 had these cards left: %2.")
                         .arg(nameOf(cast, static_cast<int>(shown.seat())), listed(shown.cards(), cardName));
  return line;
}

}  // namespace

QList<LogLine> logOf(const View& view, Events events, const Cast& cast) {
  QList<LogLine> lines;
  int turn = turnsBefore(view, events);
  const auto add = [&](std::uint32_t seat, LogLine line, const Cast& acting) {
    if (line.heading.isEmpty()) line.heading = Thrones::tr("Play %L1").arg(turn / kTurns + 1);
    acting.sign(line, static_cast<int>(seat));
    lines << line;
  };
  for (const auto& one : events) {
    const Event& event = one.thrones();
    const Cast acting = actingIn(one, cast);
    switch (event.event_case()) {
      case Event::kDealt: {
        if (event.dealt().cards().empty()) break;
        LogLine line;
        line.heading = Thrones::tr("The deal");
        line.text = Thrones::tr("got %1", "cards").arg(listed(event.dealt().cards(), coloured));
        line.plain = Thrones::tr("You got these cards: %1.").arg(listed(event.dealt().cards(), cardName));
        add(event.dealt().seat(), line, cast);
        break;
      }
      case Event::kPlayed:
        add(event.played().seat(), playedLine(event.played(), acting), acting);
        ++turn;
        break;
      case Event::kPassed:
        add(event.passed().seat(), passedLine(event.passed(), acting), acting);
        ++turn;
        break;
      case Event::kFought:
        for (const Attack& attack : attacksOf(event.fought().battle(), cast)) {
          lines << LogLine{.heading = Thrones::tr("Play %L1").arg(event.fought().play()),
                           .who = Thrones::tr("Battle"),
                           .text = shownAttack(attack, cast)[QStringLiteral("text")].toString(),
                           .plain = attackSentence(attack, cast, false)};
        }
        break;
      case Event::kShown:
        if (!event.shown().cards().empty()) add(event.shown().seat(), shownLine(event.shown(), cast), cast);
        break;
      case Event::kStarted:
      case Event::EVENT_NOT_SET: break;
    }
  }
  return lines;
}

// --- What has just happened -----------------------------------------------------------------------------------------

namespace {

QList<Happening> foughtHappenings(const Fought& fought, const std::array<int, kPiles>& scores, const Cast& cast) {
  QList<Happening> happenings;
  const auto& gains = fought.battle().gains();
  const int own = ownTeam(cast);
  const bool won = gains.size() == kPiles && gains[own] >= gains[1 - own];
  for (const Attack& attack : attacksOf(fought.battle(), cast)) {
    const QString told = attackSentence(attack, cast, happenings.isEmpty());
    happenings << Happening{.sentence = told, .afterwards = told};
  }
  happenings.front().sound = won ? QStringLiteral("battle-won") : QStringLiteral("battle-lost");
  // After the last one the end is told.
  if (fought.play() == kPlays) return happenings;
  const QString lead = leadText(scores[0], scores[1], cast);
  happenings << Happening{.sentence = lead, .afterwards = lead};
  return happenings;
}

QList<Happening> endHappenings(const View& view, const Cast& cast) {
  const int own = ownTeam(cast);
  const bool won = view.scores_size() == kPiles && view.scores(own) >= view.scores(1 - own);
  const QString over = Thrones::tr("Game over. %1", "a sentence that says who wins").arg(gameVerdict(view, cast));
  return {Happening{.sentence = over,
                    .afterwards = over,
                    .sound = won && cast.you >= 0 ? QStringLiteral("win-horn") : QStringLiteral("other-wins-horn")},
          Happening{.sentence = gameReason(view, cast)}};
}

}  // namespace

QList<Happening> happeningsOf(const View& view, Events events, std::size_t fresh, const Cast& cast) {
  QList<Happening> happenings;
  const std::size_t told = events.size() - std::min(fresh, events.size());
  for (std::size_t i = told; i < events.size(); ++i) {
    const Event& event = events[i].thrones();
    switch (event.event_case()) {
      case Event::kDealt: {
        Happening dealt{.sound = QStringLiteral("deal")};
        if (!event.dealt().cards().empty())
          dealt.sentence = Thrones::tr("Your cards: %1.").arg(listed(event.dealt().cards(), cardName));
        happenings << dealt;
        break;
      }
      case Event::kStarted: {
        const QString begins =
            startedSentence(static_cast<int>(event.started().play()), static_cast<int>(event.started().seat()), cast);
        happenings << Happening{.sentence = begins};
        break;
      }
      case Event::kPlayed: {
        const Cast acting = actingIn(events[i], cast);
        const QString sentence = playedSentence(event.played(), acting);
        Happening play{.sentence = sentence, .afterwards = sentence, .sound = QStringLiteral("place")};
        acting.sign(play, static_cast<int>(event.played().seat()));
        happenings << play;
        break;
      }
      case Event::kPassed: {
        const Cast acting = actingIn(events[i], cast);
        const auto seat = static_cast<int>(event.passed().seat());
        const QString was = passedLine(event.passed(), acting).plain;
        Happening pass{.sentence = was, .afterwards = was};
        if (!event.passed().had_nothing()) {
          pass.sentence =
              acting.isYou(seat) ? Thrones::tr("You pass.") : Thrones::tr("%1 passes.").arg(nameOf(acting, seat));
          acting.sign(pass, seat);
        }
        happenings << pass;
        break;
      }
      case Event::kFought:
        happenings += foughtHappenings(event.fought(), scoresAfter(view, events.subspan(i + 1)), cast);
        break;
      case Event::kShown:
        // All hands come together, and the end is told once.
        if (i + 1 == events.size()) happenings += endHappenings(view, cast);
        break;
      case Event::EVENT_NOT_SET: break;
    }
  }
  return happenings;
}

Wording lastTurnOf(const View& view, int seat, const Cast& cast) {
  const int turn = view.turn_cards_size() - 1;
  if (turn < 0 || turn / kTurns >= view.starting_seats_size() || turn >= view.turn_piles_size()) return {};
  if ((static_cast<int>(view.starting_seats(turn / kTurns)) + turn % kTurns) % kSeats != seat) return {};
  const QString card = cardCode(view.turn_cards(turn));
  if (card.isEmpty()) {
    const bool hadNothing = seat < view.hand_sizes_size() && seat < view.hearts_left_size() &&
                            view.hand_sizes(seat) == view.hearts_left(seat);
    const QString passed = hadNothing ? Thrones::tr("Nothing to play") : Thrones::tr("Passed");
    return {.text = passed, .spoken = passed};
  }
  const Side side = sideOf(static_cast<int>(view.turn_piles(turn)), cast);
  const BySide texts{.ours = Thrones::tr("Put %1 on ours", "what a seat did"),
                     .theirs = Thrones::tr("Put %1 on theirs", "what a seat did"),
                     .top = Thrones::tr("Put %1 on top", "what a seat did"),
                     .bottom = Thrones::tr("Put %1 below", "what a seat did")};
  const BySide spoken{.ours = Thrones::tr("Put the %1 on our pile", "what a seat did"),
                      .theirs = Thrones::tr("Put the %1 on their pile", "what a seat did"),
                      .top = Thrones::tr("Put the %1 on the top pile", "what a seat did"),
                      .bottom = Thrones::tr("Put the %1 on the bottom pile", "what a seat did")};
  return {.text = texts.of(side).arg(cardStyled(card, false)), .spoken = spoken.of(side).arg(cardName(card))};
}

}  // namespace cardroom::window::thrones
