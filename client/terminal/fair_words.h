#pragma once

#include "client/core/deal_watch.h"
#include "client/terminal/game_text.h"

/// What a person is told about the fairness of a deal.
namespace cardroom::terminal {

/// All about a deal, step by step. `deal`: null before the first one. `players`: the people at the table as it is now.
Lines fair_words(const client::Deal* deal, const Cast& players);

/// What a person must be told without having asked; empty if there is nothing.
Lines fair_news(const client::Deal& deal, const Cast& players);

}  // namespace cardroom::terminal
