#include "client/web/mirror.h"

#include <QAbstractItemModel>
#include <QMetaMethod>
#include <QMetaProperty>
#include <QPointer>
#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <utility>

#include "client/web/json_text.h"

namespace cardroom::web {
namespace {

/// No function of the models takes more.
constexpr int kArgumentsMax = 4;

/// The beginning of each change of what is at this path.
QByteArray changeAt(const QString& path) {
  return "{\"at\":" + jsonOf(path) + ',';
}

std::optional<int> valueOfEnumerator(const QMetaType& type, const QString& name) {
  const QMetaObject* owner = type.metaObject();
  if (owner == nullptr) return std::nullopt;
  const int index = owner->indexOfEnumerator(QByteArray{type.name()}.split(':').last().constData());
  if (index < 0) return std::nullopt;
  bool known = false;
  const int value = owner->enumerator(index).keyToValue(name.toLatin1().constData(), &known);
  return known ? std::optional{value} : std::nullopt;
}

/// The page's value as an argument of that type; nullopt if it is of another kind.
std::optional<QVariant> argumentOf(const QJsonValue& value, const QMetaType& type) {
  switch (type.id()) {
    case QMetaType::Bool: return value.isBool() ? std::optional<QVariant>{value.toBool()} : std::nullopt;
    case QMetaType::QString: return value.isString() ? std::optional<QVariant>{value.toString()} : std::nullopt;
    case QMetaType::Double:
      return value.isDouble() && std::isfinite(value.toDouble()) ? std::optional<QVariant>{value.toDouble()}
                                                                 : std::nullopt;
    case QMetaType::Int: {
      const double number = value.toDouble(0.5);
      if (number != std::trunc(number) || std::abs(number) > 1e9) return std::nullopt;
      return QVariant{static_cast<int>(number)};
    }
    default: break;
  }
  if (!type.flags().testFlag(QMetaType::IsEnumeration) || !value.isString()) return std::nullopt;
  const auto enumerator = valueOfEnumerator(type, value.toString());
  if (!enumerator) return std::nullopt;
  QVariant argument{*enumerator};
  return argument.convert(type) ? std::optional{argument} : std::nullopt;
}

}  // namespace

/// One object that is shown. Its base is QObject without Q_OBJECT: signals of any class are connected to it by their
/// number, and qt_metacall() receives them with their arguments, as in QSignalSpy.
class Mirror::Node : public QObject {
 public:
  Node(Mirror& mirror, QString path, QObject& object, const Offer& offer)
      : m_mirror{mirror}, m_path{std::move(path)}, m_change{changeAt(m_path)}, m_object{&object}, m_offer{offer} {
    m_mirror.m_nodes.insert(m_path, this);
    const QMetaObject& type = *object.metaObject();
    for (int i = QObject::staticMetaObject.propertyCount(); i < type.propertyCount(); ++i)
      addProperty(type.property(i));
    for (int i = QObject::staticMetaObject.methodCount(); i < type.methodCount(); ++i) {
      const QMetaMethod method = type.method(i);
      if (method.methodType() == QMetaMethod::Signal && m_offer.told.contains(QLatin1StringView{method.name()}))
        listen(method);
    }
    if (auto* rows = qobject_cast<QAbstractItemModel*>(&object)) follow(*rows);
  }

  ~Node() override {
    m_mirror.m_nodes.remove(m_path);
    std::erase(m_mirror.m_noted, this);
  }
  Q_DISABLE_COPY_MOVE(Node)

  QObject* object() const { return m_object; }
  const Offer& offer() const { return m_offer; }

  /// All of it as JSON, as the page knows it from now on.
  QByteArray all() {
    QByteArray members;
    for (Property& property : m_properties) {
      if (!property.child) property.sent = jsonOf(property.meta.read(m_object));
      addMember(members, property.meta.name(), property.child ? childOf(property) : property.sent);
    }
    const auto* rows = qobject_cast<const QAbstractItemModel*>(m_object.data());
    if (rows == nullptr) return '{' + members + '}';
    if (!members.isEmpty()) m_mirror.m_later.append(setting(members));
    return rowsOf(*rows, 0, rows->rowCount());
  }

  /// Adds what has changed since the page was told.
  void tell() {
    m_noted = false;
    if (m_object == nullptr) return;
    QByteArray members;
    for (Property& property : m_properties) {
      if (property.child) {
        const auto* object = property.meta.read(m_object).value<QObject*>();
        // If a node's object has been destroyed, the page has not been told so yet.
        if (property.node ? property.node->object() == object && object != nullptr : object == nullptr) continue;
        m_mirror.addNew(m_path + u'.' + QLatin1StringView{property.meta.name()}, childOf(property));
      } else if (property.meta.hasNotifySignal()) {
        QByteArray now = jsonOf(property.meta.read(m_object));
        if (now == property.sent) continue;
        addMember(members, property.meta.name(), now);
        property.sent = std::move(now);
      }
    }
    if (!members.isEmpty()) m_mirror.add(setting(members));
  }

