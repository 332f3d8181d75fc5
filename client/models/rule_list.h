#pragma once

#include <QList>
#include <QString>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>
#include <span>

#include "cardroom/table/v1/table.pb.h"
#include "client/models/row_list.h"
#include "client/models/rule_options.h"

namespace cardroom::window {

/// The options of the rules of a table that its kind offers, with what they are.
class RuleList : public RowList {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("Owned by TableSetup")
  /// Some are shown only to who wants to see all of them.
  Q_PROPERTY(bool anyRare READ anyRare NOTIFY shown FINAL)

 public:
  enum Look { YesNo, Choice, Number };  ///< A switch, one of a list, a number to be counted up and down.
  Q_ENUM(Look)
  enum Role {
    OptionRole = Qt::UserRole + 1,  ///< Its id.
    TitleRole,                      ///< "Points to win".
    DetailRole,                     ///< What it changes; empty where the title says so.
    LookRole,
    ValueRole,
    ValueTextRole,  ///< "62", "Seven or more", "Yes": for who cannot change it.
    ChoicesRole,    ///< [{value, text}], what it is among them.
    LeastRole,
    MostRole,
    RareRole,
  };

  using RowList::RowList;
  int rowCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  QHash<int, QByteArray> roleNames() const override;
  bool anyRare() const;

  /// In the person's language.
  void show(std::span<const RuleOption> options, const table::v1::GameRules& rules);

 Q_SIGNALS:
  void shown();

 private:
  struct Row {
    QString option;
    QString title;
    QString detail;
    Look look{};
    int value = 0;
    QVariantList choices;
    int least = 0;
    int most = 0;
    bool rare = false;
    friend bool operator==(const Row&, const Row&) = default;
  };
  static Row rowOf(const RuleOption& option, int value);

  QList<Row> m_rows;
};

}  // namespace cardroom::window
