#include "client/models/setup/rule_list.h"

#include <algorithm>

#include "client/core/rule_options.h"
#include "client/models/card_words.h"
#include "client/models/kinds.h"
#include "client/models/words.h"

namespace cardroom::window {
namespace {

RuleRow rowOf(const RuleOption& option, int value) {
  RuleRow row{.option = QString::fromLatin1(option.id),
              .title = wordsOfKind(option.title),
              .detail = *option.detail == '\0' ? QString{} : wordsOfKind(option.detail),
              .look = !option.choices.empty()                 ? RuleList::Choice
                      : option.least == 0 && option.most == 1 ? RuleList::YesNo
                                                              : RuleList::Number,
              .value = value,
              .choices = {},
              .least = option.least,
              .most = option.most,
              .rare = option.rare};
  const auto add = [&](int of, const QString& text) { row.choices << NumberChoice{of, text}; };
  if (row.look == RuleList::YesNo) {
    add(0, RuleList::tr("No", "an option of the rules"));
    add(1, RuleList::tr("Yes", "an option of the rules"));
  }
  for (const RuleChoice& choice : option.choices)
    add(choice.value, choice.text == nullptr ? number(choice.value) : wordsOfKind(choice.text));
  // The value may come from a client that offers other choices.
  if (row.look == RuleList::Choice &&
      std::ranges::find(option.choices, value, &RuleChoice::value) == option.choices.end())
    add(value, number(value));
  return row;
}

}  // namespace

QString RuleRow::valueText() const {
  const auto chosen = std::ranges::find(choices, value, &NumberChoice::value);
  return chosen == choices.end() ? number(value) : chosen->text;
}

bool RuleList::anyRare() const {
  return std::ranges::any_of(m_rows, &RuleRow::rare);
}

void RuleList::show(std::span<const RuleOption> options, const table::v1::GameRules& rules) {
  QList<RuleRow> rows;
  for (const RuleOption& option : options) {
    const auto value = client::option_of(rules, option.id);
    const bool meant = option.needs == nullptr || client::option_of(rules, option.needs) == option.needed;
    if (value && meant) rows << rowOf(option, *value);
  }
  showRows(m_rows, std::move(rows));
  Q_EMIT shown();
}

}  // namespace cardroom::window
