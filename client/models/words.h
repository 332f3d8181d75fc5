#pragma once

#include <QString>
#include <QStringList>

#include "cardroom/session/v1/session.pb.h"
#include "client/core/client_core.h"
#include "client/core/picture.h"

/// Wording for the protocol's enumerators, in the person's language. Chosen by the enumerator alone; the server's own
/// text is used only for a reason that this version does not know.
namespace cardroom::window {

QString wordsFor(const session::v1::Refused& refused);

/// Why the server has closed the connection.
QString wordsFor(session::v1::GoodbyeReason reason, const std::string& textOfServer);

/// Why we are not connected to a server. Empty if we chose not to be.
QString wordsFor(const client::Status& offline);

/// Why we are no longer at the table. Empty if we chose to leave. `name`: who has our seat now, if the server says so.
QString wordsFor(lobby::v1::LeftReason reason, const std::string& name = {});

/// "Clever bot". For an unknown type: "Bot".
QString wordsFor(table::v1::BotType type);

/// "Well played"; empty for a phrase that this version does not know.
QString wordsFor(table::v1::Phrase phrase);

/// The name of a reaction, on its button: "Clap"; empty for a reaction that this version does not know.
QString wordsFor(table::v1::Reaction reaction);

/// A person's reaction as a sentence: "Selma claps.", "You clap." `name` is ready for use in a sentence; empty: the
/// reader's own.
QString sentenceFor(table::v1::Reaction reaction, const QString& name);

/// "clever"; empty for a type that this version does not know.
QString nameOf(table::v1::BotType type);

/// "fox", as its drawing is called; empty for none and for a picture that this version does not know.
QString nameOf(client::Picture picture);

/// The type with that name; BOT_TYPE_UNSPECIFIED for any other word.
table::v1::BotType botTypeOf(const QString& name);

/// Joins sentences, separated as the language requires: Chinese uses no space. Skips empty ones.
QString inARow(const QStringList& sentences);

/// Text written by somebody else, for use in one of our lines: control characters and direction marks are removed.
QString shown(const std::string& theirs);

}  // namespace cardroom::window
