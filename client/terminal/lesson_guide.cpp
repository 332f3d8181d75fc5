#include "client/terminal/lesson_guide.h"

#include <algorithm>
#include <array>

#include "client/games/lessons.h"
#include "client/terminal/style.h"
#include "client/terminal/words.h"

namespace cardroom::terminal {

namespace {

/// The largest number of cards that a step names.
constexpr std::size_t kNamedMax = 5;
constexpr std::string_view kOthersPlay = "One moment: the others are playing.";
constexpr std::array<std::string_view, kNamedMax> kPlaces{"1", "2", "3", "4", "5"};

/// The commands that work in a guided first game as at any table: they only show something. All others are left out:
/// those for a table and its settings, and those that would depart from the moves of the lesson.
constexpr std::array<std::string_view, 10> kToLookAt{"table", "look",  "hand", "moves", "scores",
                                                     "log",   "seats", "last", "rules", "evening"};

/// The sentence, with {1}, {2} ... replaced by the cards that the step names.
std::string with_cards(std::string_view sentence, const client::LessonStep& step, const Style& style) {
  std::string text{sentence};
  for (std::size_t i = 0; i < step.named.size() && i < kNamedMax; ++i) {
    const auto named = parse_card(step.named[i]);
    // A sentence may name a card twice.
    for (std::string before; named && before != text;) {
      before = text;
      text = filled(text, {{kPlaces[i], card(*named, style)}});
    }
  }
  return text;
}

}  // namespace

void LessonGuide::learn(const std::string& typed) {
  const GameText* game = typed.empty() ? game_texts().front() : meant_game(typed);
  const client::Lesson* lesson = game ? client::find_lesson(game->kind()) : nullptr;
  if (!lesson) return context_.print("Learn which game? Type learn and one of " + game_choices() + ".");
  const std::size_t left = context_.core.profile().acquaintance(std::string{game->kind()}).step;
  course_.emplace(*lesson, left);
  greeted_ = false;
  context_.learning = true;
  context_.print("Dealing a first hand of " + std::string{game->title()} + " ...");
  own_table_.begin(LessonWords{std::string{game->kind()}, course_->step().made});
}

void LessonGuide::failed(const std::string& why) {
  course_.reset();
  context_.learning = false;
  context_.warn("The first hand could not be dealt: " + why);
}

void LessonGuide::follow() {
  if (!on()) return;
  if (!std::exchange(greeted_, true))
    context_.print("A first hand, step by step. Enter goes on, back shows the last step again, skip leaves.");
  if (course_->follow(update())) tell();
  go_on();
}

void LessonGuide::go_on() {
  const bool wanted = course_->goes_on(update());
  if (std::exchange(goes_on_, wanted) || !wanted) return;
  session::v1::ClientMessage message;
  message.mutable_go_on();
  context_.ask_server(Tag::change, std::move(message));
}

void LessonGuide::tell() {
  const client::LessonStep& step = course_->step();
  const std::string kind{course_->lesson().kind};
  context_.tell(client::KeepLesson{kind, static_cast<std::uint32_t>(course_->index()), course_->last()});
  const GameText* game = find_game_text(kind);
  if (!game || course_->index() >= game->lesson.size()) return;
  const LessonLine& line = game->lesson[course_->index()];
  context_.print(
      strong("Step " + std::to_string(course_->index() + 1) + " of " + std::to_string(course_->count()) + ".",
             context_.style) +
      " " + with_cards(line.sentence, step, context_.style));
  if (!step.sum.empty()) context_.print("  " + step.sum);
  context_.print(step.asks         ? "Type " + std::string{line.typed} + "."
                 : course_->last() ? "That is the game. Enter deals a first real one; skip goes home."
                                   : "Enter goes on.");
}

bool LessonGuide::typed(std::span<const std::string> words, const std::string& line) {
  if (words.empty() || words[0] == "next") {
    next();
  } else if (words[0] == "back") {
    course_->back() ? tell() : context_.print("There is no step to go back to: a move cannot be taken back.");
  } else if (words[0] == "skip" || words[0] == "leave" || words[0] == "home") {
    way_.leave();
  } else if (words[0] == "help") {
    context_.print(help());
  } else if (words[0] == "hint") {
    course_->shown() ? tell() : context_.print(kOthersPlay);
  } else if (const auto meant = entry_.read(update(), line); meant.move || !meant.words.empty()) {
    play(line);
  } else if (shows_something(words[0])) {
    return false;
  } else {
    context_.print("That is not understood, or not part of a first hand. Type help for what can be typed here.");
  }
  return true;
}

bool LessonGuide::shows_something(std::string_view word) const {
  const GameText* game = find_game_text(course_->lesson().kind);
  return std::ranges::find(kToLookAt, word) != kToLookAt.end() ||
         (game && std::ranges::find(game->commands, word, &OwnCommand::word) != game->commands.end());
}

Lines LessonGuide::help() const {
  Lines lines{
      "Each step says what to look at, or what to type. Enter goes on, or says the step again; back shows the last "
      "step "
      "again.",
      "skip: leave, and go home. learn " + std::string{course_->lesson().kind} + " goes on at the same step later.",
      "hand, moves, scores, log, seats and rules show more. last: the last trick, capture, battle or round again.",
      "quit: end the program.",
  };
  if (const GameText* game = find_game_text(course_->lesson().kind))
    for (const OwnCommand& own : game->commands)
      lines.insert(lines.end() - 1, std::string{own.help});
  return lines;
}

void LessonGuide::next() {
  if (!course_->shown()) return context_.print(kOthersPlay);
  if (course_->step().asks) return tell();
  if (!course_->last()) {
    course_->next();
    // If the table is in a pause that the next step is not for, that step is shown after the pause.
    if (course_->shown()) tell();
    return go_on();
  }
  plays_next_ = std::string{course_->lesson().kind};
  way_.leave();
}

std::string LessonGuide::why_not(const table::v1::GameMove& move) {
  const GameText* game = find_game_text(course_->lesson().kind);
  if (!game || course_->index() >= game->lesson.size()) return "Not this one now.";
  for (const LessonReason& reason : game->lesson[course_->index()].reasons) {
    const TypedMove meant = reason.typed.empty() ? TypedMove{} : entry_.read(update(), std::string{reason.typed});
    if (!meant.move || meant.move->SerializeAsString() != move.SerializeAsString()) continue;
    const auto tried = card_of(words_in(reason.typed).front());
    return filled(with_cards(reason.why, course_->step(), context_.style),
                  {{"card", tried ? card(*tried, context_.style) : std::string{reason.typed}}});
  }
  return "Not this one now.";
}

void LessonGuide::play(const std::string& line) {
  const TypedMove meant = entry_.read(update(), line);
  if (!course_->shown()) return context_.print(kOthersPlay);
  if (!meant.move) return context_.print(meant.words);
  if (!course_->allows(*meant.move)) {
    context_.print(course_->step().asks ? why_not(*meant.move) : "Look first: Enter goes on.");
    return tell();
  }
  session::v1::ClientMessage message;
  message.mutable_move()->set_decision(update().decision());
  *message.mutable_move()->mutable_move() = *meant.move;
  course_->sent(update().decision());
  context_.ask_server(Tag::move, std::move(message));
}

std::string LessonGuide::left() {
  course_.reset();
  context_.learning = false;
  return std::exchange(plays_next_, {});
}

}  // namespace cardroom::terminal
