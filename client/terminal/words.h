#pragma once

#include <chrono>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>

#include "cardroom/session/v1/session.pb.h"
#include "client/core/client_core.h"
#include "client/core/outage.h"

/// What the protocol says by number, in words for a person; and what a person types, read.
namespace cardroom::terminal {

/// One sentence, chosen by the reason alone; what the server wrote is used only for a reason that we do not know.
std::string words_for(const session::v1::Refused& refused);

/// Why the server has ended the connection.
std::string words_for(session::v1::GoodbyeReason reason, std::string_view text_of_server);

/// Why we are at no server.
std::string words_for(const client::Status& offline);

/// What is going to happen, and what that means for the table: what may be promised while the line is down.
std::string words_for(const client::Outage& outage);

/// Why we are no longer at the table. Empty if it was our own wish.
std::string words_for(lobby::v1::LeftReason reason);

/// "Well played."; empty for a phrase that we do not know.
std::string_view words_for(table::v1::Phrase phrase);

/// The phrase that a person means who types its words, in any case and with or without the mark at its end; empty for
/// another line.
std::optional<table::v1::Phrase> parse_phrase(std::string_view line);

/// "clever". Empty for one that we do not know.
std::string_view name_of(table::v1::BotType type);

/// The bot that a person means, by its name; empty for another word.
std::optional<table::v1::BotType> parse_bot_type(std::string_view word);

/// "30 seconds", "1.5 seconds", "2 minutes".
std::string duration_words(std::chrono::milliseconds time);

/// Seconds as a person types them: "2", "1.5", "0"; empty for anything else and for more than a day.
std::optional<std::chrono::milliseconds> parse_seconds(std::string_view text);

/// A whole number from 1 to `last`; empty for anything else.
std::optional<std::uint32_t> whole_number(std::string_view word,
                                          std::size_t last = std::numeric_limits<std::uint32_t>::max());

/// What follows the first `count` words of the line.
std::string after_words(const std::string& line, std::size_t count);

}  // namespace cardroom::terminal
