#pragma once

#include <QList>
#include <QObject>
#include <QString>
#include <optional>

#include "client/core/visit.h"
#include "client/models/gadget_field.h"

namespace cardroom::client {
struct KeptTable;
struct KeyChanged;
struct PastGame;
}  // namespace cardroom::client

namespace cardroom::window {

/// One answer to a question, with its button label.
struct AnswerChoice {
  CARDROOM_GADGET(answerChoice)
  CARDROOM_FIELD(QString, answer) = {};
  CARDROOM_FIELD(QString, text) = {};
  friend bool operator==(const AnswerChoice&, const AnswerChoice&) = default;
};

/// A question for the person. `what` is
///  - "password", with `wrong` (the last one was incorrect): answered with the password; empty: cancelled;
///  - "watch", with `choices`: "watch" (the table is full, but may be watched) or "cancel";
///  - "leave", with `choices`: "leave", "tonight" (the seat is kept), only where offered, or "cancel";
///  - "close", with `choices`: "keep" (the table goes on without us), "end" or "cancel";
///  - "forget", with `choices`: "forget" (a table where our seat waits) or "cancel";
///  - "delete", with `choices`: "delete" (a past game) or "cancel";
///  - "open", with `choices`: "open" (the table, to the network) or "cancel";
///  - "key", with `known` and `shown`, two fingerprints: "trust" or "cancel";
///  - empty: there is no question.
struct Question {
  CARDROOM_GADGET(question)
  CARDROOM_FIELD(QString, what) = {};
  CARDROOM_FIELD(QString, title) = {};
  CARDROOM_FIELD(QString, text) = {};
  CARDROOM_FIELD(bool, wrong) = false;
  CARDROOM_FIELD(QString, known) = {};
  CARDROOM_FIELD(QString, shown) = {};
  CARDROOM_FIELD(QList<cardroom::window::AnswerChoice>, choices) = {};  ///< The safest one comes last.
  friend bool operator==(const Question&, const Question&) = default;
};

/// An error message, and its button labels. `secondary` may be empty; an empty title means that there is no error.
struct Trouble {
  CARDROOM_GADGET(trouble)
  CARDROOM_FIELD(QString, title) = {};
  CARDROOM_FIELD(QString, text) = {};
  CARDROOM_FIELD(QString, primary) = {};
  CARDROOM_FIELD(QString, secondary) = {};
};

// The wording of the questions asked on the way to and from a table. `others`: the number of people besides us.

Question passwordQuestion(bool again);
/// The table is full: whether to watch it.
Question watchQuestion();
/// The table is private: whether to open it, so that others can join.
Question openTableQuestion();
Question keyQuestion(const client::KeyChanged& change);
/// `mayStepAway`: the seat can be kept.
Question leaveGameQuestion(client::GivingUp givingUp, bool mayStepAway);
/// `table`: where our seat waits; empty if nothing is known about it.
Question forgetTableQuestion(const std::optional<client::KeptTable>& table);
/// An empty question if the game is null.
Question deleteGameQuestion(const client::PastGame* game);
/// Between games, or for a spectator.
Question leaveTableQuestion(bool seated);
/// On our own server, with others connected: whether to shut it down.
Question closeTableQuestion(int others);
/// Like closeTableQuestion(), when the window is closing: the server may also be kept running.
Question closeServerQuestion(int others);

}  // namespace cardroom::window
