#include "client/models/journey/kept_games.h"

#include <utility>

#include "client/models/application.h"
#include "client/net/client_shell.h"

namespace cardroom::window {
namespace {

/// The number of games that are read in one go, which takes less than half the time of a frame.
constexpr std::size_t kReadAtOnce = 40;

}  // namespace

KeptGames::KeptGames(Application& app, const ClientShell& client)
    : QObject{&app}, m_app{app}, m_archive{client.games()} {
  m_next.setInterval(0);
  m_next.setSingleShot(true);
  m_next.callOnTimeout([this] { read(); });
  connect(&client, &ClientShell::gameKept, this,
          [this](const std::string& table, std::uint32_t number, const QString& file) {
            m_app.table()->fair()->gameKept(table, number, file);
            look();
          });
  // Home shows the newest games from the start.
  m_archive.look();
  read();
}

void KeptGames::follow() {
  // Another program may have kept or deleted games.
  const bool open = m_app.page() == Application::GamesPage;
  if (!std::exchange(m_open, open) && open) look();
  if (m_today != QDate::currentDate()) show();
}

void KeptGames::look() {
  m_archive.look();
  m_next.start();
}

void KeptGames::read() {
  const bool first = m_archive.games().empty();
  const bool more = m_archive.read(kReadAtOnce);
  if (more) m_next.start();
  // All texts depend on all games, so they are not rebuilt after every batch.
  if (first || !more) show();
}

void KeptGames::show() {
  const QDateTime now = QDateTime::currentDateTime();
  m_today = now.date();
  m_app.games()->show(m_archive.games(), now);
}

void KeptGames::remove(const std::filesystem::path& file) {
  const auto removed = m_archive.remove(file);
  if (!removed)
    m_app.dialogs()->showTrouble(Application::tr("The game can’t be deleted"), QString::fromStdString(removed.error()));
  show();
}

}  // namespace cardroom::window
