#pragma once

#include "client/core/client_io.h"
#include "client/models/journey/question.h"

/// The words of the questions on the ways to a table and from it. `others`: people besides ourselves.
namespace cardroom::window {

Question passwordQuestion(bool again);
/// The table is full.
Question watchQuestion();
/// A private one, so that others can come.
Question openTableQuestion();
Question keyQuestion(const client::KeyChanged& change);
Question leaveGameQuestion(int others);
/// Between games, or as a spectator.
Question leaveTableQuestion(bool seated);
/// In the middle of a game, where others play on.
Question closeWindowQuestion();
/// On our own server, where others are: ends it.
Question closeTableQuestion(int others);
/// The same, when the window closes: it may also be kept.
Question closeServerQuestion(int others);

}  // namespace cardroom::window
