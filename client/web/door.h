#pragma once

#include <QByteArray>
#include <QHash>
#include <QHostAddress>
#include <QObject>
#include <QSslConfiguration>
#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "client/web/http_head.h"
#include "client/web/line.h"

class QTcpServer;
class QTcpSocket;
class QWebSocketServer;

namespace cardroom::web {

/// A file of the page.
struct PageFile {
  QByteArray type;            ///< "text/html; charset=utf-8"
  QByteArray bytes;           ///< As they are sent.
  bool compressed = true;     ///< They are compressed with gzip, which every browser reads.
  QByteArray tag;             ///< Names its content: ETag.
  bool neverChanges = false;  ///< Its path names its content too: a browser need not ask again.
};

/// The file for a path, such as "/" or "/t/3f9a"; null: there is none.
using FindFile = std::function<const PageFile*(const QByteArray& path)>;

/// How much of the door one address, and all of them together, may use.
struct DoorLimits {
  /// For 200 people behind one address, who each have a line, and load the page over up to six connections.
  int connectionsOfAddress = 600;
  int connections = 2'500;
  /// The time from a new connection, or the last answer on it, to the end of a head, and from there to that of a body.
  std::chrono::milliseconds head{5'000};
};

/// How others name the machine with the addresses `own` (see own_addresses()) if it listens at `address`. Empty: they
/// cannot reach it there.
QString hostFor(const QHostAddress& address, const std::vector<std::string>& own);

/// The way in for browsers: serves the files of the page, and gives each page a line, over a web socket or, where that
/// fails, over a GET and POSTs. Reads HTTP/1.1 itself: see docs/adr/0069. One thread.
class Door : public QObject {
  Q_OBJECT

 public:
  Door(FindFile files, DoorLimits limits, QObject* parent = nullptr);
  ~Door() override;

  /// Listens in plain text, or with TLS if there is a configuration. Returns false if that is not possible; the error
  /// is then in why().
  bool listen(const QHostAddress& address, quint16 port, const std::optional<QSslConfiguration>& encrypted);
  quint16 port() const;
  /// What a browser on another machine opens: "http://192.168.1.7:7380". Empty: no other machine reaches this door.
  QString origin() const;
  QString why() const;

 Q_SIGNALS:
  /// A page of this origin has a line now. The receiver takes it over.
  void arrived(cardroom::web::Line* line);
  /// Somebody did something that no browser with our page does.
  void misbehaved(const QHostAddress& peer, const QString& what);

 private:
  class Connection;
  friend class Connection;
  void accept();
  void answer(Connection& connection, const HttpHead& head, const QByteArray& body);
  void giveSocket(Connection& connection);
  void giveStream(Connection& connection, const QByteArray& key);

  FindFile m_files;
  DoorLimits m_limits;
  std::unique_ptr<QTcpServer> m_server;
  std::unique_ptr<QWebSocketServer> m_sockets;
  QHash<QHostAddress, int> m_ofAddress;
  int m_count = 0;
  QHash<QByteArray, StreamLine*> m_streams;
};

}  // namespace cardroom::web
