#include "client/models/rule_list.h"

#include <algorithm>

#include "client/core/rule_options.h"
#include "client/models/card_words.h"
#include "client/models/kinds.h"
#include "client/models/words.h"

namespace cardroom::window {

int RuleList::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant RuleList::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
  const Row& row = m_rows[index.row()];
  switch (role) {
    case OptionRole: return row.option;
    case TitleRole: return row.title;
    case DetailRole: return row.detail;
    case LookRole: return row.look;
    case ValueRole: return row.value;
    case ValueTextRole: {
      for (const QVariant& choice : row.choices)
        if (choice.toMap()[QStringLiteral("value")] == row.value) return choice.toMap()[QStringLiteral("text")];
      return number(row.value);
    }
    case ChoicesRole: return row.choices;
    case LeastRole: return row.least;
    case MostRole: return row.most;
    case RareRole: return row.rare;
    default: return {};
  }
}

QHash<int, QByteArray> RuleList::roleNames() const {
  return {{OptionRole, "option"}, {TitleRole, "title"},     {DetailRole, "detail"},       {LookRole, "look"},
          {ValueRole, "value"},   {ChoicesRole, "choices"}, {ValueTextRole, "valueText"}, {LeastRole, "least"},
          {MostRole, "most"},     {RareRole, "rare"}};
}

bool RuleList::anyRare() const {
  return std::ranges::any_of(m_rows, &Row::rare);
}

RuleList::Row RuleList::rowOf(const RuleOption& option, int value) {
  Row row{.option = QString::fromLatin1(option.id),
          .title = wordsOfKind(option.title),
          .detail = *option.detail == '\0' ? QString{} : wordsOfKind(option.detail),
          .look = !option.choices.empty()                 ? Choice
                  : option.least == 0 && option.most == 1 ? YesNo
                                                          : Number,
          .value = value,
          .choices = {},
          .least = option.least,
          .most = option.most,
          .rare = option.rare};
  const auto add = [&](int of, const QString& text) {
    row.choices << QVariantMap{{QStringLiteral("value"), of}, {QStringLiteral("text"), text}};
  };
  if (row.look == YesNo) {
    add(0, tr("No", "an option of the rules"));
    add(1, tr("Yes", "an option of the rules"));
  }
  for (const RuleChoice& choice : option.choices)
    add(choice.value, choice.text == nullptr ? number(choice.value) : wordsOfKind(choice.text));
  // Whoever has made the table may have said something else.
  if (row.look == Choice && std::ranges::find(option.choices, value, &RuleChoice::value) == option.choices.end())
    add(value, number(value));
  return row;
}

void RuleList::show(std::span<const RuleOption> options, const table::v1::GameRules& rules) {
  QList<Row> rows;
  for (const RuleOption& option : options) {
    const auto value = client::option_of(rules, option.id);
    const bool meant = option.needs == nullptr || client::option_of(rules, option.needs) == option.needed;
    if (value && meant) rows << rowOf(option, *value);
  }
  showRows(m_rows, std::move(rows));
  Q_EMIT shown();
}

}  // namespace cardroom::window
