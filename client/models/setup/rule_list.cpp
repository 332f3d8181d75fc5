#include "client/models/setup/rule_list.h"

#include <algorithm>
#include <string_view>

#include "client/core/rule_options.h"
#include "client/models/card_words.h"
#include "client/models/kinds.h"
#include "client/models/words.h"

namespace cardroom::window {
namespace {

/// The words of a choice. "Anyone with %L1 or more" gets the value of the option that belongs to this choice.
QString wordsOf(const RuleChoice& choice, const RuleOption& of, std::span<const RuleOption> options,
                const table::v1::GameRules& rules) {
  if (choice.text == nullptr) return number(choice.value);
  const QString words = wordsOfKind(choice.text);
  const auto its = std::ranges::find_if(options, [&](const RuleOption& option) {
    return option.needs != nullptr && std::string_view{option.needs} == of.id && option.needed == choice.value;
  });
  return its == options.end() ? words : words.arg(client::option_of(rules, its->id).value_or(its->least));
}

RuleRow rowOf(const RuleOption& option, int value, std::span<const RuleOption> options,
              const table::v1::GameRules& rules) {
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
    add(choice.value, wordsOf(choice, option, options, rules));
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
    if (value && meant) rows << rowOf(option, *value, options, rules);
  }
  showRows(m_rows, std::move(rows));
  Q_EMIT shown();
}

}  // namespace cardroom::window
