#pragma once

#include <QByteArray>
#include <QByteArrayList>
#include <QVariant>

/// Values as JSON text (RFC 8259). Qt's QJsonObject would be built, sorted, copied and destroyed for each of them,
/// which took a third of a gateway's processor time.
namespace cardroom::web {

/// The value as the page sees it: gadgets are objects, enumerators their names, 64-bit integers text. "null" for types
/// that the models do not use.
QByteArray jsonOf(const QVariant& value);

/// Adds a member to the text between an object's braces. `name`: only characters that need no escape.
void addMember(QByteArray& members, const char* name, const QByteArray& json);
QByteArray arrayOf(const QByteArrayList& elements);

}  // namespace cardroom::web
