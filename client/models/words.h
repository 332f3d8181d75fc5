#pragma once

#include <QString>
#include <QStringList>

#include "cardroom/session/v1/session.pb.h"
#include "client/core/client_core.h"

/// What the protocol says by number, in words for a person, in the person's language. Chosen by the enum alone; what
/// the server wrote is used only for a reason that this version does not know.
namespace cardroom::window {

QString wordsFor(const session::v1::Refused& refused);

/// Why the server has ended the connection.
QString wordsFor(session::v1::GoodbyeReason reason, const std::string& textOfServer);

/// Why we are at no server. Empty if it was our own wish.
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

/// One sentence after the other, as far apart as the language sets them: Chinese leaves no blank. Without empty ones.
QString inARow(const QStringList& sentences);

/// Text that somebody else has written, for a line of ours: without control characters and marks of direction.
QString shown(const std::string& theirs);

}  // namespace cardroom::window
