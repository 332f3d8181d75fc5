#pragma once

#include <chrono>
#include <string>
#include <vector>

#include "client/core/kept_tables.h"
#include "client/terminal/game_text.h"

/// The wording for the tables where the person's seats wait.
namespace cardroom::terminal {

/// A line for each table, in this order: "Pasur with Selma and Jonas: 41 to 38 to 22. Selma is there.", "Game of
/// Thrones with Henrik and 2 bots: 27 to 19, since Tuesday." Lines that would otherwise read alike also give the time
/// of day: "since Tuesday, 21:40."
Lines waiting_words(const std::vector<client::WaitingTable>& tables, client::Day today);

/// A day that is past: "today", "yesterday", "Tuesday", "17 November", "17 November 2025".
std::string past_day(client::Day day, client::Day today);

/// "17 November", "17 November 2025"
std::string date_words(client::Day day, client::Day today);

/// "21:40"
std::string time_words(std::chrono::minutes since_midnight);

/// "since yesterday", "since Tuesday", "kept until tomorrow".
std::string day_words(const client::ToldDay& day, client::Day today);

}  // namespace cardroom::terminal
