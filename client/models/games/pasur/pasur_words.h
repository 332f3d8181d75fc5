#pragma once

#include <QList>
#include <QString>

#include "client/models/games/pasur/pasur_cards.h"
#include "client/models/games/pasur/pasur_shown.h"

/// What is said about a game of Pasur: events, the log, refusals and hints in whole sentences. Functions of what the
/// server said.
namespace cardroom::window::pasur {

/// The log of the game, a line for each play and for the end of each round.
QList<LogLine> logOf(const Table& table, story::Beats beats, const Cast& cast);

/// What these were.
QList<Happening> happeningsOf(const Table& table, story::Beats fresh, const Cast& cast);

/// What the seat of the newest play did: "Laid 5♦"; empty for every other seat.
Wording lastPlayOf(story::Beats beats, int seat);

/// "Parisa scores a sur"; empty for no sur.
QString surText(const rules::MadeSur& sur, const Cast& cast);

/// "You have 41, Parisa 37, Otto 22."
QString totalsText(const QList<int>& totals, const Cast& cast);

/// "You win with 64."
QString verdictOf(const Table& table, const Cast& cast);

/// The rule that a move would break, or has broken (games.pasur.v1.BrokeRule); empty for one that this version does not
/// know.
QString ruleText(int rule);

/// Why this is the move to make.
Wording hintWords(const rules::Move& move, const games::pasur::v1::Hint& hint);

/// What a round has brought, and every round so far; see PasurModel.
QVariantList sheetOf(const Table& table, const QList<SeatCard>& seats, const Cast& cast);
QVariantList roundsOf(const Table& table, story::Beats beats, const Cast& cast);

}  // namespace cardroom::window::pasur
