#pragma once

#include <QString>
#include <QStringList>

#include "client/models/gadget_field.h"

namespace cardroom::window {

/// A game that can be played, as its tile shows it, in the person's language.
struct KindCard {
  CARDROOM_GADGET(kindCard)
  CARDROOM_FIELD(QString, kind) = {};   ///< "lucky-thirteen"
  CARDROOM_FIELD(QString, title) = {};  ///< "Lucky Thirteen"
  CARDROOM_FIELD(QString, text) = {};
  CARDROOM_FIELD(QString, seatsText) = {};    ///< "2 to 4"
  CARDROOM_FIELD(QString, minutesText) = {};  ///< "25 min"
  CARDROOM_FIELD(QStringList, cards) = {};    ///< Pictures that tell the game.
};

}  // namespace cardroom::window
