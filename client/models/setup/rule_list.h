#pragma once

#include <QList>
#include <QString>
#include <span>

#include "cardroom/table/v1/table.pb.h"
#include "client/models/gadget_field.h"
#include "client/models/kinds.h"
#include "client/models/row_list.h"

namespace cardroom::window {

/// A possible number, with its label.
struct NumberChoice {
  CARDROOM_GADGET(numberChoice)
  CARDROOM_FIELD(int, value) = 0;
  CARDROOM_FIELD(QString, text) = {};
  friend bool operator==(const NumberChoice&, const NumberChoice&) = default;
};

/// A rule option and its current value.
struct RuleRow {
  Q_GADGET
  /// The value as text, for a person who cannot change it: "62", "Seven or more", "Yes".
  Q_PROPERTY(QString valueText READ valueText FINAL)

 public:
  CARDROOM_FIELD(QString, option) = {};  ///< Its id.
  CARDROOM_FIELD(QString, title) = {};   ///< "Points to win".
  CARDROOM_FIELD(QString, detail) = {};  ///< What the option changes; empty if the title already says it.
  CARDROOM_FIELD(int, look) = 0;         ///< RuleList::Look
  CARDROOM_FIELD(int, value) = 0;
  CARDROOM_FIELD(QList<cardroom::window::NumberChoice>, choices) = {};  ///< The possible values.
  CARDROOM_FIELD(int, least) = 0;
  CARDROOM_FIELD(int, most) = 0;
  CARDROOM_FIELD(bool, rare) = false;
  QString valueText() const;
  friend bool operator==(const RuleRow&, const RuleRow&) = default;
};

/// The rule options that a kind offers for a table, with their current values.
class RuleList : public RowList {
  Q_OBJECT
  CARDROOM_UNCREATABLE("Owned by TableOptions")
  enum Look { YesNo, Choice, Number };  ///< A switch, a list of choices, a number that can be stepped up and down.
  Q_ENUM(Look)

  explicit RuleList(QObject* parent = nullptr) : RowList{m_rows, parent} {}
  /// Whether the kind has options that are hidden until the person asks to see all of them.
  CARDROOM_READ(bool, anyRare, shown);
  const QList<RuleRow>& rows() const { return m_rows; }

  /// Shows the options in the person's language.
  void show(std::span<const RuleOption> options, const table::v1::GameRules& rules);

 Q_SIGNALS:
  void shown();

 private:
  QList<RuleRow> m_rows;
};

}  // namespace cardroom::window
