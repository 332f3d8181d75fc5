#include <algorithm>
#include <utility>

#include "client/terminal/games/thrones/thrones_words.h"
#include "client/terminal/words.h"

/// The moves of a turn: listing, parsing, refusals and hints.
namespace cardroom::terminal {
namespace {

namespace wire = games::thrones::v1;
namespace story = thrones::story;

/// A move wider than this gets its own line.
constexpr std::size_t kHalfLine = 38;

std::vector<thrones::Move> choices_of(const Asking& asking) {
  const auto moves = story::moves_of(asking.moves).value_or(thrones::Moves{});
  std::vector<thrones::Move> choices;
  for (std::uint32_t i = 0; i < moves.size(); ++i)
    choices.push_back(moves[i]);
  // The pass comes last because it has a higher number than any card.
  const std::size_t first = Sides{asking.cast}.order().front();
  std::ranges::sort(choices, {},
                    [&](const thrones::Move& choice) { return std::pair{choice.card, choice.pile != first}; });
  return choices;
}

std::string words_of(const thrones::Move& choice, const thrones::Board& board, const Sides& sides, const Style& style) {
  if (choice.passes()) return "pass";
  const std::string words = card(choice.card, style) + " on " + std::string{sides.short_pile(choice.pile)};
  const std::string effect = thrones::is_heart(choice.card) ? values_words(thrones::Pile{choice.card}.values())
                                                            : effect_words(choice, board, sides);
  return effect.empty() ? words : words + ": " + effect;
}

/// The pile that a typed word, or the beginning of one, refers to. Not "top" or "bottom": in a window, our pile lies
/// below, so that two people in one room would mean different piles.
std::optional<std::size_t> pile_meant(const std::string& word, const Sides& sides) {
  const auto [ours, theirs] = sides.order();
  for (const std::string_view name : {"ours", "us"})
    if (name.starts_with(word)) return ours;
  for (const std::string_view name : {"theirs", "them"})
    if (name.starts_with(word)) return theirs;
  return std::nullopt;
}

/// Puts both piles for a card on one line if they fit.
Lines in_pairs(const Lines& lines, const std::vector<thrones::Move>& choices) {
  Lines pairs;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const bool pair = i + 1 < lines.size() && choices[i].card == choices[i + 1].card && width(lines[i]) < kHalfLine &&
                      width(lines[i + 1]) < kHalfLine;
    pairs.push_back(pair ? padded(lines[i], kHalfLine + 2) + lines[i + 1] : lines[i]);
    if (pair) ++i;
  }
  return pairs;
}

Turn turn(const Asking& asking, const Style& style) {
  const thrones::View view = story::view_of(asking.view);
  const auto moves = story::moves_of(asking.moves).value_or(thrones::Moves{});
  const Sides sides{asking.cast};
  const std::string own = suits_line(view.hand, style);
  Turn turn{.before = {turn_words(view.board) +
                       (moves.may_pass ? ": play a card on either pile, or pass." : ": play a heart on our pile.")}};
  // Before the first card of a play, the piles are still those of the last battle.
  if (!view.board.fought()) describe_piles(view.board, sides, style, turn.before);
  if (!moves.may_pass) turn.before.push_back("Your hand: " + own);
  if (moves.cards[0].empty() && moves.cards[1].empty())
    turn.before.push_back("None of your cards can be played: " + own + ".");
  const auto choices = choices_of(asking);
  for (const thrones::Move& choice : choices)
    turn.moves.push_back({story::message_of(choice), words_of(choice, view.board, sides, style)});
  turn.list = in_pairs(numbered(turn.moves), choices);
  return turn;
}

constexpr NumberWords kBrokenRules[]{
    {wire::BROKE_RULE_PASS_ON_HEART_TURN, "You cannot pass: each battle starts with a heart on both piles."},
    {wire::BROKE_RULE_EFFECT_ON_HEART_TURN, "Play one of your hearts: each battle starts with a heart on both piles."},
    {wire::BROKE_RULE_HEART_ON_EFFECT_TURN, "Hearts only start a battle. Play another card, or pass."},
    {wire::BROKE_RULE_HEART_ON_OTHER_PILE, "A heart goes on your own team's pile."},
    {wire::BROKE_RULE_DIAMOND_ON_HEART, "A diamond may not lie directly on a heart."},
};

TypedMove read(const Asking& asking, std::string_view typed, const Style&) {
  std::vector<std::string> words = words_in(lowered(typed));
  if (words.empty()) return {};
  words.erase(std::remove(words.begin() + 1, words.end(), "on"), words.end());
  const std::vector<thrones::Move> choices = choices_of(asking);
  if (words.size() == 1 && (words[0] == "p" || words[0] == "pass")) {
    if (choices.empty() || !choices.back().passes())
      return {.words = std::string{words_for(kBrokenRules, wire::BROKE_RULE_PASS_ON_HEART_TURN)}};
    return {.move = story::message_of(choices.back())};
  }
  const auto named = card_of(words[0]);
  if (!named) return {};
  const std::string ask_pile = "On which pile? Type " + words[0] + " ours, or " + words[0] + " theirs.";
  std::optional<std::size_t> pile;
  if (words.size() > 1) pile = pile_meant(words[1], Sides{asking.cast});
  if (words.size() > 2 || (words.size() == 2 && !pile)) return {.words = ask_pile};
  const thrones::View view = story::view_of(asking.view);
  if (!view.hand.contains(*named)) return {.words = "That card is not in your hand."};
  TypedMove found;
  for (const thrones::Move& choice : choices) {
    if (choice.card != *named || (pile && choice.pile != *pile)) continue;
    if (found.move) return {.words = ask_pile};
    found.move = story::message_of(choice);
  }
  if (!found.move) found.words = kThronesMoves.broken_rule(story::rule_against(view.board, *named));
  return found;
}

constexpr NumberWords kHints[]{
    {wire::HINT_REASON_ONLY_HEART, "It is your last heart."},
    {wire::HINT_REASON_STRONG_HEART, "A strong character attacks and defends well from the start."},
    {wire::HINT_REASON_WEAK_HEART, "A weak character: little is lost if it falls."},
    {wire::HINT_REASON_WINS_ATTACK,
     "Our attack succeeds with it: if it ended then, we would get {then} and not {now}."},
    {wire::HINT_REASON_STOPS_ATTACK,
     "Their attack fails with it: if it ended then, we would get {then} and not {now}."},
    {wire::HINT_REASON_CANNOT_BE_LOST,
     "Nobody else can cancel it twice over: {feared} have been played or are in your hand."},
    {wire::HINT_REASON_STANDS_WELL, "Both attacks go our way as they stand."},
    {wire::HINT_REASON_SAVES_CARDS, "A card would change this battle now, but it is worth more later."},
    {wire::HINT_REASON_NOTHING_HELPS, "No card changes the battle for us without a risk."},
    {wire::HINT_REASON_NO_PLACE, "None of your cards can be played."},
    {wire::HINT_REASON_BUILDS_UP, "It decides nothing yet, but makes us stronger for the rest of the battle."},
};

std::string hint(const table::v1::GameHint& hint, const Style& style) {
  const wire::Hint& why = hint.thrones();
  return filled(words_for(kHints, why.reason()), {{"then", points_words(why.gain_then())},
                                                  {"now", std::to_string(why.gain_now())},
                                                  {"feared", cards_line(why.feared(), style)}});
}

}  // namespace

constinit const MoveText kThronesMoves{
    .how_to = kThronesHowToMove, .broken_rules = kBrokenRules, .turn = turn, .read = read, .hint = hint};

}  // namespace cardroom::terminal
