#include "client/terminal/game_text.h"

#include <algorithm>
#include <array>
#include <utility>

#include "client/core/rule_options.h"
#include "client/terminal/game_texts.h"
#include "client/terminal/words.h"
#include "common/base/number.h"

namespace cardroom::terminal {
namespace {

std::string no_such_game() {
  return "There is no such game. Type " + game_choices() + ".";
}

std::string wrong_word(const GameText& game, const std::string& word) {
  if (game.variants.empty()) return no_such_game();
  return std::string{game.title()} + " is not played " + word + "; what can follow its name is " +
         variant_choices(game) + ".";
}

/// Parses "target=124". Returns false if the rules have no such number.
bool set_number(table::v1::GameRules& rules, std::string_view word) {
  const std::size_t equals = word.find('=');
  if (equals == std::string_view::npos) return false;
  const auto value = number_in<int>(word.substr(equals + 1));
  return value && client::set_option(rules, word.substr(0, equals), *value);
}

/// The name of a game or variant in lower case, with each dash replaced by a space, because people type either.
std::string plain(std::string_view text) {
  std::string small = lowered(text);
  std::ranges::replace(small, '-', ' ');
  return small;
}

/// "takes" for "take", "has won" for "have won".
std::string third_person(std::string_view verb) {
  const std::string_view first = verb.substr(0, verb.find(' '));
  const std::string form = first == "have"  ? "has"
                           : first == "are" ? "is"
                                            : std::string{first} + (first.ends_with('s') ? "es" : "s");
  return form + std::string{verb.substr(first.size())};
}

}  // namespace

std::string Cast::subject(std::uint32_t seat) const {
  if (is_you(seat)) return "You";
  return seat < names.size() ? names[seat] : "Somebody";
}

std::string Cast::does(std::uint32_t seat, std::string_view verb) const {
  return subject(seat) + " " + (is_you(seat) ? std::string{verb} : third_person(verb));
}

Cast Cast::during(const table::v1::GameEvent& event) const {
  const auto then = std::ranges::find_if(earlier, [&](const Earlier& one) { return &event - first_event < one.until; });
  if (then != earlier.end()) return Cast{then->people, then->own_seat, then->people, then->own_seat}.during(event);
  if (event.origin() == table::v1::ORIGIN_UNSPECIFIED) return *this;  // Older servers do not report the origin.
  Cast cast = of_people();
  if (!event.has_mover() || event.mover() >= people.size()) return cast;
  const bool mine = own_seat == event.mover();
  std::string& actor = cast.names[event.mover()];
  switch (event.origin()) {
    case table::v1::ORIGIN_BOT_IN_PLACE: actor = mine ? "A bot in your place" : "The bot for " + actor; break;
    case table::v1::ORIGIN_CLOCK:
      actor = mine ? "Time ran out, so a bot in your place" : "Time ran out for " + actor + ", so a bot";
      break;
    case table::v1::ORIGIN_SCRIPT: actor = mine ? "Your script" : "The script for " + actor; break;
    default: return cast;
  }
  if (mine) cast.own.reset();
  return cast;
}

std::string Cast::together(std::span<const std::uint32_t> seats) const {
  std::vector<std::string> words;
  for (const std::uint32_t seat : seats)
    words.insert(is_you(seat) ? words.begin() : words.end(), subject(seat));
  return listed(words);
}

Lines numbered(std::span<const WordedMove> moves) {
  Lines lines;
  for (const WordedMove& move : moves)
    lines.push_back(std::to_string(lines.size() + 1) + "  " + move.words);
  return lines;
}

std::size_t Turn::number_of(const table::v1::GameMove& move) const {
  const auto bytes_of = [](const WordedMove& one) { return one.move.SerializeAsString(); };
  const auto found = std::ranges::find(moves, move.SerializeAsString(), bytes_of);
  return found == moves.end() ? 0 : static_cast<std::size_t>(found - moves.begin()) + 1;
}

std::string MoveText::words(const Asking& asking, const table::v1::GameMove& move, const Style& style) const {
  const Turn now = turn(asking, style);
  if (const std::size_t number = now.number_of(move)) return now.moves[number - 1].words;
  return unlisted != nullptr ? unlisted(asking, move, style) : std::string{};
}

std::span<const GameText* const> game_texts() {
  return kGameTexts;
}

const GameText* find_game_text(std::string_view kind) {
  for (const GameText* text : game_texts())
    if (text->kind() == kind) return text;
  return nullptr;
}

const GameText* meant_game(std::string_view typed) {
  const std::string wanted = plain(typed);
  if (wanted.empty()) return nullptr;
  for (const GameText* text : game_texts())
    if (plain(text->kind()).starts_with(wanted) || plain(text->title()).starts_with(wanted)) return text;
  return nullptr;
}

std::string SeatNumbers::words() const {
  return one_only() ? std::to_string(usual) : std::to_string(least) + " to " + std::to_string(most);
}

MeantGame meant_game_and_seats(std::string_view typed) {
  // The longest run of words that names a game is its name; the number of players and the rules follow.
  const std::vector<std::string> words = words_in(typed);
  MeantGame meant;
  std::size_t of_the_game = words.size() + 1;
  while (!meant.game && of_the_game > 1) {
    std::string name;
    for (const std::string& word : std::span{words}.first(--of_the_game))
      name += (name.empty() ? "" : " ") + word;
    meant.game = meant_game(name);
  }
  if (!meant.game) return {.wrong = no_such_game()};
  std::string of_the_rules;
  for (const std::string& word : std::span{words}.subspan(of_the_game)) {
    const bool is_number = word.size() == 1 && word.front() >= '1' && word.front() <= '9';
    if (is_number && !meant.game->seats().contains(static_cast<std::uint32_t>(word.front() - '0')))
      return {.wrong = std::string{meant.game->title()} + " is for " + meant.game->seats().words() + " players."};
    if (is_number) {
      meant.seats = static_cast<std::uint32_t>(word.front() - '0');
    } else {
      of_the_rules += word + " ";
    }
  }
  if (of_the_rules.empty()) return meant;
  MeantRules rules = meant_rules(*meant.game, of_the_rules);
  if (!rules.rules) return {.wrong = std::move(rules.wrong)};
  meant.rules = std::move(rules.rules);
  return meant;
}

std::string game_choices() {
  std::vector<std::string> names;
  for (const GameText* text : game_texts())
    names.emplace_back(text->kind());
  return listed(names, " or ");
}

std::string title_of(const std::string& kind) {
  const GameText* text = find_game_text(kind);
  return text ? std::string{text->title()} : shown(kind);
}

std::string title_of(const table::v1::Settings& settings) {
  std::string title = title_of(settings.kind());
  const GameText* text = find_game_text(settings.kind());
  if (!text) return title;
  for (const Variant& variant : text->variants)
    if (client::option_of(settings.rules(), variant.option) == variant.chosen) add(title, variant.name);
  return title;
}

const Variant* meant_variant(const GameText& game, std::string_view typed) {
  if (typed.empty()) return nullptr;
  for (const Variant& variant : game.variants)
    if (plain(variant.name).starts_with(plain(typed))) return &variant;
  return nullptr;
}

table::v1::GameRules usual_rules(const GameText& game) {
  if (game.variants.empty()) return {};
  table::v1::GameRules rules = client::open_rules(game.kind());
  for (const Variant& variant : game.variants)
    client::set_option(rules, variant.option, variant.usual);
  return rules;
}

MeantRules meant_rules(const GameText& game, std::string_view typed) {
  table::v1::GameRules rules = usual_rules(game);
  std::vector<std::string> others;
  for (const std::string& word : words_in(typed)) {
    const Variant* variant = meant_variant(game, word);
    variant != nullptr ? void(client::set_option(rules, variant->option, variant->chosen)) : others.push_back(word);
  }
  for (const std::string& word : others)
    if (!set_number(rules, word)) return {.rules = {}, .wrong = wrong_word(game, word)};
  return {.rules = std::move(rules), .wrong = {}};
}

std::string variant_choices(const GameText& game) {
  std::vector<std::string> choices;
  for (const Variant& variant : game.variants)
    choices.emplace_back(variant.name);
  for (const std::string& name : client::number_options(game.kind()))
    choices.push_back(name + "=NUMBER");
  return listed(choices, " or ");
}

}  // namespace cardroom::terminal
