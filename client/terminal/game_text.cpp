#include "client/terminal/game_text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

#include "client/core/rule_options.h"
#include "client/terminal/game_texts.h"
#include "client/terminal/words.h"

namespace cardroom::terminal {
namespace {

std::string no_such_game() {
  return "There is no such game. Type " + game_choices() + ".";
}

std::string wrong_word(const GameText& game, const std::string& word) {
  if (game.variants().empty()) return no_such_game();
  return std::string{game.title()} + " is not played " + word + "; what can follow its name is " +
         variant_choices(game) + ".";
}

/// Reads "target=124"; empty if the rules have no such number.
std::optional<table::v1::GameRules> with_number(table::v1::GameRules rules, std::string_view word) {
  const std::size_t equals = word.find('=');
  if (equals == std::string_view::npos) return std::nullopt;
  int value = 0;
  const auto [end, error] = std::from_chars(word.data() + equals + 1, word.data() + word.size(), value);
  if (error != std::errc{} || end != word.data() + word.size()) return std::nullopt;
  if (!client::set_option(rules, word.substr(0, equals), value)) return std::nullopt;
  return rules;
}

/// Names of games and variants in small letters. A blank and a dash are the same in them.
std::string plain(std::string_view text) {
  std::string small = lowered(text);
  std::ranges::replace(small, '-', ' ');
  return small;
}

/// "thrones, pasur or pinochle"
std::string choices_of(std::span<const std::string_view> names) {
  std::string choices;
  for (const std::string_view name : names) {
    if (!choices.empty()) choices += name == names.back() ? " or " : ", ";
    choices += name;
  }
  return choices;
}

}  // namespace

std::string Cast::subject(std::uint32_t seat) const {
  if (is_you(seat)) return "You";
  return seat < names.size() ? names[seat] : "Somebody";
}

std::string Cast::does(std::uint32_t seat, std::string_view you, std::string_view others) const {
  return subject(seat) + " " + std::string{is_you(seat) ? you : others};
}

Cast Cast::during(const table::v1::GameEvent& event) const {
  if (event.origin() == table::v1::ORIGIN_UNSPECIFIED) return *this;  // A server that does not say.
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

Lines GameText::list_moves(const Asking& asking, const Style& style) const {
  Lines lines;
  for (const std::string& move : moves(asking, style))
    lines.push_back(std::to_string(lines.size() + 1) + "  " + move);
  return lines;
}

std::optional<std::size_t> GameText::number_of(const Asking& asking, const table::v1::GameMove& wanted,
                                               const Style& style) const {
  const std::string bytes = wanted.SerializeAsString();
  const std::size_t count = moves(asking, style).size();
  for (std::size_t i = 0; i < count; ++i)
    if (move(asking, i).SerializeAsString() == bytes) return i;
  return std::nullopt;
}

std::string GameText::move_words(const Asking& asking, const table::v1::GameMove& move, const Style& style) const {
  const auto number = number_of(asking, move, style);
  return number ? moves(asking, style)[*number] : std::string{};
}

std::span<const GameText* const> game_texts() {
  static const GameTexts kTexts;
  static const auto kAll =
      std::apply([](const auto&... texts) { return std::array<const GameText*, sizeof...(texts)>{&texts...}; }, kTexts);
  return kAll;
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
  // The game has as many of the first words as make one; with how many it is played, and how, follows.
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
  std::vector<std::string_view> names;
  for (const GameText* text : game_texts())
    names.push_back(text->kind());
  return choices_of(names);
}

std::string title_of(const std::string& kind) {
  const GameText* text = find_game_text(kind);
  return text ? std::string{text->title()} : shown(kind);
}

std::string title_of(const table::v1::Settings& settings) {
  std::string title = title_of(settings.kind());
  const GameText* text = find_game_text(settings.kind());
  if (!text) return title;
  for (const Variant& variant : text->variants())
    if (variant.is_chosen(settings.rules())) title += ", " + std::string{variant.name};
  return title;
}

const Variant* meant_variant(const GameText& game, std::string_view typed) {
  if (typed.empty()) return nullptr;
  for (const Variant& variant : game.variants())
    if (plain(variant.name).starts_with(plain(typed))) return &variant;
  return nullptr;
}

table::v1::GameRules rules_with(const GameText& game, std::span<const Variant* const> chosen) {
  table::v1::GameRules rules;
  for (const Variant& variant : game.variants())
    variant.choose(rules, std::ranges::find(chosen, &variant) != chosen.end());
  return rules;
}

MeantRules meant_rules(const GameText& game, std::string_view typed) {
  std::vector<const Variant*> chosen;
  std::vector<std::string> numbers;
  for (const std::string& word : words_in(typed)) {
    const Variant* variant = meant_variant(game, word);
    if (variant == nullptr && !with_number(client::open_rules(game.kind()), word)) {
      return {.rules = {}, .wrong = wrong_word(game, word)};
    }
    variant != nullptr ? chosen.push_back(variant) : numbers.push_back(word);
  }
  table::v1::GameRules rules = rules_with(game, chosen);
  for (const std::string& number : numbers)
    rules = with_number(std::move(rules), number).value();
  return {.rules = std::move(rules), .wrong = {}};
}

std::string variant_choices(const GameText& game) {
  std::vector<std::string> numbers = client::number_options(game.kind());
  std::ranges::transform(numbers, numbers.begin(), [](const std::string& name) { return name + "=NUMBER"; });
  std::vector<std::string_view> names;
  for (const Variant& variant : game.variants())
    names.push_back(variant.name);
  names.insert(names.end(), numbers.begin(), numbers.end());
  return choices_of(names);
}

}  // namespace cardroom::terminal
