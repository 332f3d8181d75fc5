#pragma once

#include <QList>
#include <QString>
#include <QStringList>

#include "client/models/gadget_field.h"

namespace cardroom::window {

/// A rule in one row.
struct RulesLine {
  CARDROOM_GADGET(rulesLine)
  CARDROOM_FIELD(QString, figure) = {};  ///< Shown before the rule: "1", "2+"; if empty, the icon is shown.
  CARDROOM_FIELD(QString, icon) = {};
  CARDROOM_FIELD(QString, title) = {};
  CARDROOM_FIELD(QString, text) = {};
};

/// Cards that illustrate a rule.
struct RulesExample {
  CARDROOM_GADGET(rulesExample)
  CARDROOM_FIELD(QStringList, hand) = {};         ///< "8S"
  CARDROOM_FIELD(QStringList, publicCards) = {};  ///< On the table.
  CARDROOM_FIELD(QStringList, tags) = {};         ///< On the cards' edges, by position in the hand: "Drawn".
  CARDROOM_FIELD(QString, title) = {};
  CARDROOM_FIELD(QString, text) = {};
  CARDROOM_FIELD(QString, spoken) = {};  ///< For screen readers, which cannot read the cards.
};

/// Cards and the points that they are worth.
struct RulesWorth {
  CARDROOM_GADGET(rulesWorth)
  CARDROOM_FIELD(QStringList, cards) = {};
  CARDROOM_FIELD(QString, text) = {};
  CARDROOM_FIELD(int, points) = 0;
};

/// A card whose points are multiplied.
struct RulesTimes {
  CARDROOM_GADGET(rulesTimes)
  CARDROOM_FIELD(QString, card) = {};
  CARDROOM_FIELD(int, times) = 1;
};

/// A part of a game's rules: a title, and below it those of the other members that are not empty, in this order.
struct RulesPart {
  CARDROOM_GADGET(rulesPart)
  CARDROOM_FIELD(QString, title) = {};
  CARDROOM_FIELD(QString, text) = {};
  CARDROOM_FIELD(QList<cardroom::window::RulesLine>, lines) = {};
  CARDROOM_FIELD(QList<cardroom::window::RulesTimes>, times) = {};
  CARDROOM_FIELD(QString, timesSpoken) = {};  ///< All of `times` in a sentence.
  CARDROOM_FIELD(QList<cardroom::window::RulesExample>, examples) = {};
  CARDROOM_FIELD(QList<cardroom::window::RulesWorth>, worths) = {};
  CARDROOM_FIELD(QString, closing) = {};
};

/// The rules of a game in the person's language. They do not say how to play it with any device: each client explains
/// its own controls.
struct RulesText {
  CARDROOM_GADGET(rulesText)
  CARDROOM_FIELD(QList<cardroom::window::RulesPart>, first) = {};   ///< The parts in the first of two columns.
  CARDROOM_FIELD(QList<cardroom::window::RulesPart>, second) = {};  ///< The parts in the second one.
};

}  // namespace cardroom::window
