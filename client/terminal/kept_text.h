#pragma once

#include <string>

#include "client/core/kept_tables.h"

/// The wording for the tables where the person's seats wait.
namespace cardroom::terminal {

/// "Pasur with Selma and Jonas: 41 to 38 to 22. Selma is there.", "Game of Thrones with Henrik and 2 bots: 27 to 19,
/// since Tuesday."
std::string waiting_words(const client::WaitingTable& table, client::Day today);

/// "since yesterday", "since Tuesday", "kept until tomorrow".
std::string day_words(const client::ToldDay& day, client::Day today);

}  // namespace cardroom::terminal
