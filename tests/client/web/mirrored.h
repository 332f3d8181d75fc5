#pragma once

#include <QObject>
#include <QString>
#include <memory>
#include <numeric>

#include "client/models/gadget_field.h"
#include "client/models/row_list.h"

/// Small objects for a Mirror to show.
namespace cardroom::web::test {

struct Pip {
  Q_GADGET

 public:
  CARDROOM_FIELD(QString, name) = {};
  CARDROOM_FIELD(int, count) = 0;
  friend bool operator==(const Pip&, const Pip&) = default;
};

class Pips : public window::RowList {
  Q_OBJECT

 public:
  explicit Pips(QObject* parent) : RowList{m_rows, parent} {}
  CARDROOM_VALUE(int, sum, showSum);
  void show(QList<Pip> rows) {
    showRows(m_rows, std::move(rows));
    showSum(std::accumulate(m_rows.begin(), m_rows.end(), 0, [](int sum, const Pip& pip) { return sum + pip.count; }));
  }

 private:
  QList<Pip> m_rows;
};

class Leaf : public QObject {
  Q_OBJECT

 public:
  using QObject::QObject;
  CARDROOM_VALUE(QString, text, showText);
};

/// A class without an offer.
class Stranger : public QObject {
  Q_OBJECT

 public:
  using QObject::QObject;
};

class Root : public QObject {
  Q_OBJECT

 public:
  enum Mood { Calm, Glad };
  Q_ENUM(Mood)

  Root() : m_pips{new Pips{this}}, m_stranger{new Stranger{this}} {}

  CARDROOM_VALUE(QString, title, showTitle);
  CARDROOM_VALUE(Mood, mood, showMood);
  CARDROOM_VALUE(QList<cardroom::web::test::Pip>, list, showList);
  CARDROOM_VALUE(qint64, big, showBig);
  CARDROOM_VALUE(bool, secret, showSecret);
  CARDROOM_PART(cardroom::web::test::Pips, pips)
  CARDROOM_PART(cardroom::web::test::Stranger, stranger)
  CARDROOM_READ(cardroom::web::test::Leaf*, leaf, leafChanged) { return m_leaf.get(); }
  CARDROOM_WRITE(bool, loud, setLoud, loudChanged) { return m_loud; }

  Q_INVOKABLE void name(const QString& text, int count = 1) { calls << text + QString::number(count); }
  Q_INVOKABLE bool feel(cardroom::web::test::Root::Mood mood) {
    showMood(mood);
    return true;
  }
  Q_INVOKABLE void unoffered() { calls << QStringLiteral("unoffered"); }
  void grow() {
    m_leaf = std::make_unique<Leaf>();
    Q_EMIT leafChanged();
  }
  void shed() {
    m_leaf.reset();
    Q_EMIT leafChanged();
  }

  QStringList calls;

 Q_SIGNALS:
  void leafChanged();
  void loudChanged();
  void said(const QString& text, int times);
  void whispered(const QString& text);

 private:
  Pips* m_pips;
  Stranger* m_stranger;
  std::unique_ptr<Leaf> m_leaf;
  bool m_loud = false;
};

inline void Root::setLoud(const bool& value) {
  m_loud = value;
  Q_EMIT loudChanged();
}

}  // namespace cardroom::web::test
