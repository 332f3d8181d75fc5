#include "client/terminal/host_plan.h"

#include <chrono>
#include <span>

#include "client/core/direction.h"
#include "client/core/rule_options.h"
#include "client/games/games.h"
#include "client/local/usual_table.h"
#include "client/terminal/words.h"
#include "common/protocol/name_text.h"
#include "common/protocol/table_limits.h"

namespace cardroom::terminal {
namespace {

/// "clever", "clever 0.5", or no word at all for the default bot.
std::optional<table::v1::Bot> bot_of(std::span<const std::string> words) {
  const auto type = words.empty() ? std::optional{client::kUsualBot} : parse_bot_type(words[0]);
  const auto pace =
      words.size() < 2 ? std::optional{std::chrono::milliseconds{client::kUsualPaceMs}} : parse_seconds(words[1]);
  if (!type || !pace || words.size() > 2) return std::nullopt;
  table::v1::Bot bot;
  bot.set_type(*type);
  bot.set_pace_ms(static_cast<std::uint32_t>(pace->count()));
  return bot;
}

}  // namespace

std::optional<table::v1::Bot> parse_bot(std::string_view text) {
  return bot_of(words_in(text));
}

std::optional<lobby::v1::SeatPlan> parse_seat_plan(std::string_view text) {
  lobby::v1::SeatPlan plan;
  const std::vector<std::string> words = words_in(text);
  if (words.empty()) return std::nullopt;
  if (words.size() == 1 && (words[0] == "open" || words[0] == "person")) return plan;
  const auto bot = bot_of(std::span{words}.subspan(words[0] == "bot" ? 1 : 0));
  if (!bot) return std::nullopt;
  *plan.mutable_bot() = *bot;
  return plan;
}

HostPlan::HostPlan(const MeantGame& game, const std::string& person)
    : game_{game.game},
      seats_{game.seats},
      rules_{game.rules},
      step_{game.game ? Step::name : Step::game},
      // A right-to-left name would reorder the sentence, and a table name must not contain the characters that prevent
      // this.
      usual_name_{client::has_right_to_left(person) ? person : person + "'s table"} {
  request_.add_seats();  // The host's own seat.
}

std::optional<std::string> HostPlan::question() const {
  switch (step_) {
    case Step::game: return "Which game? " + game_choices() + ". (" + std::string{game_texts().front()->kind()} + ")";
    case Step::name: return "What is your table called? (" + client::isolated(usual_name_) + ")";
    case Step::number:
      return "How many play? " + game_->seats().words() + ". (" + std::to_string(game_->seats().usual) + ")";
    case Step::variants: return variants_question();
    case Step::seats: {
      const std::string seat = std::to_string(request_.seats_size() + 1);
      if (request_.seats_size() == 1) return first_seat_question();
      return "Who has seat " + seat + "? (open)";
    }
    case Step::turn_limit:
      return "How many seconds has everybody for a move? Or none. (" + std::to_string(kUsualTurnLimit.count()) +
             " as soon as two people play)";
    case Step::password: return "A password that people must know to join? (none)";
    case Step::watching: return "May people watch? (yes)";
    case Step::done: break;
  }
  return std::nullopt;
}

HostPlan::Step HostPlan::after_name() const {
  return seats_ || game_->seats().one_only() ? after_number() : Step::number;
}

HostPlan::Step HostPlan::after_number() const {
  return rules_ || game_->variants.empty() ? Step::seats : Step::variants;
}

/// "How is it played? cut-throat: both draw from the stockpile ... Or none of it. (none)"
std::string HostPlan::variants_question() const {
  std::string question = "How is it played?";
  for (const Variant& variant : game_->variants)
    question += " " + std::string{variant.name} + ": " + std::string{variant.meaning} + ".";
  if (const auto numbers = client::number_options(game_->kind()); !numbers.empty()) {
    question += " Or a number of its rules, as " + numbers.front() + "=NUMBER:";
    for (const std::string& name : numbers)
      question += (&name == &numbers.front() ? " " : ", ") + name;
    question += ".";
  }
  return question + " Or none of it. (none)";
}

std::string HostPlan::first_seat_question() const {
  std::string question = "You have seat 1. ";
  for (const Seats& team : client::teams_of(game_->facts)) {
    if (team.size() < 2 || team.front() != 0) continue;
    question += "Your partner is in seat " + std::to_string(team[1] + 1) + ". ";
  }
  return question +
         "Who has seat 2? A person: open. Or a bot: expert, clever, basic or random, and its seconds for a move if you "
         "like: clever 2. (open)";
}

std::string HostPlan::answer(std::string_view text) {
  switch (step_) {
    case Step::game: return answer_game(text);
    case Step::name:
      if (!text.empty() && !is_name(text, kPlaceNameMax)) return "A name has 1 to 40 characters.";
      request_.set_name(text.empty() ? "" : std::string{text});
      step_ = after_name();
      return {};
    case Step::number: return answer_number(text);
    case Step::variants: return answer_variants(text);
    case Step::seats: return answer_seat(text);
    case Step::turn_limit: return answer_turn_limit(text);
    case Step::password:
      if (!text.empty() && text != "none") request_.set_password(std::string{text});
      break;
    case Step::watching:
      request_.set_kind(std::string{game_->kind()});
      if (rules_) *request_.mutable_rules() = *rules_;
      request_.set_watching_allowed(!text.starts_with('n'));
      break;
    case Step::done: return {};
  }
  step_ = static_cast<Step>(static_cast<int>(step_) + 1);
  return {};
}

std::string HostPlan::answer_game(std::string_view text) {
  const MeantGame meant = text.empty() ? MeantGame{.game = game_texts().front()} : meant_game_and_seats(text);
  if (!meant.game) return meant.wrong;
  game_ = meant.game;
  seats_ = meant.seats;
  rules_ = meant.rules;
  step_ = Step::name;
  return {};
}

std::string HostPlan::answer_number(std::string_view text) {
  const SeatNumbers numbers = game_->seats();
  for (std::uint32_t seats = numbers.least; seats <= numbers.most; ++seats)
    if (text.empty() ? seats == numbers.usual : text == std::to_string(seats)) seats_ = seats;
  if (!seats_) return "Type a number: " + numbers.words() + ".";
  step_ = after_number();
  return {};
}

std::string HostPlan::answer_variants(std::string_view text) {
  const MeantRules meant = meant_rules(*game_, text == "none" ? std::string_view{} : text);
  if (!meant.rules) return "Type " + variant_choices(*game_) + ", or none.";
  rules_ = meant.rules;
  step_ = Step::seats;
  return {};
}

std::string HostPlan::answer_seat(std::string_view text) {
  const auto plan = parse_seat_plan(text.empty() ? "open" : text);
  if (!plan) return "Type open, expert, clever, basic or random.";
  *request_.add_seats() = *plan;
  if (request_.seats_size() == static_cast<int>(seats_.value_or(game_->seats().usual))) step_ = Step::turn_limit;
  return {};
}

std::string HostPlan::answer_turn_limit(std::string_view text) {
  if (text.empty()) {
    request_.set_usual_turn_limit(true);
  } else if (text != "none" && text != "off") {
    const auto limit = parse_seconds(text);
    if (!limit) return "Type a number of seconds, or none.";
    if (limit->count() > 0) request_.set_turn_limit_ms(static_cast<std::uint32_t>(limit->count()));
  }
  step_ = Step::password;
  return {};
}

}  // namespace cardroom::terminal
