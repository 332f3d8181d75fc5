#pragma once

#include <QByteArray>
#include <QByteArrayList>
#include <QHash>
#include <QJsonArray>
#include <QJsonObject>
#include <QObject>
#include <QString>
#include <QStringList>
#include <map>
#include <memory>
#include <vector>

/// The models of client/models, sent to a page as JSON text; the messages are described in docs/web-messages.md.
namespace cardroom::web {

/// What a page may see of the objects of one class, and do with them. The properties of a base class are those of the
/// derived class too; its functions, settings and signals are offered as well.
struct Offer {
  const QMetaObject* type;
  QStringList functions{};  ///< The functions that the page may call, by name.
  /// The page may call every Q_INVOKABLE function of the object's own class.
  bool allFunctions = false;
  QStringList settings{};  ///< The properties that the page may write.
  QStringList told{};      ///< The signals that are passed on to the page.
  QStringList hidden{};    ///< The properties that the page need not know.
};

/// A request that the page may not make, or that is not well formed: the page that we serve makes none of these.
struct Refused {
  QString why;
};

/// Tells a page what the properties and rows of objects are, and what changes; does what the page asks for. An object
/// whose class has no offer is not shown, and neither is a property that has it as its value. Depends on Qt's meta
/// objects alone: a new property of a model reaches the page automatically. One thread.
class Mirror : public QObject {
  Q_OBJECT

 public:
  /// `offers` must outlive this object.
  explicit Mirror(const std::vector<Offer>& offers, QObject* parent = nullptr);
  ~Mirror() override;

  /// Shows that object, and the objects that are values of its properties, under `name`. It must outlive this object.
  void show(const QString& name, QObject* object);
  /// Everything, for a page that knows nothing yet. Nothing remains to be taken.
  QByteArrayList takeAll();
  /// The changes since the last call, in order, each as a JSON object; empty if there are none.
  QByteArrayList take();
  /// Does what the page asks for (`call` or `set`), and adds the value of a call with an `id` to the changes.
  /// Throws Refused.
  void perform(const QJsonObject& request);

 Q_SIGNALS:
  /// There is something to take. Emitted once until it is taken.
  void changed();

 private:
  class Node;
  friend class Node;
  const Offer* offerOf(const QMetaObject& type) const;
  void add(QByteArray change);
  void addNew(const QString& path, const QByteArray& json);
  void note(Node& node);
  void call(const QJsonArray& call, const QJsonValue& id);
  void set(const QJsonArray& set);

  const std::vector<Offer>& m_offers;
  QHash<QString, Node*> m_nodes;  ///< All nodes by path: "app.table.game".
  std::vector<Node*> m_noted;     ///< Their properties may have changed.
  QByteArrayList m_changes;
  QByteArrayList m_later;  ///< The properties of lists in the value that is being built: arrays have no place for them.
  bool m_told = false;
  std::map<QString, std::unique_ptr<Node>> m_roots;  ///< The last member: nodes remove themselves from the others.
};

}  // namespace cardroom::web
