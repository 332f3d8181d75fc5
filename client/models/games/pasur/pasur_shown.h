#pragma once

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>
#include <optional>
#include <vector>

#include "cardroom/table/v1/table.pb.h"
#include "client/games/pasur/story.h"
#include "client/models/games/listed_cards.h"
#include "client/models/games/pasur/pasur_model.h"
#include "client/models/games/shown_game.h"

namespace cardroom::window {

namespace pasur {

namespace rules = cardroom::pasur;
namespace story = cardroom::pasur::story;
using rules::Table;

/// One context for all texts of the kind, so that translators find them together.
struct Pasur {
  Q_DECLARE_TR_FUNCTIONS(Pasur)
};

/// What can be picked up with a card, as a choice has it: "AS-3D"; to lay it down: "pool".
QString captureId(const QStringList& picks);
inline const QString kLay = QStringLiteral("pool");

/// From so many captures of one card on they are too many to be named one after the other.
inline constexpr qsizetype kMany = 9;

}  // namespace pasur

/// What PasurModel keeps of the last update, and of what the person thinks about.
struct PasurModel::Shown : ShownGame {
  pasur::Table table;
  CardSet hand;
  std::vector<pasur::story::Score> scores;
  std::optional<cardroom::pasur::Moves> legal;
  std::vector<pasur::story::Beat> beats;  ///< Of the events.
  pasur::story::Beats fresh;              ///< Those that have just happened.
  bool over = false;
  QString hintedCapture;  ///< What the card of the hint picks up, as a choice.
  QString considered;
  bool selected = false;  ///< The one that is considered.
  QStringList slots;      ///< Of the pool: the card in each; empty: a gap.

  /// What a card of the hand may pick up, in the order in which it is shown: a hint comes first. Empty for a card that
  /// may not be played now; without captures it joins the pool.
  std::optional<QList<QStringList>> capturesOf(const QString& key) const {
    const auto card = parse_card(key.toStdString());
    if (!legal || !card || !legal->hand.contains(*card)) return std::nullopt;
    QList<QStringList> captures;
    for (const CardSet picks : pasur::story::captures_of(*legal, *card))
      captures << codesOf(picks);
    if (key != hinted) return captures;
    const auto found = std::ranges::find(captures, hintedCapture, pasur::captureId);
    if (found != captures.end()) std::rotate(captures.begin(), found, found + 1);
    return captures;
  }
};

}  // namespace cardroom::window
