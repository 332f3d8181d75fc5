#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include "common/protocol/name_text.h"

namespace cardroom::window {

/// The maximum length of each text field, in UTF-16 code units, so that no server rejects an input as too long.
namespace TextLimits {
Q_NAMESPACE
QML_ELEMENT

enum Limit {
  PersonName = int{kPersonNameMax},
  TableName = int{kPlaceNameMax},
  Password = int{kPasswordBytesMax / 3},  ///< A code unit takes up to three bytes in UTF-8.
  ChatText = int{kChatTextMax},
};
Q_ENUM_NS(Limit)

}  // namespace TextLimits
}  // namespace cardroom::window
