#pragma once

#include <span>
#include <string>
#include <vector>

#include "cardroom/lobby/v1/lobby.pb.h"
#include "client/core/presence_news.h"
#include "client/core/table_memory.h"
#include "client/terminal/game_text.h"
#include "common/protocol/beacon_wire.h"

/// The wording for any table, whatever its game.
namespace cardroom::terminal {

/// Shown in place of everything about a game that this version does not know.
inline constexpr std::string_view kUnknownGame =
    "This program does not know this game and cannot show it. A newer version may.";

/// The game of the table; null if this program cannot show it.
const GameText* game_of(const table::v1::TableUpdate& update);

/// The names of the people at the table. Seat numbers shown to people start at 1.
Cast cast_of(const table::v1::TableUpdate& update);

/// The players of the current game. Others may have their seats by now.
Cast players_of(const client::Table& table);

/// The players who are to move, for use within a sentence: "Kari and the bot for Ola".
std::string acting_words(const table::v1::TableUpdate& update);

/// "Kari (you), owner", "Nora, clever bot, 1 second a move", "open".
std::string seat_words(const table::v1::TableUpdate& update, int seat);

/// The person's place at the table: "You have seat 2.", "You watch."
std::string place_words(const table::v1::TableUpdate& update);

/// One line per seat, and the turn limit.
void describe_seats(const table::v1::TableUpdate& update, Lines& lines);

/// Changes to people, seats, the owner and the settings. `presence` must have followed both updates.
void tell_people(const table::v1::TableUpdate& before, const table::v1::TableUpdate& after,
                 const client::PresenceNews& presence, Lines& lines);

/// "This game: Kari 12, Ola 0. All games: Kari 130, Ola 45." Empty before the first game. `players`: those of the game,
/// although others may have their seats by now.
std::string scores_words(const table::v1::TableUpdate& update, const Cast& players);

/// "Kari wins with 75.", "You and Ola win, 46 to 38." Empty while there are no winners.
std::string winners_words(const table::v1::TableUpdate& update, const Cast& players, const Style& style);
/// "Nora came second with 38."; empty if nobody did (see client::second_place).
std::string second_words(const table::v1::TableUpdate& update, const Cast& players);

/// Who asks to take a move back, and what to do about it; empty if nobody does.
std::string take_back_words(const table::v1::TableUpdate& update);
/// "You take your last move back.", "Kari takes the last move back." Precondition: a move was taken back.
std::string taken_back_words(const table::v1::TableUpdate& update);

/// What every other player holds, line by line; empty unless the hands are open.
void tell_open_hands(const table::v1::TableUpdate& update, const Style& style, Lines& lines);
/// "You see an earlier moment, 2 moves back. ..." Empty at the newest moment.
std::string moment_words(const table::v1::TableUpdate& update);

/// What the table waits for between games, and what to do about it. Empty during a game.
std::string gathering_words(const table::v1::TableUpdate& update);

/// Whether that seat is the person's, even while a bot plays there.
bool is_own_seat(const table::v1::TableUpdate& update, int seat);

/// Whether a bot plays for the person.
bool own_seat_is_held(const table::v1::TableUpdate& update);

/// Whether the person may end a pause: a player, or a spectator if only bots play.
bool may_go_on(const table::v1::TableUpdate& update);

/// The pace of a table of bots: "Paused. Type play, or step for one move." Empty if people play.
std::string pace_words(const table::v1::TableUpdate& update);

/// "Watching: Per and Lise." Empty if nobody watches.
std::string watching_words(std::span<const std::string> watchers);

/// The people who have started or stopped watching.
void tell_watchers(const std::vector<std::string>& before, const std::vector<std::string>& after, Lines& lines);

bool is_owner(const table::v1::TableUpdate& update);

/// Whether a person of that name is at the table: in a seat, with a seat from the next game on, or without a seat.
bool is_at_table(const std::string& name, const table::v1::TableUpdate& update, std::span<const std::string> watchers);

/// One line in a server's list: "Kari's table: Lucky Thirteen. Kari, 1 bot; 2 seats open." `title`: the game's.
std::string summary_words(const lan::TableSummary& table, const std::string& title);

/// "Kari says: Well played."
std::string chat_words(const table::v1::ChatLine& line);

}  // namespace cardroom::terminal