  int qt_metacall(QMetaObject::Call call, int id, void** arguments) override {
    const int own = QObject::qt_metacall(call, id, arguments);
    if (own < 0 || call != QMetaObject::InvokeMetaMethod) return own;
    heard(m_heard[static_cast<std::size_t>(own)], arguments);
    return -1;
  }

  bool m_noted = false;

 private:
  struct Property {
    QMetaProperty meta;
    bool child = false;  ///< Its value is an object.
    std::unique_ptr<Node> node{};
    QByteArray sent{};
  };

  void addProperty(const QMetaProperty& meta) {
    if (m_offer.hidden.contains(QLatin1StringView{meta.name()})) return;
    const bool child = meta.metaType().flags().testFlag(QMetaType::PointerToQObject);
    if (child && m_mirror.offerOf(*meta.metaType().metaObject()) == nullptr) return;
    m_properties.push_back({.meta = meta, .child = child});
    if (meta.hasNotifySignal()) listen(meta.notifySignal());
  }

  void listen(const QMetaMethod& signal) {
    if (std::find(m_heard.begin(), m_heard.end(), signal) != m_heard.end()) return;
    QMetaObject::connect(m_object, signal.methodIndex(), this,
                         QObject::staticMetaObject.methodCount() + static_cast<int>(m_heard.size()));
    m_heard.push_back(signal);
  }

  void heard(const QMetaMethod& signal, void** arguments) {
    const bool notifies = std::any_of(m_properties.begin(), m_properties.end(), [&](const Property& property) {
      return property.meta.notifySignalIndex() == signal.methodIndex();
    });
    if (notifies) m_mirror.note(*this);
    if (!m_offer.told.contains(QLatin1StringView{signal.name()})) return;
    QByteArrayList with;
    for (int i = 0; i < signal.parameterCount(); ++i)
      with.append(jsonOf(QVariant{signal.parameterMetaType(i), arguments[i + 1]}));
    m_mirror.add(m_change + "\"signal\":\"" + signal.name() + "\",\"with\":" + arrayOf(with) + '}');
  }

  void follow(QAbstractItemModel& rows) {
    m_wholeRow = rows.roleNames().key("modelData");
    connect(&rows, &QAbstractItemModel::rowsInserted, this,
            [this, &rows](const QModelIndex&, int first, int last) { splice(rows, first, 0, last - first + 1); });
    connect(&rows, &QAbstractItemModel::rowsRemoved, this,
            [this, &rows](const QModelIndex&, int first, int last) { splice(rows, first, last - first + 1, 0); });
    connect(&rows, &QAbstractItemModel::dataChanged, this,
            [this, &rows](const QModelIndex& first, const QModelIndex& last) {
              const int count = last.row() - first.row() + 1;
              splice(rows, first.row(), count, count);
            });
    connect(&rows, &QAbstractItemModel::modelReset, this, [this] { m_mirror.addNew(m_path, all()); });
  }

  QByteArray setting(const QByteArray& members) const { return m_change + "\"set\":{" + members + "}}"; }

  void splice(const QAbstractItemModel& rows, int first, int removed, int added) {
    m_mirror.add(m_change + "\"rows\":[" + QByteArray::number(first) + ',' + QByteArray::number(removed) + ',' +
                 rowsOf(rows, first, added) + "]}");
  }

  QByteArray rowsOf(const QAbstractItemModel& rows, int first, int count) const {
    QByteArrayList elements;
    for (int row = first; row < first + count; ++row)
      elements.append(jsonOf(rows.data(rows.index(row, 0), m_wholeRow)));
    return arrayOf(elements);
  }

  QByteArray childOf(Property& property) {
    auto* object = property.meta.read(m_object).value<QObject*>();
    if (property.node && property.node->object() != object) property.node.reset();
    if (object == nullptr) {
      property.node.reset();
      return "null";
    }
    if (!property.node)
      property.node = std::make_unique<Node>(m_mirror, m_path + u'.' + QLatin1StringView{property.meta.name()}, *object,
                                             *m_mirror.offerOf(*object->metaObject()));
    return property.node->all();
  }

