#pragma once

#include <QDate>
#include <QObject>
#include <QTimer>
#include <filesystem>

#include "client/archive/archive.h"

namespace cardroom::window {

class Application;
class ClientShell;

/// Reads the games that this person has, a few at a time, and shows them; new ones as soon as they are kept. GUI
/// thread.
class KeptGames : public QObject {
 public:
  /// The arguments must outlive this object.
  KeptGames(Application& app, const ClientShell& client);

  /// The page may have changed, or another day may have begun.
  void follow();
  /// Deletes a game's file.
  void remove(const std::filesystem::path& file);

 private:
  void look();
  void read();
  void show();

  Application& m_app;
  client::Archive m_archive;
  QTimer m_next{this};
  QDate m_today;        ///< The day on which the games were last shown.
  bool m_open = false;  ///< Their page is shown.
};

}  // namespace cardroom::window
