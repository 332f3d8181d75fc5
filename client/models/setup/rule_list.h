#pragma once

#include <QList>
#include <QString>
#include <span>

#include "cardroom/table/v1/table.pb.h"
#include "client/models/gadget_field.h"
#include "client/models/kinds.h"
#include "client/models/row_list.h"

namespace cardroom::window {

/// A number to choose, in words.
struct NumberChoice {
  CARDROOM_GADGET(numberChoice)
  CARDROOM_FIELD(int, value) = 0;
  CARDROOM_FIELD(QString, text) = {};
  friend bool operator==(const NumberChoice&, const NumberChoice&) = default;
};

/// An option of the rules, with what it is.
struct RuleRow {
  Q_GADGET
  /// "62", "Seven or more", "Yes": for a person who cannot change it.
  Q_PROPERTY(QString valueText READ valueText FINAL)

 public:
  CARDROOM_FIELD(QString, option) = {};  ///< Its id.
  CARDROOM_FIELD(QString, title) = {};   ///< "Points to win".
  CARDROOM_FIELD(QString, detail) = {};  ///< What it changes; empty where the title says so.
  CARDROOM_FIELD(int, look) = 0;         ///< RuleList::Look
  CARDROOM_FIELD(int, value) = 0;
  CARDROOM_FIELD(QList<cardroom::window::NumberChoice>, choices) = {};  ///< What it is among them.
  CARDROOM_FIELD(int, least) = 0;
  CARDROOM_FIELD(int, most) = 0;
  CARDROOM_FIELD(bool, rare) = false;
  QString valueText() const;
  friend bool operator==(const RuleRow&, const RuleRow&) = default;
};

/// The options of the rules of a table that its kind offers, with what they are.
class RuleList : public RowList {
  Q_OBJECT
  CARDROOM_UNCREATABLE("Owned by TableOptions")
  enum Look { YesNo, Choice, Number };  ///< A switch, one of a list, a number to be counted up and down.
  Q_ENUM(Look)

  explicit RuleList(QObject* parent = nullptr) : RowList{m_rows, parent} {}
  /// Some are shown only to a person who wants to see all of them.
  CARDROOM_READ(bool, anyRare, shown);
  const QList<RuleRow>& rows() const { return m_rows; }

  /// In the person's language.
  void show(std::span<const RuleOption> options, const table::v1::GameRules& rules);

 Q_SIGNALS:
  void shown();

 private:
  QList<RuleRow> m_rows;
};

}  // namespace cardroom::window
