#include "tests/client/web/fake_page.h"

#include <QJsonDocument>
#include <functional>
#include <utility>

namespace cardroom::web {
namespace {

/// The time in milliseconds before a person repeats a request, because a server answers only so many hint requests.
constexpr qint64 kAskAgainAfter = 1'500;

/// Returns `here` with the value at this path below it replaced by what `change` makes of it.
QJsonValue changed(const QJsonValue& here, QStringList path,
                   const std::function<QJsonValue(const QJsonValue&)>& change) {
  if (path.isEmpty()) return change(here);
  const QString name = path.takeFirst();
  QJsonObject object = here.toObject();
  object.insert(name, changed(object.value(name), path, change));
  return object;
}

}  // namespace

FakePage::FakePage(quint16 port, QString profile, QString table, QString language)
    : m_socket{QStringLiteral("http://127.0.0.1:%1").arg(port)}, m_kept{std::move(profile)} {
  QObject::connect(&m_socket, &QWebSocket::textMessageReceived, &m_socket, [this](const QString& text) { read(text); });
  QObject::connect(&m_socket, &QWebSocket::connected, &m_socket, [this, table, language] {
    m_there = true;
    const QJsonObject hello{{QStringLiteral("version"), 1},      {QStringLiteral("language"), language},
                            {QStringLiteral("profile"), m_kept}, {QStringLiteral("table"), table},
                            {QStringLiteral("dark"), true},      {QStringLiteral("reducedMotion"), true}};
    send(QJsonDocument{QJsonObject{{QStringLiteral("hello"), hello}}}.toJson(QJsonDocument::Compact));
  });
  QObject::connect(&m_socket, &QWebSocket::disconnected, &m_socket, [this] { m_there = false; });
  m_socket.open(QUrl{QStringLiteral("ws://127.0.0.1:%1/socket").arg(port)});
}

void FakePage::send(const QByteArray& text) {
  m_socket.sendTextMessage(QString::fromUtf8(text));
}

void FakePage::call(const QString& object, const QString& function, const QJsonArray& arguments) {
  send(QJsonDocument{QJsonObject{{QStringLiteral("call"), QJsonArray{object, function, arguments}}}}.toJson(
      QJsonDocument::Compact));
}

void FakePage::read(const QString& text) {
  m_messages.push_back(text);
  for (const QJsonValue& change : QJsonDocument::fromJson(text.toUtf8()).array())
    apply(change.toObject());
  if (!m_asked.isEmpty() && m_asked.chopped(1) != situation()) m_asked.clear();
  m_heard();
}

void FakePage::apply(const QJsonObject& change) {
  if (change.contains(QLatin1StringView{"keep"})) {
    m_kept = change.value(QLatin1StringView{"keep"}).toString();
    return;
  }
  if (change.contains(QLatin1StringView{"signal"})) {
    m_told << change.value(QLatin1StringView{"with"})[0].toString();
    return;
  }
  const auto made = [&](const QJsonValue& here) -> QJsonValue {
    if (change.contains(QLatin1StringView{"new"})) return change.value(QLatin1StringView{"new"});
    if (const QJsonValue rows = change.value(QLatin1StringView{"rows"}); rows.isArray()) {
      QJsonArray all = here.toArray();
      const int first = rows[0].toInt();
      for (int i = 0; i < rows[1].toInt(); ++i)
        all.removeAt(first);
      int at = first;
      for (const QJsonValue& row : rows[2].toArray())
        all.insert(at++, row);
      return all;
    }
    if (here.isArray()) return here;  // The properties of lists are not needed here.
    QJsonObject object = here.toObject();
    const QJsonObject set = change.value(QLatin1StringView{"set"}).toObject();
    for (auto one = set.begin(); one != set.end(); ++one)
      object.insert(one.key(), one.value());
    return object;
  };
  m_tree = changed(m_tree, change.value(QLatin1StringView{"at"}).toString().split(QLatin1Char{'.'}), made).toObject();
}

QJsonValue FakePage::at(const QString& path) const {
  QJsonValue here = m_tree;
  for (const QString& name : path.split(QLatin1Char{'.'}))
    here = here[name];
  return here;
}

QStringList FakePage::hand() const {
  QStringList codes;
  for (const QJsonValue& card : at(QStringLiteral("app.table.game.cards")).toArray())
    if (card[QLatin1StringView{"zone"}].toString() == QLatin1StringView{"hand"})
      codes << card[QLatin1StringView{"card"}].toString();
  codes.removeAll(QString{});
  return codes;
}

QString FakePage::situation() const {
  return text(QStringLiteral("app.table.game.progress")) + text(QStringLiteral("app.table.turn.prompt")) +
         text(QStringLiteral("app.table.turn.primaryText")) + hand().join(QLatin1Char{' '});
}

bool FakePage::play() {
  const QString turn = QStringLiteral("app.table.turn");
  if (phase() != QLatin1StringView{"Playing"} && phase() != QLatin1StringView{"Paused"}) return false;
  const bool ready =
      is(turn + QStringLiteral(".primaryReady")) && !text(turn + QStringLiteral(".primaryText")).isEmpty();
  if (!ready && !is(turn + QStringLiteral(".canHint"))) return false;
  const QString asked = situation() + (ready ? QLatin1Char{'!'} : QLatin1Char{'?'});
  if (asked == m_asked && !m_askedAt.hasExpired(kAskAgainAfter)) return false;
  m_asked = asked;
  m_askedAt.start();
  if (ready) {
    call(turn, QStringLiteral("primary"));
  } else if (const QString card = playable(); !card.isEmpty()) {
    call(QStringLiteral("app.table.choice"), QStringLiteral("select"), {card});
  } else {
    call(turn, QStringLiteral("hint"));
  }
  return ready;
}

QString FakePage::playable() const {
  for (const QJsonValue& card : at(QStringLiteral("app.table.game.cards")).toArray())
    if (card[QLatin1StringView{"playable"}].toBool() && !card[QLatin1StringView{"marked"}].toBool())
      return card[QLatin1StringView{"key"}].toString();
  return {};
}

}  // namespace cardroom::web