  Mirror& m_mirror;
  const QString m_path;
  const QByteArray m_change;   ///< The beginning of each change that concerns it.
  QPointer<QObject> m_object;  ///< Null once it has been destroyed, which its owner's signal reports soon.
  const Offer& m_offer;
  std::vector<Property> m_properties;
  std::vector<QMetaMethod> m_heard;  ///< By the number of the connection.
  int m_wholeRow = 0;                ///< The role of a list under which it gives a whole row.
};

Mirror::Mirror(const std::vector<Offer>& offers, QObject* parent) : QObject{parent}, m_offers{offers} {}

Mirror::~Mirror() = default;

const Offer* Mirror::offerOf(const QMetaObject& type) const {
  for (const QMetaObject* one = &type; one != nullptr; one = one->superClass())
    for (const Offer& offer : m_offers)
      if (offer.type == one) return &offer;
  return nullptr;
}

void Mirror::show(const QString& name, QObject* object) {
  const Offer* offer = offerOf(*object->metaObject());
  Q_ASSERT(offer != nullptr);
  auto& node = m_roots[name];
  node = std::make_unique<Node>(*this, name, *object, *offer);
  addNew(name, node->all());
}

QByteArrayList Mirror::takeAll() {
  m_changes = {};
  m_noted.clear();
  for (const auto& [name, node] : m_roots) {
    node->m_noted = false;
    addNew(name, node->all());
  }
  return take();
}

QByteArrayList Mirror::take() {
  // Telling the page about an object can show a new one, but adds nothing to m_noted.
  for (Node* node : std::exchange(m_noted, {}))
    node->tell();
  m_told = false;
  return std::exchange(m_changes, {});
}

void Mirror::add(QByteArray change) {
  m_changes.append(std::move(change));
  if (!std::exchange(m_told, true)) Q_EMIT changed();
}

void Mirror::addNew(const QString& path, const QByteArray& json) {
  add(changeAt(path) + "\"new\":" + json + '}');
  for (QByteArray& change : std::exchange(m_later, {}))
    add(std::move(change));
}

void Mirror::note(Node& node) {
  if (std::exchange(node.m_noted, true)) return;
  m_noted.push_back(&node);
  if (!std::exchange(m_told, true)) Q_EMIT changed();
}

void Mirror::perform(const QJsonObject& request) {
  if (const QJsonValue asked = request.value(QLatin1StringView{"call"}); asked.isArray())
    return call(asked.toArray(), request.value(QLatin1StringView{"id"}));
  if (const QJsonValue asked = request.value(QLatin1StringView{"set"}); asked.isArray()) return set(asked.toArray());
  throw Refused{QStringLiteral("neither a call nor a setting")};
}

void Mirror::call(const QJsonArray& call, const QJsonValue& id) {
  const Node* node = m_nodes.value(call.at(0).toString());
  // The page may still address a game that is over.
  if (node == nullptr || node->object() == nullptr) return;
  const QString name = call.at(1).toString();
  const Offer& offer = node->offer();
  const QJsonArray given = call.at(2).toArray();
  if (given.size() > kArgumentsMax) throw Refused{QStringLiteral("too many arguments for %1").arg(name)};
  const QMetaObject& type = *node->object()->metaObject();
  for (int i = 0; i < type.methodCount(); ++i) {
    const QMetaMethod method = type.method(i);
    if (method.name() != name.toLatin1() || method.parameterCount() != given.size()) continue;
    const bool ours = offer.allFunctions && i >= type.methodOffset() && method.methodType() == QMetaMethod::Method;
    if (!ours && !offer.functions.contains(name)) break;
    std::vector<QVariant> values;
    for (int a = 0; a < given.size(); ++a) {
      auto value = argumentOf(given.at(a), method.parameterMetaType(a));
      if (!value) throw Refused{QStringLiteral("%1 takes no such argument").arg(name)};
      values.push_back(*std::move(value));
    }
    std::array<QGenericArgument, kArgumentsMax> arguments;
    for (std::size_t a = 0; a < values.size(); ++a)
      arguments.at(a) = {values[a].metaType().name(), values[a].constData()};
    QVariant result{method.returnMetaType()};
    const auto returned = method.returnMetaType().id() == QMetaType::Void
                              ? QGenericReturnArgument{}
                              : QGenericReturnArgument{method.returnMetaType().name(), result.data()};
    // The call may destroy the node.
    method.invoke(node->object(), Qt::DirectConnection, returned, arguments[0], arguments[1], arguments[2],
                  arguments[3]);
    if (id.isDouble()) add("{\"answer\":" + jsonOf(id.toDouble()) + ",\"value\":" + jsonOf(result) + '}');
    return;
  }
  throw Refused{QStringLiteral("no function %1 with %2 arguments is offered").arg(name).arg(given.size())};
}

void Mirror::set(const QJsonArray& set) {
  const Node* node = m_nodes.value(set.at(0).toString());
  if (node == nullptr || node->object() == nullptr) return;
  const QString name = set.at(1).toString();
  if (!node->offer().settings.contains(name)) throw Refused{QStringLiteral("the setting %1 is not offered").arg(name)};
  const QMetaObject& type = *node->object()->metaObject();
  const QMetaProperty property = type.property(type.indexOfProperty(name.toLatin1().constData()));
  const auto value = argumentOf(set.at(2), property.metaType());
  if (!value || !property.write(node->object(), *value))
    throw Refused{QStringLiteral("%1 takes no such value").arg(name)};
}

}  // namespace cardroom::web
