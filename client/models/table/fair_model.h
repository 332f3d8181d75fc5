#pragma once

#include <QList>
#include <QObject>
#include <QString>
#include <QStringList>
#include <cstdint>
#include <optional>
#include <string>

#include "client/core/deal_steps.h"
#include "client/models/table/table_part.h"

namespace cardroom::window {

namespace FairState {
Q_NAMESPACE
QML_ELEMENT

/// What is known about the fairness of a deal; see client::DealResult. None: nothing has been dealt.
enum State { None, Open, Fair, NotOurs, Practice, Unknown, Wrong };
Q_ENUM_NS(State)

}  // namespace FairState

namespace FairMark {
Q_NAMESPACE
QML_ELEMENT

/// The state of a step of a deal; see client::StepMark.
enum Mark { Waiting, Done, Absent, Failed };
Q_ENUM_NS(Mark)

}  // namespace FairMark

/// A step of a deal, in words for the person.
struct FairStep {
  CARDROOM_GADGET(fairStep)
  CARDROOM_FIELD(cardroom::window::FairMark::Mark, mark) = FairMark::Waiting;
  CARDROOM_FIELD(QString, title) = {};
  CARDROOM_FIELD(QString, text) = {};
  CARDROOM_FIELD(QStringList, numbers) = {};  ///< "C 9f2c 41d8 07be e3a5 … 6b10": those of this step, shortened.
  /// If the step failed: what the server says and what it should be, at full length; either may be empty.
  CARDROOM_FIELD(QString, told) = {};
  CARDROOM_FIELD(QString, found) = {};
};

/// A card of the pack.
struct FairCard {
  CARDROOM_GADGET(fairCard)
  CARDROOM_FIELD(QString, card) = {};    ///< "KC"
  CARDROOM_FIELD(bool, seen) = false;    ///< This viewer was shown it during the deal.
  CARDROOM_FIELD(QString, spoken) = {};  ///< "King of clubs", "King of clubs, not seen"
};

/// The fairness of the deal in progress, or of the last one. A deal that does not match its numbers stays shown until
/// we leave the table. GUI thread.
class FairModel : public TablePart {
  Q_OBJECT
  CARDROOM_UNCREATABLE("Owned by TableController")
  CARDROOM_READ(cardroom::window::FairState::State, state, changed);
  CARDROOM_READ(QString, stateText, changed);       ///< "Fair deal: checked"
  CARDROOM_READ(QString, title, changed);           ///< "A fair deal"
  CARDROOM_READ(QString, text, changed);            ///< All of it in one or two sentences.
  CARDROOM_READ(QStringList, thrownAway, changed);  ///< A sentence for each attempt that was thrown away.
  CARDROOM_READ(QList<cardroom::window::FairStep>, steps, changed);  ///< Empty before the first deal.
  CARDROOM_READ(QList<cardroom::window::FairCard>, pack, changed);   ///< In dealing order; empty if it is not known.
  CARDROOM_READ(QString, number, changed);  ///< "Deal 12 at this table."; empty before the first deal.
  /// The file of the game's record, for Ways::watchGame(); empty until the game is over and the record has been kept.
  CARDROOM_READ(QString, record, changed);

  FairModel(const TableShared& table, QObject* parent) : TablePart{table, parent} {}

  // Called by TableController.
  void show(const client::Deal& deal);
  /// The table has changed, and may be another one.
  void follow();
  /// We are not at a table.
  void clear();
  /// The record of that game at that table has been kept in a file, or under that name.
  void gameKept(const std::string& table, std::uint32_t number, const QString& file);

 Q_SIGNALS:
  /// A deal does not match its numbers.
  void alarmed();

 private:
  FairStep serverStep() const;
  FairStep ownStep() const;
  FairStep othersStep() const;
  FairStep packStep() const;
  /// Fills in what has failed: a sentence and, if the fault has them, the two values that differ.
  void tellFault(FairStep& step) const;
  QString absenceText() const;
  /// The names of the people in these seats, which are given as "0 2".
  QString namesOf(const std::string& seats) const;
  int cardsNotSeen() const;

  std::optional<client::Deal> m_deal;
  QStringList m_names;  ///< By seat, when the deal was made.
  struct Kept {
    std::string table;
    std::uint32_t number = 0;
    QString file;
  };
  Kept m_kept;  ///< The game whose record was kept last.
};

/// "One deal was thrown away, because no answer came from Selma." `names`: by seat, for use inside sentences.
QString thrownAwayText(const table::v1::DealBurned& burned, const QStringList& names);

}  // namespace cardroom::window
