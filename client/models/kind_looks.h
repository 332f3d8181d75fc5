#pragma once

#include <QList>
#include <QObject>
#include <QString>
#include <QStringList>

#include "client/models/gadget_field.h"
#include "client/models/rules_text.h"

namespace cardroom::window {

/// An available game as shown on its tile, in the person's language.
struct KindCard {
  CARDROOM_GADGET(kindCard)
  CARDROOM_FIELD(QString, kind) = {};   ///< "lucky-thirteen"
  CARDROOM_FIELD(QString, title) = {};  ///< "Lucky Thirteen"
  CARDROOM_FIELD(QString, text) = {};
  CARDROOM_FIELD(QString, seatsText) = {};    ///< "2 to 4"
  CARDROOM_FIELD(QString, minutesText) = {};  ///< "25 min"
  CARDROOM_FIELD(QStringList, cards) = {};    ///< Pictures that illustrate the game.
};

/// The look of a kind of game, and the pages that it has: the part of its Kind (kinds.h) that QML needs.
struct KindLook {
  CARDROOM_GADGET(kindLook)
  CARDROOM_FIELD(QString, kind) = {};         ///< "lucky-thirteen"
  CARDROOM_FIELD(QString, art) = {};          ///< "thirteen"
  CARDROOM_FIELD(QString, backName) = {};     ///< "Suns", in the person's language.
  CARDROOM_FIELD(QString, clothName) = {};    ///< "Brick", in the person's language.
  CARDROOM_FIELD(QStringList, evening) = {};  ///< ClothColours
  CARDROOM_FIELD(QStringList, day) = {};
  CARDROOM_FIELD(bool, hasKeys) = false;
};

/// The looks of all kinds, for any page. GUI thread.
class KindLooks : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_SINGLETON

 public:
  /// All looks, in tile order.
  Q_INVOKABLE static QList<cardroom::window::KindLook> all();
  /// The rules of that kind in the current language. Empty if the kind is unknown.
  Q_INVOKABLE static cardroom::window::RulesText rulesOf(const QString& kind);
};

}  // namespace cardroom::window
