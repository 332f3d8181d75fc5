#include "client/terminal/words.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>
#include <cmath>
#include <sstream>
#include <utility>

#include "client/terminal/style.h"

namespace cardroom::terminal {
namespace {

using namespace session::v1;  // The enumerators below, and nothing else, come from there.

constexpr std::array kBotNames{
    std::pair{table::v1::BOT_TYPE_RANDOM, std::string_view{"random"}},
    std::pair{table::v1::BOT_TYPE_BASIC, std::string_view{"basic"}},
    std::pair{table::v1::BOT_TYPE_CLEVER, std::string_view{"clever"}},
};

constexpr std::array kPhrases{
    std::pair{table::v1::PHRASE_WELL_PLAYED, std::string_view{"Well played."}},
    std::pair{table::v1::PHRASE_ONE_MOMENT, std::string_view{"One moment."}},
    std::pair{table::v1::PHRASE_AGAIN, std::string_view{"Again?"}},
    std::pair{table::v1::PHRASE_THANKS, std::string_view{"Thanks for the game."}},
};

constexpr std::string_view kBlanks = " \t\r";

/// In small letters, without the mark at the end.
std::string bare(std::string_view line) {
  while (!line.empty() && std::string_view{".?! "}.find(line.back()) != std::string_view::npos)
    line.remove_suffix(1);
  return lowered(line);
}

std::string_view known_words(RefusalReason reason) {
  switch (reason) {
    case REFUSAL_REASON_GAME_OVER: return "The game is over.";
    case REFUSAL_REASON_NOT_YOUR_TURN: return "It is not your turn.";
    case REFUSAL_REASON_NOT_IN_HAND: return "That card is not in your hand.";
    case REFUSAL_REASON_BROKE_RULE: return "The rules do not allow that.";
    case REFUSAL_REASON_MALFORMED: return "The server could not make sense of that.";
    case REFUSAL_REASON_ALREADY_MOVED: return "That turn is over already.";
    case REFUSAL_REASON_NOT_AT_A_TABLE: return "You are at no table.";
    case REFUSAL_REASON_AT_A_TABLE: return "You are at a table. Leave it first.";
    case REFUSAL_REASON_NOT_OWNER: return "Only the owner of the table can do that.";
    case REFUSAL_REASON_SEAT_TAKEN: return "That seat is taken.";
    case REFUSAL_REASON_NO_SUCH_SEAT: return "There is no such seat.";
    case REFUSAL_REASON_GAME_RUNNING: return "Not while a game is going on. Try again when it is over.";
    case REFUSAL_REASON_NO_GAME: return "No game is going on.";
    case REFUSAL_REASON_NOT_PAUSED: return "The game is not waiting for you.";
    case REFUSAL_REASON_NOT_HELD: return "You have your seat: no bot plays for you.";
    case REFUSAL_REASON_PEOPLE_PLAY: return "People play here: only where bots play among themselves can you say how.";
    case REFUSAL_REASON_BAD_TEXT: return "What you say has 1 to 160 characters, without control characters.";
    case REFUSAL_REASON_NO_SUCH_TABLE: return "That table is not there any more.";
    case REFUSAL_REASON_TABLE_FULL: return "The table is full.";
    case REFUSAL_REASON_WRONG_PASSWORD: return "That is not the password of this table.";
    case REFUSAL_REASON_UNKNOWN_KIND: return "The server does not know this game.";
    case REFUSAL_REASON_TOO_MANY_TABLES: return "There are too many tables. Wait until one closes.";
    case REFUSAL_REASON_BAD_NAME:
      return "That name cannot be: 1 to 24 characters for a person and 40 for a table, without control characters.";
    case REFUSAL_REASON_BAD_OPTION:
      return "A number is out of range: a turn limit is 5 to 600 seconds, a bot's pace "
             "at most 10.";
    case REFUSAL_REASON_REMOVED: return "The owner has removed you from this table.";
    case REFUSAL_REASON_NO_WATCHING: return "Nobody may watch this table.";
    case REFUSAL_REASON_UNSUPPORTED: return "The server is of an older version and cannot do that.";
    case REFUSAL_REASON_OUT_OF_ORDER: return "The server has lost count of what was asked. Ask again.";
    case REFUSAL_REASON_TOO_FAST: return "Too fast: nothing was done. Ask again in a moment.";
    default: return {};
  }
}

std::string_view known_words(GoodbyeReason reason) {
  switch (reason) {
    case GOODBYE_REASON_SUPERSEDED: return "Another program has taken over this seat with the same profile.";
    case GOODBYE_REASON_SHUTTING_DOWN: return "The server has been stopped.";
    case GOODBYE_REASON_CLOSED: return "The host has closed the server.";
    case GOODBYE_REASON_SILENT: return "The server has not heard from us.";
    case GOODBYE_REASON_BAD_FRAME: return "The server did not understand this program.";
    case GOODBYE_REASON_NO_HELLO: return "The server was not greeted in time.";
    case GOODBYE_REASON_TOO_FAST: return "The server was asked too much at once.";
    case GOODBYE_REASON_TOO_SLOW: return "The network is too slow for what the server has to say.";
    case GOODBYE_REASON_TOO_MANY_CONNECTIONS: return "The server is full.";
    case GOODBYE_REASON_CLIENT_TOO_OLD: return "This program is too old for the server: install a newer version.";
    case GOODBYE_REASON_CLIENT_TOO_NEW:
      return "The server is too old for this program: its host has to install a "
             "newer version.";
    case GOODBYE_REASON_BAD_HELLO: return "The server does not accept this name or profile.";
    default: return {};
  }
}

/// Our own words, or else the server's text.
std::string known_or(std::string_view known, std::string_view text_of_server, std::string_view otherwise) {
  if (!known.empty()) return std::string{known};
  return text_of_server.empty() ? std::string{otherwise} : shown(text_of_server);
}

}  // namespace

std::string words_for(const Refused& refused) {
  return known_or(known_words(refused.reason()), refused.text(), "The server says no.");
}

std::string words_for(GoodbyeReason reason, std::string_view text_of_server) {
  return known_or(known_words(reason), text_of_server, "The server has ended the connection.");
}

std::string words_for(const client::Status& offline) {
  using Why = client::Status::Why;
  switch (offline.why) {
    case Why::no_server:
      return "There is no server to be reached" + (offline.text.empty() ? "." : ": " + offline.text + ".");
    case Why::wrong_key:
      return "This is not the server of the invitation: its key is another one. Nothing was sent to it.";
    case Why::said_goodbye: return words_for(offline.goodbye, offline.text);
    case Why::server_ended: return "The server has ended, and its tables with it.";
    case Why::not_a_server: return "What answers there is no Cardroom server.";
    case Why::sent_in_circles: return "The servers send us round in circles.";
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
  switch (outage.cause) {
    case Cause::stopped:
      return std::string{outage.at_table ? "Its tables are gone. " : ""} +
             "Trying again by itself, for when it is started again.";
    case Cause::refused:
      return std::string{"Its machine answers, but no server runs there"} +
             (outage.at_table ? " any more: the table is most likely gone." : ".") +
             " Trying again by itself, in case it comes back.";
    case Cause::unknown: break;
  }
  const std::string again = "Trying again by itself.";
  if (!outage.at_table) return again;
  if (!outage.seated) return again + " The table is shown again if it is still there.";
  return again + " If the server still runs, your seat is kept, and a bot plays for you" +
         (outage.until_held.count() > 0
              ? " after " + duration_words(std::chrono::ceil<std::chrono::seconds>(outage.until_held)) + "."
              : ".");
}

std::string words_for(lobby::v1::LeftReason reason) {
  switch (reason) {
    case lobby::v1::LEFT_REASON_REMOVED: return "The owner has removed you from the table.";
    case lobby::v1::LEFT_REASON_CLOSED: return "The table has closed.";
    case lobby::v1::LEFT_REASON_BROKEN: return "A fault of the server has stopped this table. We are sorry.";
    default: return {};
  }
}

std::string_view words_for(table::v1::Phrase phrase) {
  for (const auto& [known, words] : kPhrases)
    if (known == phrase) return words;
  return {};
}

std::optional<table::v1::Phrase> parse_phrase(std::string_view line) {
  const std::string typed = bare(line);
  for (const auto& [known, words] : kPhrases)
    if (typed == bare(words)) return known;
  return std::nullopt;
}

std::string_view name_of(table::v1::BotType type) {
  for (const auto& [known, name] : kBotNames)
    if (known == type) return name;
  return {};
}

std::optional<table::v1::BotType> parse_bot_type(std::string_view word) {
  for (const auto& [known, name] : kBotNames)
    if (name == word) return known;
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
  std::uint32_t value = 0;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
  if (error != std::errc{} || end != word.data() + word.size() || value == 0 || value > last) return std::nullopt;
  return value;
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
