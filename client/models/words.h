#pragma once

#include <QString>
#include <QStringList>

#include "cardroom/session/v1/session.pb.h"
#include "client/core/client_core.h"

/// The protocol's numbers in words, in the person's language. Chosen by the enum alone; the server's text is used only
/// for a reason that this version does not know.
namespace cardroom::window {

QString wordsFor(const session::v1::Refused& refused);

/// Why the server has ended the connection.
QString wordsFor(session::v1::GoodbyeReason reason, const std::string& textOfServer);

/// Why we are not connected to a server. Empty if it was our own wish.
QString wordsFor(const client::Status& offline);

/// Why we are no longer at the table. Empty if it was our own wish.
QString wordsFor(lobby::v1::LeftReason reason);

/// "Clever bot". Of an unknown type: "Bot".
QString wordsFor(table::v1::BotType type);

/// "Well played"; empty for one that this version does not know.
QString wordsFor(table::v1::Phrase phrase);

/// "clever"; empty for one that this version does not know.
QString nameOf(table::v1::BotType type);

/// The type with that name; BOT_TYPE_UNSPECIFIED for another word.
table::v1::BotType botTypeOf(const QString& name);

/// Sentences in sequence, separated as the language requires: Chinese has no blank. Empty ones are skipped.
QString inARow(const QStringList& sentences);

/// Another person's text, for a line of ours: without control characters and direction marks.
QString shown(const std::string& theirs);

}  // namespace cardroom::window
