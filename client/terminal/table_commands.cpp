#include "client/terminal/table_commands.h"

#include <algorithm>
#include <array>

#include "client/core/breaks.h"
#include "client/core/kept_tables.h"
#include "client/core/open_hands.h"
#include "client/core/reactions.h"
#include "client/core/take_backs.h"
#include "client/terminal/break_text.h"
#include "client/terminal/evening_text.h"
#include "client/terminal/fair_words.h"
#include "client/terminal/owner_commands.h"
#include "client/terminal/table_text.h"
#include "client/terminal/words.h"
#include "common/base/expected.h"
#include "common/protocol/name_text.h"
#include "common/protocol/table_limits.h"

namespace cardroom::terminal {
namespace {

using table::v1::TableUpdate;

constexpr std::string_view kNotYourTurn = "It is not your turn.";

/// A typed change of the pace, or what is wrong with it. Empty if the words are something else.
Expected<std::optional<table::v1::SetPaceRequest>, std::string> pace_typed(std::span<const std::string> words) {
  table::v1::SetPaceRequest pace;
  if (words[0] == "speed") {
    const auto percent = words.size() == 2 ? whole_number(words[1], kSpeedMax) : std::nullopt;
    if (!percent || *percent < kSpeedMin)
      return Unexpected{std::string{"Type a speed in per cent, 25 to 400: speed 200 is twice as fast."}};
    pace.set_speed_percent(*percent);
  } else if (words.size() == 1 && words[0] == "step") {
    pace.set_paused(true);
    pace.set_step(true);
  } else if (words.size() == 1 && (words[0] == "play" || words[0] == "pause")) {
    pace.set_paused(words[0] == "pause");
  } else {
    return std::nullopt;
  }
  return pace;
}

/// Null if the kind has no such command.
const OwnCommand* own_command(const GameText& game, std::string_view word) {
  const auto found = std::ranges::find(game.commands, word, &OwnCommand::word);
  return found == game.commands.end() ? nullptr : &*found;
}

}  // namespace

void TableCommands::typed(std::span<const std::string> words, const std::string& line) {
  if (words.empty() && update().phase() == table::v1::PHASE_PAUSED && may_go_on(update())) return go_on();
  if (teller_.result_waits() && (words.empty() || words[0] == "again" || words[0] == "ready")) {
    print(teller_.result());
    if (words.empty()) return way_.tell_turn();
  }
  if (words.empty() || words[0] == "table" || words[0] == "look") return print(teller_.table(context_.now));
  const std::string& word = words[0];
  if (show(words)) return;
  if (word == "hint") return ask_hint();
  if (word == "ok" && words.size() == 1) return play_advised();
  if (word == "say") return say(after_words(line, 1));
  if (line.front() == '\'') return say(line.substr(1));
  if (word == "undo" && words.size() == 1) return take_back();
  if (words.size() == 1 && (word == "open" || word == "close")) return open_hands(word == "open");
  if (words.size() == 1 && (word == "back" || word == "forth" || word == "forward")) return step(word != "back");
  if (word == "export") return export_log(after_words(line, 1));
  if (word == "react") return react(words);
  if (word == "mute") return print(teller_.mute(after_words(line, 1)));
  if (word == "unmute") return print(teller_.unmute(after_words(line, 1)));
  if (word == "invite") return invite();
  if (word == "again" || word == "ready") return play_again();
  if (word == "go" || word == "on") return go_on();
  if (word == "break") return take_break();
  if (words.size() == 1 && (word == "wait" || word == "bot")) return wait_for_missing(word == "wait");
  const auto pace = pace_typed(words);
  if (!pace) return print(pace.error());
  if (*pace) return ask(Tag::change, [&](auto& message) { *message.mutable_set_pace() = **pace; });
  // During a turn, "take" and another word are a move in the game; people choose seats between games.
  if (word == "take" && (words.size() != 2 || !update().has_decision())) return take_seat(words);
  if (word == "leave") return words.size() > 1 && words.back() == "tonight" ? way_.leave_for_tonight() : leave();
  if (command_as_owner(words, line) || play(line)) return;
  print("Not understood. Type help for what can be typed here.");
}

bool TableCommands::show(std::span<const std::string> words) {
  const std::string& word = words[0];
  const GameText* game = game_of(update());
  constexpr std::array<std::string_view, 6> kOfTheGame{"rules", "hand", "moves", "log", "last", "hint"};
  Lines lines;
  if (word == "help") {
    lines = help();
  } else if (!game && std::ranges::find(kOfTheGame, word) != kOfTheGame.end()) {
    lines.emplace_back(kUnknownGame);
  } else if (word == "rules") {
    lines.assign(game->rules.begin(), game->rules.end());
    lines.push_back("At home, learn " + std::string{game->kind()} +
                    " deals a first hand and says what to do, step by step.");
  } else if (word == "scores") {
    lines.push_back(scores_words(update(), players_of(*context_.core.table())));
    if (lines[0].empty()) lines[0] = "There are no scores yet.";
  } else if (word == "fair") {
    lines = fair_words(context_.core.deal(), players_of(*context_.core.table()).of_people());
  } else if (word == "evening") {
    lines = evening_table(update());
    if (lines.empty()) lines.emplace_back("No game is over yet.");
  } else if (word == "hand") {
    lines.push_back(game->standing(update().view(), cast_of(update()), context_.style).hand);
    if (lines[0].empty()) lines[0] = update().has_seat() ? "You have no cards." : "You watch, and have no cards.";
  } else if (word == "moves") {
    lines = entry_.moves(update(), words.size() > 1 && words[1] == "all");
    if (!update().has_decision()) lines.emplace_back(kNotYourTurn);
  } else if (word == "log") {
    lines = teller_.log();
    if (lines.empty()) lines.emplace_back("Nothing has happened yet.");
  } else if (word == "last" && words.size() == 1) {
    lines = teller_.last();
    if (lines.empty()) lines.emplace_back("Nothing to show yet.");
  } else if (word == "seats") {
    describe_seats(update(), lines);
    lines.push_back(watching_words(context_.core.watchers()));
  } else if (const OwnCommand* own = game && words.size() == 1 ? own_command(*game, word) : nullptr) {
    lines = own->show(update().view(), context_.style);
  } else {
    return false;
  }
  print(lines);
  return true;
}

bool TableCommands::command_as_owner(std::span<const std::string> words, const std::string& line) {
  const auto command = read_owner_command(words, line, update(), context_.core.watchers());
  if (!command) return false;
  if (command->wants_password) {
    context_.dialog.ask_secretly(
        "Which password shall people need to join? An empty line: none.",
        [this](const std::string& typed) { context_.ask_server(Tag::change, password_request(typed)); });
  } else if (command->wrong) {
    print(*command->wrong);
  } else {
    context_.ask_server(command->request.has_let_back() ? Tag::let_back : Tag::change, command->request);
  }
  return true;
}

void TableCommands::say(const std::string& text) {
  const auto phrase = parse_phrase(text);
  if (!phrase && !is_line(text, kChatTextMax))
    return print("Say what? 1 to 160 characters: say TEXT, or a ' and the text.");
  ask(Tag::change, [&](auto& message) {
    phrase ? message.mutable_say()->set_phrase(*phrase) : message.mutable_say()->set_text(text);
  });
}

void TableCommands::react(std::span<const std::string> words) {
  const auto reaction = words.size() == 2 ? client::reaction_with(lowered(words[1])) : std::nullopt;
  if (!reaction) return print("React how? Type react and one of these: " + reaction_choices() + ".");
  ask(Tag::change, [&](auto& message) { message.mutable_say()->set_reaction(*reaction); });
}

void TableCommands::ask_hint() {
  if (!update().has_decision()) return print(kNotYourTurn);
  ask(Tag::hint, [this](auto& message) { message.mutable_hint()->set_decision(update().decision()); });
}

void TableCommands::play_again() {
  // A spectator can only repeat a property file's game.
  if (!update().has_seat() && !update().has_next_seat() && !update().not_a_fair_deal())
    return print("You watch. Type take and the number of a seat to play.");
  ask(Tag::change, [](auto& message) { message.mutable_ready(); });
}

void TableCommands::go_on() {
  if (!may_go_on(update())) return print("You watch: the game goes on when the players have read enough.");
  ask(Tag::change, [](auto& message) { message.mutable_go_on(); });
  if (!update().table_break().on() && client::others_present(update()) > 0)
    context_.reminders.add(context_.now + kGoneOnSaidAfter, "Waiting for the others to go on.");
}

void TableCommands::take_break() {
  if (!update().has_seat()) return print("You watch: only players can ask for a break.");
  if (update().phase() == table::v1::PHASE_GATHERING) return print("There is no game to take a break from.");
  if (!client::may_take_break(update())) return print(break_words(update()));
  ask(Tag::change, [](auto& message) { message.mutable_take_break(); });
}

void TableCommands::take_back() {
  const auto asked = client::take_back_to_agree_with(update());
  if (!asked && !client::may_take_back(update())) return print("No move of yours can be taken back now.");
  ask(Tag::change, [&](auto& message) {
    auto& wanted = *message.mutable_take_back();
    if (asked) wanted.set_agree_with(*asked);
  });
}

void TableCommands::open_hands(bool open) {
  if (open && client::hands_open(update())) return print("The hands are open already.");
  if (open && !client::may_open_hands(update()))
    return print("Hands can only be opened by somebody who is alone at a private table.");
  if (!open && !client::hands_open(update())) return print("The hands are not open.");
  ask(Tag::change, [open](auto& message) { message.mutable_open_hands()->set_open(open); });
}

void TableCommands::step(bool forth) {
  if (!client::hands_open(update())) return print("That needs open hands. Type open.");
  if (update().phase() == table::v1::PHASE_GATHERING) return print("There is no game to step through now.");
  if (!client::may_step(update(), forth))
    return print(forth ? "This is the newest moment of the game." : "There is no move before this one.");
  ask(Tag::change, [forth](auto& message) { message.mutable_step()->set_forth(forth); });
}

void TableCommands::export_log(const std::string& file) {
  if (file.empty()) return print("Into which file? Type export and its name.");
  if (!update().has_open_hands())
    return print("A game can only be exported by somebody who is alone at a private table.");
  if (!client::may_export(update()))
    return print("Type open first. Without open hands, a game is exported when it is over.");
  export_.emplace(Export{.file = file});
  context_.ask_server(Tag::export_log, export_->parts.request());
}

void TableCommands::wait_for_missing(bool wait) {
  const auto missing = client::missing_player(update());
  if (!missing) return print(nobody_to_wait_for(update()));
  ask(Tag::change, [&](auto& message) {
    message.mutable_wait_for()->set_seat(*missing);
    message.mutable_wait_for()->set_wait(wait);
  });
}

void TableCommands::take_seat(std::span<const std::string> words) {
  std::optional<std::uint32_t> seat;
  if (words.size() > 1) seat = whole_number(words[1], static_cast<std::size_t>(update().seats_size()));
  if (!seat && (words.size() > 1 || !update().has_seat())) return print("Take which seat? Type take and its number.");
  ask(Tag::change, [&](auto& message) {
    seat ? message.mutable_take_seat()->set_seat(*seat - 1) : void(message.mutable_take_my_seat());
  });
}

bool TableCommands::play(const std::string& typed) {
  const TypedMove meant = entry_.read(update(), typed);
  meant.move ? send(*meant.move) : print(meant.words);
  return meant.move || !meant.words.empty();
}

void TableCommands::play_advised() {
  if (!update().has_decision()) return print(kNotYourTurn);
  const auto* move = entry_.advised(update());
  move ? send(*move) : print("There was no hint in this turn. Type hint for one.");
}

void TableCommands::send(const table::v1::GameMove& move) {
  ask(Tag::move, [&](auto& message) {
    message.mutable_move()->set_decision(update().decision());
    *message.mutable_move()->mutable_move() = move;
  });
}

void TableCommands::answered(const client::Answered& notice) {
  const auto tag = static_cast<Tag>(notice.tag);
  const auto& answer = notice.answer;
  if (answer.has_hint()) {
    const client::Table* table = context_.visit.table();
    const std::string words = table ? entry_.hint(table->update, answer.hint()) : std::string{};
    return print(words.empty() ? "The table has moved on; that hint is of no use any more." : words);
  }
  if (answer.has_game_log() && export_) {
    if (!export_->parts.add(answer.game_log())) return context_.ask_server(Tag::export_log, export_->parts.request());
    context_.dialog.put(SaveFile{export_->file, export_->parts.text()});
    return export_.reset();
  }
  if (answer.has_removed_list()) return print(removed_words(answer.removed_list()));
  if (tag == Tag::let_back && answer.has_done()) return print("They may join again.");
  if (!answer.has_refused()) return;
  const auto& refused = answer.refused();
  if (tag == Tag::let_back && refused.reason() == session::v1::REFUSAL_REASON_MALFORMED)
    return print("Nobody of that name was removed. removed lists who was.");
  const GameText* game = context_.core.table() ? game_of(update()) : nullptr;
  const bool rule_known = refused.reason() == session::v1::REFUSAL_REASON_BROKE_RULE && refused.has_rule() && game;
  const std::string_view rule = rule_known ? game->moves.broken_rule(refused.rule()) : std::string_view{};
  context_.warn(rule.empty() ? words_for(refused) : rule);
  if (tag != Tag::move) return;
  teller_.repeat_turn();
  way_.tell_turn();
}

void TableCommands::leave() {
  const auto matters = [this] { return context_.visit.leaving_matters(); };
  if (!matters()) return way_.leave();
  const client::GivingUp means = client::giving_up(update());
  const std::string gone = means == client::GivingUp::bot_plays_on ? "A bot plays on in your seat."
                           : means == client::GivingUp::others_may_go_on
                               ? "You lose your seat. The others can go on another day."
                               : "You're playing bots, so it will end.";
  context_.dialog.ask_yes_or_no(
      "Leave this game? " + gone +
          (context_.visit.may_step_away() ? " To keep your seat, answer no and type leave for tonight." : "") +
          " (yes or no)",
      [this](bool leaves) {
        if (leaves) way_.leave();
      },
      Dialog::Reason{matters});
}

void TableCommands::invite() {
  if (!update().settings().private_table()) return print(server_.invitation());
  if (!update().owner()) return print("Only its owner can open this table to others.");
  context_.dialog.ask_yes_or_no(
      "Open this table to your network? Others near will see it and can join. (yes or no)", [this](bool opens) {
        if (opens) ask(Tag::change, [](auto& message) { message.mutable_change_settings()->set_private_table(false); });
      });
}

Lines TableCommands::help() const {
  const GameText* text = game_of(update());
  Lines lines{
      std::string{text ? text->moves.how_to : kUnknownGame},
      "An empty line shows the table. hand, moves, scores, log, seats and rules show more. last: the last trick, "
      "capture, battle or round again. evening: what everybody has won here.",
      "fair: how the cards were dealt, and whether anybody can have chosen them.",
      "ready: start, once everybody is. again: another game. Enter or go in a pause: go on. Enter once the hands are "
      "counted: the result. leave: give up your seat. quit: end the program.",
      "break: ask for a break, or agree to one. The game then stands still until somebody types go.",
      "undo: take your last move back, with the bots' answers, as long as no hidden card was shown. Other people have "
      "to agree; they type undo, too.",
      "take: play yourself again when a bot holds your seat. take 3: sit down in seat 3, between games.",
      std::string{"hint: what "} + (update().settings().hints_by_expert() ? "an expert" : "a clever") +
          " bot would do in your place, and why. ok: do so.",
      "say TEXT, or 'TEXT: for all at the table. Everybody reads these in their language: say well played, say one "
      "moment, say again?, say thanks for the game.",
      "react clap: show all at the table a reaction: " + reaction_choices() + ".",
      "mute NAME: no longer read what they say, at this table; unmute NAME. mute: whom you have muted.",
      "invite: how others find this table. picture fox: be shown with a fox. picture: which ones there are.",
  };
  if (text) {
    for (const OwnCommand& own : text->commands)
      lines.insert(lines.begin() + 1, std::string{own.help});
  }
  if (!update().has_seat() && !update().has_next_seat())
    lines.emplace_back("You watch: everybody's cards are closed until the deal is over.");
  if (update().has_seat() && context_.core.keeps_tables())
    lines.push_back("leave for tonight: go home and keep your seat. If everybody leaves, the table is kept for " +
                    std::to_string(client::kTablesKeptFor.count()) + " days.");
  if (update().has_open_hands())
    lines.insert(
        lines.end(),
        {"open: see all hands, as you are alone here; close. Then back and forth step through the game, move by move. "
         "If you make another move at an earlier moment, the game goes on from there. Such a game does not count in "
         "the evening.",
         "export FILE: the game as the log of the original program, with open hands or when it is over."});
  if (update().has_pace())
    lines.emplace_back(
        "Only bots play here, as you say: play, pause, step (one move), speed 200 (per cent; twice as fast).");
  if (is_owner(update())) {
    lines.insert(lines.end(), {"The table is yours. Between games you can type:",
                               "  seat 3 bot clever 1   expert, clever, basic or random; its seconds a move",
                               "  seat 3 open           a place for a person",
                               "  fill basic 0.5        such bots in all open seats; start does the same",
                               "  kind GAME             another game: " + game_choices(),
                               "  limit 30              seconds for a move; limit none",
                               "  password              for those who join, typed unseen; password none",
                               "  rename NAME           the table; watching yes, watching no",
                               "  hints expert          who gives the hints: expert or clever",
                               "  remove NAME           at any time: a player or a spectator has to leave",
                               "                        for good; a bot plays on. remove NAME and address:",
                               "                        nobody can join from there for ten minutes",
                               "  removed               who was removed; let NAME in lets them join again",
                               "  give 3 NAME           at any time: the seat of a player who is away, with its",
                               "                        hand and score, to NAME, who watches or waits"});
  }
  return lines;
}

}  // namespace cardroom::terminal
