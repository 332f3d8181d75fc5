#pragma once

#include <span>
#include <string>
#include <vector>

#include "cardroom/lobby/v1/lobby.pb.h"
#include "client/core/table_memory.h"
#include "client/terminal/game_text.h"
#include "common/protocol/beacon_wire.h"

/// Any table in words, whatever is played at it.
namespace cardroom::terminal {

/// The names of those who sit there. A seat is said as it is numbered for people, from 1.
Cast cast_of(const table::v1::TableUpdate& update);

/// "Kari (you), owner", "Nora, clever bot, 1 second a move", "open".
std::string seat_words(const table::v1::TableUpdate& update, int seat);

/// Where the person is at the table: "You have seat 2.", "You watch."
std::string place_words(const table::v1::TableUpdate& update);

/// One line a seat, and the turn limit.
void describe_seats(const table::v1::TableUpdate& update, Lines& lines);

/// Who came, went, was lost or is back; who owns the table; what the settings are now.
void tell_people(const table::v1::TableUpdate& before, const table::v1::TableUpdate& after, Lines& lines);

/// "This game: Kari 12, Ola 0. All games: Kari 130, Ola 45." Empty before the first game. `players`: of the game, who
/// need not be those who sit there now.
std::string scores_words(const table::v1::TableUpdate& update, const Cast& players);

/// "Kari wins.", "You and Ola win." Empty while there are no winners.
std::string winners_words(const table::v1::TableUpdate& update, const Cast& players, const Style& style);

/// Why no game goes on, and what to do about it. Empty during a game.
std::string gathering_words(const table::v1::TableUpdate& update);

/// Whether the person sits in that seat, whoever plays for them at the moment.
bool is_own_seat(const table::v1::TableUpdate& update, int seat);

/// Whether a bot plays for the person.
bool own_seat_is_held(const table::v1::TableUpdate& update);

/// Whether a pause ends when the person wants it: who plays may end it, and who looks on where only bots play.
bool may_go_on(const table::v1::TableUpdate& update);

/// How bots play among themselves: "Paused. Type play, or step for one move." Empty where people play.
std::string pace_words(const table::v1::TableUpdate& update);

/// "Watching: Per and Lise." Empty without any.
std::string watching_words(std::span<const std::string> watchers);

/// Who has begun to look on, and who does no more.
void tell_watchers(const std::vector<std::string>& before, const std::vector<std::string>& after, Lines& lines);

bool is_owner(const table::v1::TableUpdate& update);

/// One line of a server's list: "Kari's table: Lucky Thirteen. Kari, 1 bot; 2 seats open."
std::string summary_words(const lobby::v1::TableSummary& table);

/// The same of what a server near by announces.
std::string summary_words(const lan::TableSummary& table);

/// "Kari says: Well played."
std::string chat_words(const table::v1::ChatLine& line);

}  // namespace cardroom::terminal
