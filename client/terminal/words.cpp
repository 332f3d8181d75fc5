#include "client/terminal/words.h"

#include <algorithm>
#include <cctype>
#include <charconv>
#include <cmath>
#include <sstream>

#include "client/core/reactions.h"
#include "client/terminal/style.h"
#include "common/base/number.h"

namespace cardroom::terminal {
namespace {

using namespace session::v1;  // Only for the enumerators below.

constexpr NumberWords kBotNames[]{
    {table::v1::BOT_TYPE_RANDOM, "random"},
    {table::v1::BOT_TYPE_BASIC, "basic"},
    {table::v1::BOT_TYPE_CLEVER, "clever"},
    {table::v1::BOT_TYPE_EXPERT, "expert"},
};

constexpr NumberWords kPhrases[]{
    {table::v1::PHRASE_WELL_PLAYED, "Well played."},
    {table::v1::PHRASE_ONE_MOMENT, "One moment."},
    {table::v1::PHRASE_AGAIN, "Again?"},
    {table::v1::PHRASE_THANKS, "Thanks for the game."},
};

constexpr std::string_view kBlanks = " \t\r";

/// The line in lower case, without trailing punctuation.
std::string bare(std::string_view line) {
  while (!line.empty() && std::string_view{".?! "}.find(line.back()) != std::string_view::npos)
    line.remove_suffix(1);
  return lowered(line);
}

constexpr NumberWords kRefusals[]{
    {REFUSAL_REASON_GAME_OVER, "The game is over."},
    {REFUSAL_REASON_NOT_YOUR_TURN, "It is not your turn."},
    {REFUSAL_REASON_NOT_IN_HAND, "That card is not in your hand."},
    {REFUSAL_REASON_BROKE_RULE, "The rules do not allow that."},
    {REFUSAL_REASON_MALFORMED, "The server didn't understand that."},
    {REFUSAL_REASON_ALREADY_MOVED, "That turn is over already."},
    {REFUSAL_REASON_NOT_AT_A_TABLE, "You're not at a table."},
    {REFUSAL_REASON_AT_A_TABLE, "You're already at a table. Leave it first."},
    {REFUSAL_REASON_NOT_OWNER, "Only the owner of the table can do that."},
    {REFUSAL_REASON_SEAT_TAKEN, "That seat is taken."},
    {REFUSAL_REASON_NO_SUCH_SEAT, "There is no such seat."},
    {REFUSAL_REASON_GAME_RUNNING, "Not while a game is going on. Try again when it is over."},
    {REFUSAL_REASON_NO_GAME, "No game is going on."},
    {REFUSAL_REASON_NOT_PAUSED, "The game isn't waiting for you."},
    {REFUSAL_REASON_NOT_HELD, "You have your seat: no bot plays for you."},
    {REFUSAL_REASON_ON_A_BREAK, "The table is on a break. Type go to go on with the game."},
    {REFUSAL_REASON_NOTHING_TO_TAKE_BACK, "No move of yours can be taken back now."},
    {REFUSAL_REASON_NOT_ALONE, "Only somebody alone at a private table can do that."},
    {REFUSAL_REASON_HANDS_CLOSED, "The hands are not open. Type open first."},
    {REFUSAL_REASON_NO_SUCH_STEP, "There is no move to step over in that direction."},
    {REFUSAL_REASON_NOT_MISSING, "This player is back."},
    {REFUSAL_REASON_NO_SUCH_PERSON, "Nobody of that name is here without a seat."},
    {REFUSAL_REASON_PEOPLE_PLAY, "People play here: only where bots play among themselves can you say how."},
    {REFUSAL_REASON_BAD_TEXT, "What you say has 1 to 160 characters, without control characters."},
    {REFUSAL_REASON_NO_SUCH_TABLE, "That table is gone."},
    {REFUSAL_REASON_TABLE_FULL, "The table is full."},
    {REFUSAL_REASON_WRONG_PASSWORD, "That is not the password of this table."},
    {REFUSAL_REASON_UNKNOWN_KIND, "The server doesn't know this game."},
    {REFUSAL_REASON_TOO_MANY_TABLES, "There are too many tables. Wait until one closes."},
    {REFUSAL_REASON_BAD_NAME,
     "That name cannot be: 1 to 24 characters for a person and 40 for a table, without control characters."},
    {REFUSAL_REASON_BAD_OPTION, "A number is out of range: a turn limit is 5 to 600 seconds, a bot's pace at most 10."},
    {REFUSAL_REASON_REMOVED, "The owner has removed you from this table."},
    {REFUSAL_REASON_NO_WATCHING, "Nobody may watch this table."},
    {REFUSAL_REASON_UNSUPPORTED, "The server is too old to do that."},
    {REFUSAL_REASON_OUT_OF_ORDER, "Something got out of step. Please try again."},
    {REFUSAL_REASON_TOO_FAST, "Too fast: nothing was done. Ask again in a moment."},
};

constexpr NumberWords kGoodbyes[]{
    {GOODBYE_REASON_SUPERSEDED, "Another program has taken over this seat with the same profile."},
    {GOODBYE_REASON_SHUTTING_DOWN, "The server has been stopped."},
    {GOODBYE_REASON_CLOSED, "The host has closed the server."},
    {GOODBYE_REASON_SILENT, "The server lost the connection to this program."},
    {GOODBYE_REASON_BAD_FRAME, "The server did not understand this program."},
    {GOODBYE_REASON_NO_HELLO, "Connecting took too long."},
    {GOODBYE_REASON_TOO_FAST, "Too many requests at once."},
    {GOODBYE_REASON_TOO_SLOW, "The network is too slow."},
    {GOODBYE_REASON_TOO_MANY_CONNECTIONS, "The server is full."},
    {GOODBYE_REASON_CLIENT_TOO_OLD, "This program is too old for the server: install a newer version."},
    {GOODBYE_REASON_CLIENT_TOO_NEW, "The server is too old for this program: its host has to install a newer version."},
    {GOODBYE_REASON_BAD_HELLO, "The server doesn't accept this name or profile."},
};

constexpr NumberWords kLeft[]{
    {lobby::v1::LEFT_REASON_REMOVED, "The owner has removed you from the table."},
    {lobby::v1::LEFT_REASON_CLOSED, "The table has closed."},
    {lobby::v1::LEFT_REASON_BROKEN, "A fault of the server has stopped this table. We are sorry."},
    {lobby::v1::LEFT_REASON_PUT_AWAY, "Everybody who plays here has gone. The table rests until one of them is back."},
    {lobby::v1::LEFT_REASON_SEAT_GIVEN, "The owner has given your seat to somebody else. You may join again."},
};

/// Our own wording if there is one, otherwise the server's text.
std::string known_or(std::string_view known, std::string_view text_of_server, std::string_view otherwise) {
  if (!known.empty()) return std::string{known};
  return text_of_server.empty() ? std::string{otherwise} : shown(text_of_server);
}

}  // namespace

std::string words_for(const Refused& refused) {
  return known_or(words_for(kRefusals, refused.reason()), refused.text(), "The server refused.");
}

std::string words_for(GoodbyeReason reason, std::string_view text_of_server) {
  return known_or(words_for(kGoodbyes, reason), text_of_server, "The server has ended the connection.");
}

std::string words_for(const client::Status& offline) {
  using Why = client::Status::Why;
  switch (offline.why) {
    case Why::no_server:
      return "There is no server to be reached" + (offline.text.empty() ? "." : ": " + offline.text + ".");
    case Why::wrong_key:
      return "This is not the server of the invitation: its key is another one. Nothing was sent to it.";
    case Why::said_goodbye: return words_for(offline.goodbye, offline.text);
    case Why::server_ended: return "The server has ended.";
    case Why::not_a_server: return "What answers there is no Cardroom server.";
    case Why::sent_in_circles: return "We couldn't find that table.";
    case Why::never_asked:
    case Why::stopped: break;
  }
  return {};
}

std::string lost_words(const client::Status& waiting) {
  if (waiting.goodbye != GOODBYE_REASON_UNSPECIFIED) return words_for(waiting.goodbye, waiting.text);
  return "The connection is lost" + (waiting.text.empty() ? "." : ": " + shown(waiting.text) + ".");
}

std::string words_for(const client::Outage& outage) {
  using Cause = client::Outage::Cause;
  const std::string again = "Trying again automatically.";
  const std::string bot =
      "a bot plays for you" +
      (outage.until_held.count() > 0
           ? " after " + duration_words(std::chrono::ceil<std::chrono::seconds>(outage.until_held)) + "."
           : ".");
  if (outage.at_table && outage.table_kept) {
    return again + (outage.cause == Cause::unknown && outage.seated && outage.others_play
                        ? " Your seat is kept; if the server still runs, " + bot
                        : " Your table is kept; the game goes on when the server is back.");
  }
  switch (outage.cause) {
    case Cause::stopped:
      return std::string{outage.at_table ? "Its tables are gone. " : ""} +
             "Trying again automatically, in case it is started again.";
    case Cause::refused:
      return std::string{"Its machine answers, but no server runs there"} +
             (outage.at_table ? " any more: the table is most likely gone." : ".") +
             " Trying again automatically, in case one is started.";
    case Cause::unknown: break;
  }
  if (!outage.at_table) return again;
  if (!outage.seated) return again + " The table is shown again if it is still there.";
  return again + " If the server still runs, your seat is kept, and " + bot;
}

std::string words_for(lobby::v1::LeftReason reason, std::string_view name) {
  if (!name.empty()) return "The owner has given your seat to " + shown(name) + ". You may join again.";
  return std::string{words_for(kLeft, reason)};
}

std::string_view words_for(table::v1::Phrase phrase) {
  return words_for(kPhrases, phrase);
}

std::optional<table::v1::Phrase> parse_phrase(std::string_view line) {
  for (const auto& [phrase, words] : kPhrases)
    if (bare(line) == bare(words)) return static_cast<table::v1::Phrase>(phrase);
  return std::nullopt;
}

std::string reaction_words(table::v1::Reaction reaction, bool own) {
  switch (reaction) {
    case table::v1::REACTION_CLAP: return own ? "clap." : "claps.";
    case table::v1::REACTION_HEART: return own ? "send a heart." : "sends a heart.";
    case table::v1::REACTION_LAUGH: return own ? "laugh." : "laughs.";
    case table::v1::REACTION_SURPRISE: return own ? "are surprised." : "is surprised.";
    case table::v1::REACTION_THINKING: return own ? "are thinking." : "is thinking.";
    case table::v1::REACTION_CHEERS: return own ? "raise a glass." : "raises a glass.";
    default: return own ? "react." : "reacts.";
  }
}

std::string reaction_choices() {
  std::vector<std::string> ids;
  for (const table::v1::Reaction reaction : client::kReactions)
    ids.emplace_back(client::id_of(reaction));
  return listed(ids, " or ");
}

std::string_view name_of(table::v1::BotType type) {
  return words_for(kBotNames, type);
}

std::optional<table::v1::BotType> parse_bot_type(std::string_view word) {
  for (const auto& [type, name] : kBotNames)
    if (name == word) return static_cast<table::v1::BotType>(type);
  return std::nullopt;
}

std::string duration_words(std::chrono::milliseconds time) {
  const long tenths = static_cast<long>((time.count() + 50) / 100);
  if (tenths >= 1200 && tenths % 600 == 0) return std::to_string(tenths / 600) + " minutes";
  if (tenths % 10 == 0 || tenths > 100) return counted((tenths + 5) / 10, "second", "seconds");
  return std::to_string(tenths / 10) + "." + std::to_string(tenths % 10) + " seconds";
}

std::string seconds_words(std::chrono::milliseconds left) {
  const auto seconds = std::chrono::round<std::chrono::seconds>(std::max(left, std::chrono::milliseconds{0}));
  return counted(seconds.count(), "second", "seconds");
}

std::optional<std::chrono::milliseconds> parse_seconds(std::string_view text) {
  double seconds = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), seconds, std::chars_format::fixed);
  if (error != std::errc{} || end != text.data() + text.size() || !(seconds >= 0 && seconds <= 86'400))
    return std::nullopt;
  return std::chrono::milliseconds{std::lround(seconds * 1000)};
}

std::optional<std::uint32_t> whole_number(std::string_view word, std::size_t last) {
  const auto value = number_in<std::uint32_t>(word);
  return value && *value > 0 && *value <= last ? value : std::nullopt;
}

std::string trimmed(std::string_view line) {
  const auto first = line.find_first_not_of(kBlanks);
  if (first == std::string_view::npos) return {};
  return std::string{line.substr(first, line.find_last_not_of(kBlanks) - first + 1)};
}

std::string lowered(std::string_view text) {
  std::string small{text};
  std::ranges::transform(small, small.begin(), [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return small;
}

std::vector<std::string> words_in(std::string_view line) {
  std::vector<std::string> words;
  std::istringstream stream{std::string{line}};
  for (std::string word; stream >> word;)
    words.push_back(word);
  return words;
}

std::string after_words(const std::string& line, std::size_t count) {
  std::size_t at = 0;
  for (; count > 0; --count) {
    at = std::min(line.find_first_not_of(kBlanks, at), line.size());
    at = std::min(line.find_first_of(kBlanks, at), line.size());
  }
  at = line.find_first_not_of(kBlanks, at);
  return at == std::string::npos ? std::string{} : line.substr(at);
}

}  // namespace cardroom::terminal
