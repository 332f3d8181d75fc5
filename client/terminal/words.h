#pragma once

#include <chrono>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cardroom/session/v1/session.pb.h"
#include "client/core/client_core.h"
#include "client/core/outage.h"

/// Wording for the protocol's numbers, and parsing of typed words.
namespace cardroom::terminal {

/// One sentence, chosen by the reason alone. The server's text is used only for a reason that this version does not
/// know.
std::string words_for(const session::v1::Refused& refused);

/// Why the server has closed the connection.
std::string words_for(session::v1::GoodbyeReason reason, std::string_view text_of_server);

/// Why we are not connected to a server.
std::string words_for(const client::Status& offline);

/// Why the connection was lost. The client is trying to restore it.
std::string lost_words(const client::Status& waiting);

/// What the client is doing, and what may be promised about the table, while the connection is lost.
std::string words_for(const client::Outage& outage);

/// Why the person is no longer at the table. Empty if they have left it. `name`: who has their seat now, if the server
/// says so.
std::string words_for(lobby::v1::LeftReason reason, std::string_view name = {});

/// "Well played."; empty for a phrase that this version does not know.
std::string_view words_for(table::v1::Phrase phrase);

/// The phrase with these words, ignoring case and trailing punctuation; empty for any other line.
std::optional<table::v1::Phrase> parse_phrase(std::string_view line);

/// What a person does with a reaction: "claps."; "clap." if `own`. For a reaction that this version does not know:
/// "reacts."
std::string reaction_words(table::v1::Reaction reaction, bool own);

/// "clap, heart, laugh, surprise, thinking or cheers"
std::string reaction_choices();

/// "clever". Empty for a type that this version does not know.
std::string_view name_of(table::v1::BotType type);

/// The type of bot with this name; empty for any other word.
std::optional<table::v1::BotType> parse_bot_type(std::string_view word);

/// "30 seconds", "1.5 seconds", "2 minutes".
std::string duration_words(std::chrono::milliseconds time);

/// The remaining time, in whole seconds: "1 second", "9 seconds".
std::string seconds_words(std::chrono::milliseconds left);

/// Parses seconds: "2", "1.5", "0". Empty for anything else and for more than a day.
std::optional<std::chrono::milliseconds> parse_seconds(std::string_view text);

/// A whole number from 1 to `last`; empty for anything else.
std::optional<std::uint32_t> whole_number(std::string_view word,
                                          std::size_t last = std::numeric_limits<std::uint32_t>::max());

/// The line without surrounding whitespace.
std::string trimmed(std::string_view line);

/// The text in lower case, for comparing commands and game names; only ASCII letters change.
std::string lowered(std::string_view text);

/// The whitespace-separated words of a line.
std::vector<std::string> words_in(std::string_view line);

/// The rest of the line after the first `count` words.
std::string after_words(const std::string& line, std::size_t count);

}  // namespace cardroom::terminal
