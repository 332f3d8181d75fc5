#pragma once

#include <QObject>
#include <deque>
#include <memory>
#include <optional>

#include "client/core/client_core.h"
#include "client/local/game_store.h"
#include "client/local/profile_store.h"
#include "client/net/alarm.h"

class QSslSocket;

namespace cardroom::window {

/// The I/O shell around the ClientCore: TLS 1.3 over Qt's sockets, one alarm, and the place where the profile is kept.
/// The shell makes no decisions of its own. Notices for the user interface are emitted as noticed(). GUI thread; never
/// blocks.
class ClientShell : public QObject {
  Q_OBJECT

 public:
  /// `games`: where the person's games are kept. If it is empty but `software` says that they are kept, their records
  /// are noticed (client::GameKept).
  ClientShell(std::unique_ptr<client::ProfileKeeper> profile, std::optional<client::GameStore> games,
              client::Software software, QObject* parent = nullptr);
  /// Keeps the profile in that file, and the games beside it.
  ClientShell(client::ProfileStore profile, client::Software software, QObject* parent = nullptr);
  ~ClientShell() override;

  /// On return, the immediate effects of the input have been performed. If this is called from a slot connected to
  /// noticed(), they are performed once that slot returns.
  void step(client::Input input);

  const client::ClientCore& core() const { return m_core; }
  /// The person's games. Precondition: they are kept.
  const client::GameStore& games() const { return m_games.value(); }

 Q_SIGNALS:
  /// Emitted for each output of ClientCore that the shell does not perform itself.
  void noticed(const cardroom::client::Output& notice);
  /// The profile could not be saved. Emitted only once.
  void profileNotSaved(const QString& why);
  /// A game's record has been saved among the person's games. `table`: its id.
  void gameKept(const std::string& table, std::uint32_t number, const QString& file);
  /// A game's record could not be saved. Emitted only once.
  void gameNotSaved(const QString& why);

 private:
  void work();
  void perform(client::OpenConnection& open);
  void perform(client::SendBytes& send);
  void perform(client::CloseConnection& close);
  void perform(client::WakeAt& wake);
  void perform(client::SaveProfile& save);
  void perform(client::GameKept& kept);
  template <class Notice>
  void perform(Notice& notice);

  void shaken();
  void closed(const QString& why, bool refused = false);
  void dropSocket(bool politely);

  std::unique_ptr<client::ProfileKeeper> m_profile;
  std::optional<client::GameStore> m_games;
  client::ClientCore m_core;
  Alarm m_alarm{this};
  QSslSocket* m_socket = nullptr;  ///< The socket of the current connection; older sockets delete themselves.
  client::ConnectionId m_connection = 0;
  std::deque<client::Output> m_work;
  bool m_working = false;
  bool m_saveFailed = false;
  bool m_keepFailed = false;
};

}  // namespace cardroom::window
