#pragma once

#include <QString>
#include <QStringList>
#include <functional>
#include <optional>

#include "client/core/game_log.h"
#include "client/models/table/table_part.h"

namespace cardroom::window {

/// A game that we play or watch alone: all hands open, steps back and forward through its moves, and its log as a
/// file. GUI thread.
class OpenHandsModel : public TablePart {
  Q_OBJECT
  CARDROOM_UNCREATABLE("Owned by TableController")
  CARDROOM_READ(bool, mayOpen, changed);  ///< We are alone, and the hands are closed.
  CARDROOM_READ(bool, open, changed);
  CARDROOM_READ(bool, mayStepBack, changed);
  CARDROOM_READ(bool, mayStepOn, changed);
  CARDROOM_READ(bool, mayExport, changed);

  OpenHandsModel(const TableShared& table, QObject* parent);

  Q_INVOKABLE void setOpen(bool open);
  /// Steps one move back, or forward again; if that is not possible, says why.
  Q_INVOKABLE void step(bool on);
  /// Fetches the game's log, and saves it among the person's documents under a new name.
  Q_INVOKABLE void exportLog();

  /// Replaces the function that saves a log; it returns the name of the file, or an empty one if that fails.
  using Save = std::function<QString(const QString& name, const std::string& text)>;
  void setSave(Save save) { m_save = std::move(save); }

  // Called by TableController.
  /// Announces the changes since the update `before`, which is null if we have just arrived.
  void tell(const table::v1::TableUpdate* before);
  void answered(const client::Answered& answer);
  /// A request was refused, or will not be answered: perhaps the one for the log, which can be asked for again.
  void notDone() { m_log.reset(); }
  /// We are at another table, or at none.
  void forgetTable() { m_log.reset(); }

 private:
  /// Announces the sentence and shows it in a toast.
  void tellAll(const QString& sentence, const QString& icon);
  void askForLog();

  Save m_save;
  std::optional<client::GameLogParts> m_log;  ///< The log that is being fetched.
};

}  // namespace cardroom::window
