#pragma once

#include <QString>

#include "client/models/table/table_part.h"

namespace cardroom::window {

/// Moves that are taken back: our own last one, or another player's, if we agree. GUI thread.
class TakeBackModel : public TablePart {
  Q_OBJECT
  CARDROOM_UNCREATABLE("Owned by TableController")
  /// We may take our last move back, or ask the others whether we may.
  CARDROOM_READ(bool, may, changed);
  /// "Selma asks to take the last move back."; empty if nobody else asks, or we have answered.
  CARDROOM_READ(QString, question, changed);

  TakeBackModel(const TableShared& table, QObject* parent) : TablePart{table, parent} {}

  /// Takes our last move back, or agrees to the question. Otherwise says that there is nothing to take back.
  Q_INVOKABLE void takeBack();
  /// Hides the question.
  Q_INVOKABLE void decline();

  // Called by TableController.
  /// Announces the changes since the update `before`, which is null if we have just arrived.
  void tell(const table::v1::TableUpdate* before);

 private:
  /// Announces the sentence and shows it in a toast.
  void tellAll(const QString& sentence);
  QString nameOf(std::uint32_t seat) const { return m_now.cast.names.value(static_cast<qsizetype>(seat)); }

  bool m_declined = false;  ///< The person has hidden the open question.
};

}  // namespace cardroom::window
