#include <QFileInfo>
#include <utility>

#include "client/models/application.h"
#include "client/models/journey.h"
#include "client/models/words.h"
#include "client/net/hosted_server.h"

/// A property file is played by a server of its own, for this machine only, with one table. One at a time: a new one is
/// started when the one before it has ended.
namespace cardroom::window {

void Journey::openFile(PropertyFileWords file) {
  leaveThen([this, file = std::move(file)] {
    // The server of the file before says goodbye, which is no news to us.
    if (atFile()) m_client.step(client::Stop{});
    endFile();
    m_hosts = false;
    m_file = file;
    m_app.showUnderWay(
        Application::tr("Opening %1 …", "a file").arg(QFileInfo{QString::fromStdString(file.file)}.fileName()));
    if (!m_fileServer->running()) startFile();
  });
}

void Journey::startFile() {
  m_fileServer->start({.property_file = m_file});
}

void Journey::endFile() {
  m_file.reset();
  m_fileAt.reset();
  m_closesWithFile = false;
  if (!m_fileServer->running() || std::exchange(m_fileEnding, true)) return;
  m_fileServer->end();
}

void Journey::fileReady(const client::OwnServer& server) {
  if (m_fileEnding) return;
  m_file.reset();
  m_fileAt = server;
  QStringList remarks;
  for (const std::string& warning : server.warnings)
    remarks << shown(warning);
  m_app.showRemarks(remarks);
  go({{"127.0.0.1", server.port}, {}, {}}, client::visit::TakeOnlySeat{}, Application::tr("your table"));
}

void Journey::fileFailed(const QString& why) {
  if (m_fileEnding) return fileEnded();
  fail(Application::tr("This file cannot be played"), why);
}

void Journey::fileEnded() {
  const bool wasThere = atFile() && core().status().kind != client::Status::Kind::offline;
  m_fileAt.reset();
  if (std::exchange(m_fileEnding, false)) return m_file ? startFile() : void();
  if (wasThere)
    fail(Application::tr("The table is gone"),
         Application::tr("The server that plays the file has ended. Open the file again to go on."));
}

bool Journey::atFile() const {
  return m_fileAt && core().server() == client::Address{"127.0.0.1", m_fileAt->port};
}

}  // namespace cardroom::window
