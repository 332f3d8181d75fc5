#include "client/web/door.h"

#include <QSslServer>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTimer>
#include <QUrl>
#include <QWebSocket>
#include <QWebSocketServer>
#include <algorithm>
#include <cstring>
#include <utility>

#include "common/system/interfaces.h"

namespace cardroom::web {
namespace {

constexpr qsizetype kStreamKeySize = 32;

const char* textOf(int status) {
  switch (status) {
    case 200: return "OK";
    case 204: return "No Content";
    case 304: return "Not Modified";
    case 400: return "Bad Request";
    case 403: return "Forbidden";
    case 404: return "Not Found";
    case 405: return "Method Not Allowed";
    case 406: return "Not Acceptable";
    case 409: return "Conflict";
    case 411: return "Length Required";
    case 413: return "Content Too Large";
    case 431: return "Request Header Fields Too Large";
    case 505: return "HTTP Version Not Supported";
    default: return "Service Unavailable";
  }
}

/// Allows nothing from other origins, no inline script or style, and no frame around the page. Older versions of Safari
/// do not count a web socket as 'self'.
QByteArray policyFor(const QByteArray& host) {
  return "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob:; font-src 'self'; "
         "manifest-src 'self'; connect-src 'self' ws://" +
         host + " wss://" + host + "; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
}

using Fields = std::initializer_list<std::pair<const char*, QByteArray>>;

QByteArray headOf(int status, Fields fields) {
  QByteArray head = "HTTP/1.1 " + QByteArray::number(status) + ' ' + textOf(status) + "\r\n";
  for (const auto& [name, value] : fields)
    head += QByteArray{name} + ": " + value + "\r\n";
  return head +
         "X-Content-Type-Options: nosniff\r\nReferrer-Policy: no-referrer\r\nCross-Origin-Resource-Policy: "
         "same-origin\r\n\r\n";
}

bool isStreamKey(const QByteArray& key) {
  return key.size() == kStreamKeySize &&
         std::all_of(key.begin(), key.end(), [](char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f'); });
}

/// The part of the path after the folder; empty if the path is not below that folder.
QByteArray below(const QByteArray& path, const char* folder) {
  return path.startsWith(folder) ? path.sliced(static_cast<qsizetype>(std::strlen(folder))) : QByteArray{};
}

}  // namespace

QString hostFor(const QHostAddress& address, const std::vector<std::string>& own) {
  if (address.isLoopback()) return {};
  // In Qt, AnyIPv6 is IPv6 only.
  const bool any = address == QHostAddress::Any;
  if (!any && address != QHostAddress::AnyIPv4 && address != QHostAddress::AnyIPv6) return address.toString();
  for (const std::string& one : own) {
    const QString host = QString::fromStdString(one);
    if (any || QHostAddress{host}.protocol() == address.protocol()) return host;
  }
  return {};
}

/// A browser's connection, until it becomes a line or ends. Deletes itself.
class Door::Connection : public QObject {
 public:
  Connection(Door& door, QTcpSocket& socket) : QObject{&door}, m_door{door}, m_socket{&socket} {
    m_socket->setParent(this);
    connect(m_socket, &QTcpSocket::readyRead, this, &Connection::read);
    connect(m_socket, &QTcpSocket::disconnected, this, &QObject::deleteLater);
    m_deadline.setSingleShot(true);
    m_deadline.callOnTimeout(this, &Connection::late);
    m_deadline.start(m_door.m_limits.head);
    if (m_socket->bytesAvailable() > 0) read();
  }

  QTcpSocket& socket() { return *m_socket; }

  /// Gives up the socket, which belongs to the caller from now on.
  QTcpSocket& release() {
    m_released = true;
    m_deadline.stop();
    m_socket->disconnect(this);
    m_socket->setParent(nullptr);
    deleteLater();
    return *m_socket;
  }

  void refuse(int status) {
    m_socket->write(headOf(status, {{"Content-Length", "0"}, {"Connection", "close"}}));
    m_released = true;
    m_socket->disconnectFromHost();
  }

  void answer(int status, Fields fields, const QByteArray& body) {
    m_socket->write(headOf(status, fields));
    m_socket->write(body);
  }

 private:
  /// Ends the connection, unless the browser is still reading an answer, however slowly.
  void late() {
    const qint64 unsent = m_socket->bytesToWrite();
    if (unsent > 0 && unsent != std::exchange(m_unsent, unsent)) return m_deadline.start();
    if (m_socket->state() == QAbstractSocket::UnconnectedState) deleteLater();
    m_socket->abort();
  }

  void read() {
    while (!m_released) {
      if (!m_head) {
        const QByteArray start = m_socket->peek(kHeadMax);
        if (start.isEmpty()) return;
        auto head = readHead(start);
        if (std::holds_alternative<HeadUnfinished>(head)) return;
        if (const auto* wrong = std::get_if<HeadWrong>(&head)) return misbehaved(wrong->status, "a wrong request");
        m_head = std::get<HttpHead>(std::move(head));
        if (m_head->has("upgrade", "websocket")) {
          if (m_head->path != "/socket" || m_head->method != "GET") return refuse(404);
          if (!isSameOrigin(*m_head)) return misbehaved(403, "another origin");
          return m_door.giveSocket(*this);
        }
        if (!m_head->field("transfer-encoding").isEmpty()) return refuse(411);
        if (!readLength()) return;
        m_socket->skip(m_head->size);
      }
      if (m_socket->bytesAvailable() < m_length) return;
      const QByteArray body = m_socket->read(m_length);
      const HttpHead head = *std::exchange(m_head, std::nullopt);
      m_deadline.start(m_door.m_limits.head);
      m_door.answer(*this, head, body);
      if (m_socket->bytesToWrite() > kUnsentMax) return m_socket->abort();  // It keeps asking, but reads nothing.
      if (head.has("connection", "close") && !m_released) {
        m_released = true;
        m_socket->disconnectFromHost();
      }
    }
  }

  /// Returns false if the request has been refused.
  bool readLength() {
    const QByteArray text = m_head->field("content-length");
    bool number = text.isEmpty();
    m_length = text.isEmpty() ? 0 : text.toLongLong(&number);
    if (!number || m_length < 0) return misbehaved(400, "a wrong length"), false;
    if (m_length > kMessageMax) return misbehaved(413, "a long body"), false;
    return true;
  }

  void misbehaved(int status, const char* what) {
    Q_EMIT m_door.misbehaved(m_socket->peerAddress(), QString::fromLatin1(what));
    refuse(status);
  }

  Door& m_door;
  QTcpSocket* m_socket;
  QTimer m_deadline{this};
  std::optional<HttpHead> m_head;  ///< While its body is awaited.
  qint64 m_length = 0;
  qint64 m_unsent = 0;
  bool m_released = false;  ///< Nothing more is read here.
};

Door::Door(FindFile files, DoorLimits limits, QObject* parent)
    : QObject{parent},
      m_files{std::move(files)},
      m_limits{limits},
      m_sockets{std::make_unique<QWebSocketServer>(QString{}, QWebSocketServer::NonSecureMode)} {
  connect(m_sockets.get(), &QWebSocketServer::newConnection, this, [this] {
    while (QWebSocket* socket = m_sockets->nextPendingConnection())
      Q_EMIT arrived(new SocketLine{*socket});
  });
}

Door::~Door() {
  // Destroying them updates our counts, which must still exist.
  qDeleteAll(findChildren<QTcpSocket*>());
}

bool Door::listen(const QHostAddress& address, quint16 port, const std::optional<QSslConfiguration>& encrypted) {
  if (encrypted) {
    auto server = std::make_unique<QSslServer>();
    server->setSslConfiguration(*encrypted);
    m_server = std::move(server);
  } else {
    m_server = std::make_unique<QTcpServer>();
  }
  connect(m_server.get(), &QTcpServer::pendingConnectionAvailable, this, &Door::accept);
  return m_server->listen(address, port);
}

quint16 Door::port() const {
  return m_server->serverPort();
}

QString Door::origin() const {
  const QString host = hostFor(m_server->serverAddress(), own_addresses());
  if (host.isEmpty()) return {};
  QUrl url;
  url.setScheme(qobject_cast<const QSslServer*>(m_server.get()) ? QStringLiteral("https") : QStringLiteral("http"));
  url.setHost(host);
  url.setPort(port());
  return url.toString();
}

QString Door::why() const {
  return m_server->errorString();
}

void Door::accept() {
  while (QTcpSocket* socket = m_server->nextPendingConnection()) {
    const QHostAddress peer = socket->peerAddress();
    if (m_count >= m_limits.connections || m_ofAddress.value(peer) >= m_limits.connectionsOfAddress) {
      socket->abort();
      socket->deleteLater();
      continue;
    }
    ++m_count;
    ++m_ofAddress[peer];
    connect(socket, &QObject::destroyed, this, [this, peer] {
      --m_count;
      if (--m_ofAddress[peer] == 0) m_ofAddress.remove(peer);
    });
    socket->setSocketOption(QAbstractSocket::LowDelayOption, 1);
    new Connection{*this, *socket};
  }
}

void Door::giveSocket(Connection& connection) {
  QTcpSocket& socket = connection.release();
  m_sockets->handleConnection(&socket);
  // The request has already arrived, but the server waits for the signal.
  Q_EMIT socket.readyRead();
}

void Door::giveStream(Connection& connection, const QByteArray& key) {
  if (!isStreamKey(key)) return connection.refuse(404);
  if (m_streams.contains(key)) return connection.refuse(409);
  connection.answer(200,
                    {{"Content-Type", "application/x-ndjson"},
                     {"Cache-Control", "no-store"},
                     {"Transfer-Encoding", "chunked"},
                     {"X-Accel-Buffering", "no"}},
                    {});
  auto* line = new StreamLine{connection.release(), key};
  m_streams.insert(key, line);
  connect(line, &QObject::destroyed, this, [this, key] { m_streams.remove(key); });
  Q_EMIT arrived(line);
}

void Door::answer(Connection& connection, const HttpHead& head, const QByteArray& body) {
  if (head.method == "POST") {
    if (!isSameOrigin(head)) {
      Q_EMIT misbehaved(connection.socket().peerAddress(), QStringLiteral("another origin"));
      return connection.refuse(403);
    }
    StreamLine* line = m_streams.value(below(head.path, "/send/"));
    if (line == nullptr) return connection.answer(404, {{"Content-Length", "0"}}, {});
    connection.answer(204, {}, {});
    return line->receive(body);
  }
  if (head.method != "GET" && head.method != "HEAD") return connection.refuse(405);
  if (const QByteArray key = below(head.path, "/stream/"); !key.isEmpty()) {
    // Browsers send no Origin with a GET of the same origin, but they say here where a request comes from.
    const QByteArray site = head.field("sec-fetch-site");
    if (head.method != "GET" || (!site.isEmpty() && site != "same-origin")) return connection.refuse(403);
    return giveStream(connection, key);
  }
  const PageFile* file = m_files(head.path);
  if (file == nullptr) return connection.answer(404, {{"Content-Length", "0"}}, {});
  if (file->compressed && !head.has("accept-encoding", "gzip"))
    return connection.answer(406, {{"Content-Length", "0"}}, {});
  const QByteArray tag = '"' + file->tag + '"';
  const QByteArray caching = file->neverChanges ? "public, max-age=31536000, immutable" : "no-cache";
  if (head.has("if-none-match", tag)) return connection.answer(304, {{"ETag", tag}, {"Cache-Control", caching}}, {});
  connection.answer(200,
                    {{"Content-Type", file->type},
                     {"Content-Encoding", file->compressed ? "gzip" : "identity"},
                     {"Content-Length", QByteArray::number(file->bytes.size())},
                     {"ETag", tag},
                     {"Cache-Control", caching},
                     {"Vary", "Accept-Encoding"},
                     {"Content-Security-Policy", policyFor(hostOf(head))}},
                    head.method == "HEAD" ? QByteArray{} : file->bytes);
}

}  // namespace cardroom::web
