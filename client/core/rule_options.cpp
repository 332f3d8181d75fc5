#include "client/core/rule_options.h"

#include <algorithm>
#include <string>

namespace cardroom::client {
namespace {

using google::protobuf::FieldDescriptor;
using google::protobuf::Message;

/// The field that holds the rules' kind; null if there is none.
const FieldDescriptor* kind_of(const table::v1::GameRules& rules) {
  const auto* const game = table::v1::GameRules::descriptor()->FindOneofByName("game");
  return rules.GetReflection()->GetOneofFieldDescriptor(rules, game);
}

const FieldDescriptor* field_of(const FieldDescriptor* kind, std::string_view option) {
  return kind == nullptr ? nullptr : kind->message_type()->FindFieldByName(std::string{option});
}

}  // namespace

std::optional<int> option_of(const table::v1::GameRules& rules, std::string_view option) {
  const FieldDescriptor* const kind = kind_of(rules);
  const FieldDescriptor* const field = field_of(kind, option);
  if (field == nullptr || field->is_repeated()) return std::nullopt;
  const Message& of_kind = rules.GetReflection()->GetMessage(rules, kind);
  const auto& in = *of_kind.GetReflection();
  if (!in.HasField(of_kind, field)) return std::nullopt;
  switch (field->cpp_type()) {
    case FieldDescriptor::CPPTYPE_INT32: return in.GetInt32(of_kind, field);
    case FieldDescriptor::CPPTYPE_BOOL: return in.GetBool(of_kind, field) ? 1 : 0;
    case FieldDescriptor::CPPTYPE_ENUM: return in.GetEnumValue(of_kind, field);
    default: return std::nullopt;
  }
}

table::v1::GameRules open_rules(std::string_view kind) {
  std::string name{kind};
  std::ranges::replace(name, '-', '_');
  table::v1::GameRules rules;
  const FieldDescriptor* const field = table::v1::GameRules::descriptor()->FindFieldByName(name);
  if (field != nullptr) rules.GetReflection()->MutableMessage(&rules, field);
  return rules;
}

std::vector<std::string> number_options(std::string_view kind) {
  std::vector<std::string> names;
  const table::v1::GameRules rules = open_rules(kind);
  const FieldDescriptor* const of_kind = kind_of(rules);
  for (int i = 0; of_kind != nullptr && i < of_kind->message_type()->field_count(); ++i) {
    const FieldDescriptor& field = *of_kind->message_type()->field(i);
    if (field.cpp_type() == FieldDescriptor::CPPTYPE_INT32) names.push_back(field.name());
  }
  return names;
}

bool set_option(table::v1::GameRules& rules, std::string_view option, int value) {
  const FieldDescriptor* const kind = kind_of(rules);
  const FieldDescriptor* const field = field_of(kind, option);
  if (field == nullptr) return false;
  Message& of_kind = *rules.GetReflection()->MutableMessage(&rules, kind);
  const auto& out = *of_kind.GetReflection();
  switch (field->cpp_type()) {
    case FieldDescriptor::CPPTYPE_INT32: out.SetInt32(&of_kind, field, value); return true;
    case FieldDescriptor::CPPTYPE_BOOL: out.SetBool(&of_kind, field, value != 0); return true;
    case FieldDescriptor::CPPTYPE_ENUM: out.SetEnumValue(&of_kind, field, value); return true;
    default: return false;
  }
}

}  // namespace cardroom::client
