#include "common/protocol/told_table.h"

#include <algorithm>
#include <google/protobuf/descriptor.h>
#include <google/protobuf/message.h>
#include <utility>
#include <vector>

namespace cardroom {
namespace {

using google::protobuf::FieldDescriptor;
using google::protobuf::Message;
using google::protobuf::Reflection;
using table::v1::Changes;
using table::v1::GameView;
using table::v1::TableUpdate;

bool alike(const Message& a, const Message& b);

/// Whether `count` elements of a list are the same in both.
bool alike_list(const Message& a, const Message& b, const FieldDescriptor* field, int count) {
  const Reflection& in = *a.GetReflection();
  const auto all = [count](const auto& same) {
    for (int i = 0; i < count; ++i) {
      if (!same(i)) return false;
    }
    return true;
  };
  switch (field->cpp_type()) {
    case FieldDescriptor::CPPTYPE_MESSAGE:
      return all([&](int i) { return alike(in.GetRepeatedMessage(a, field, i), in.GetRepeatedMessage(b, field, i)); });
    case FieldDescriptor::CPPTYPE_STRING:
      return all([&](int i) { return in.GetRepeatedString(a, field, i) == in.GetRepeatedString(b, field, i); });
    case FieldDescriptor::CPPTYPE_ENUM:
      return all([&](int i) { return in.GetRepeatedEnumValue(a, field, i) == in.GetRepeatedEnumValue(b, field, i); });
    case FieldDescriptor::CPPTYPE_BOOL:
      return all([&](int i) { return in.GetRepeatedBool(a, field, i) == in.GetRepeatedBool(b, field, i); });
    case FieldDescriptor::CPPTYPE_INT32:
      return all([&](int i) { return in.GetRepeatedInt32(a, field, i) == in.GetRepeatedInt32(b, field, i); });
    case FieldDescriptor::CPPTYPE_INT64:
      return all([&](int i) { return in.GetRepeatedInt64(a, field, i) == in.GetRepeatedInt64(b, field, i); });
    case FieldDescriptor::CPPTYPE_UINT32:
      return all([&](int i) { return in.GetRepeatedUInt32(a, field, i) == in.GetRepeatedUInt32(b, field, i); });
    case FieldDescriptor::CPPTYPE_UINT64:
      return all([&](int i) { return in.GetRepeatedUInt64(a, field, i) == in.GetRepeatedUInt64(b, field, i); });
    default: return count == 0;  // No floating point crosses the wire; it would be told each time.
  }
}

/// Whether a field that both have, and that is no list, is the same.
bool alike_value(const Message& a, const Message& b, const FieldDescriptor* field) {
  const Reflection& in = *a.GetReflection();
  switch (field->cpp_type()) {
    case FieldDescriptor::CPPTYPE_MESSAGE: return alike(in.GetMessage(a, field), in.GetMessage(b, field));
    case FieldDescriptor::CPPTYPE_STRING: return in.GetString(a, field) == in.GetString(b, field);
    case FieldDescriptor::CPPTYPE_ENUM: return in.GetEnumValue(a, field) == in.GetEnumValue(b, field);
    case FieldDescriptor::CPPTYPE_BOOL: return in.GetBool(a, field) == in.GetBool(b, field);
    case FieldDescriptor::CPPTYPE_INT32: return in.GetInt32(a, field) == in.GetInt32(b, field);
    case FieldDescriptor::CPPTYPE_INT64: return in.GetInt64(a, field) == in.GetInt64(b, field);
    case FieldDescriptor::CPPTYPE_UINT32: return in.GetUInt32(a, field) == in.GetUInt32(b, field);
    case FieldDescriptor::CPPTYPE_UINT64: return in.GetUInt64(a, field) == in.GetUInt64(b, field);
    default: return false;
  }
}

bool is_there(const Message& message, const FieldDescriptor* field) {
  const Reflection& in = *message.GetReflection();
  return field->is_repeated() ? in.FieldSize(message, field) > 0 : in.HasField(message, field);
}

/// Whether a field, a list or not, is the same in two messages of one type.
bool alike(const Message& a, const Message& b, const FieldDescriptor* field) {
  const Reflection& in = *a.GetReflection();
  if (field->is_repeated()) {
    const int size = in.FieldSize(a, field);
    return size == in.FieldSize(b, field) && alike_list(a, b, field, size);
  }
  const bool there = in.HasField(a, field);
  return there == in.HasField(b, field) && (!there || alike_value(a, b, field));
}

bool alike(const Message& a, const Message& b) {
  for (int i = 0; i < a.GetDescriptor()->field_count(); ++i) {
    if (!alike(a, b, a.GetDescriptor()->field(i))) return false;
  }
  return true;
}

void remove_first(Message& message, const FieldDescriptor* field, int count) {
  const Reflection& in = *message.GetReflection();
  const int rest = in.FieldSize(message, field) - count;
  for (int i = 0; i < rest; ++i)
    in.SwapElements(&message, field, i, i + count);
  for (int i = 0; i < count; ++i)
    in.RemoveLast(&message, field);
}

/// Leaves of `now` only what is not known from `before`, and says how the two go together again.
Changes take_changes(const Message& before, Message& now) {
  Changes changes;
  const Reflection& in = *now.GetReflection();
  for (int i = 0; i < now.GetDescriptor()->field_count(); ++i) {
    const FieldDescriptor* field = now.GetDescriptor()->field(i);
    const auto number = static_cast<std::uint32_t>(field->number());
    if (!is_there(before, field)) continue;
    if (!is_there(now, field)) {
      changes.add_gone(number);
    } else if (alike(before, now, field)) {
      in.ClearField(&now, field);
    } else if (field->is_repeated()) {
      const int known = in.FieldSize(before, field);
      if (in.FieldSize(now, field) <= known || !alike_list(before, now, field, known)) continue;
      remove_first(now, field, known);
      changes.add_longer(number);
    }
  }
  return changes;
}

/// The inverse: brings `known` up to date.
void apply_changes(const Changes& changes, const Message& told, Message& known) {
  const Reflection& in = *known.GetReflection();
  const auto clear = [&](const FieldDescriptor* field) {
    if (field != nullptr) in.ClearField(&known, field);  // A newer server may have fields that we do not know.
  };
  for (const std::uint32_t number : changes.gone())
    clear(known.GetDescriptor()->FindFieldByNumber(static_cast<int>(number)));
  std::vector<const FieldDescriptor*> there;
  told.GetReflection()->ListFields(told, &there);
  for (const FieldDescriptor* field : there) {
    const auto& longer = changes.longer();
    if (std::ranges::find(longer, static_cast<std::uint32_t>(field->number())) == longer.end()) clear(field);
  }
  known.MergeFrom(told);
}

/// The view of the one kind that is in it; null if there is none.
Message* view_of_kind(GameView& view) {
  const auto* game = view.GetDescriptor()->FindOneofByName("game");
  const FieldDescriptor* kind = view.GetReflection()->GetOneofFieldDescriptor(view, game);
  return kind == nullptr ? nullptr : view.GetReflection()->MutableMessage(&view, kind);
}

}  // namespace

void ToldTable::keep(const TableUpdate& whole) {
  last_ = std::make_unique<TableUpdate>(whole);
  last_->clear_events();  // Each is told once; they are no part of how the table stands.
}

TableUpdate ToldTable::changes_in(TableUpdate update) {
  const std::unique_ptr<TableUpdate> before = std::exchange(last_, nullptr);
  keep(update);
  if (!before || before->table_id() != update.table_id()) return update;
  const bool view_goes_on =
      update.view().game_case() != GameView::GAME_NOT_SET && before->view().game_case() == update.view().game_case();
  GameView view;
  if (view_goes_on) {
    view.Swap(update.mutable_view());
    *update.mutable_view_changes() = take_changes(*view_of_kind(*before->mutable_view()), *view_of_kind(view));
    before->clear_view();
    update.clear_view();
  }
  *update.mutable_changes() = take_changes(*before, update);
  if (view_goes_on) update.mutable_view()->Swap(&view);
  return update;
}

bool ToldTable::complete(TableUpdate& update) {
  if (update.has_changes()) {
    if (!last_) return false;
    Changes changes;
    Changes of_view;
    GameView view;
    const bool view_goes_on = update.has_view_changes();
    changes.Swap(update.mutable_changes());
    of_view.Swap(update.mutable_view_changes());
    if (view_goes_on) view.Swap(update.mutable_view());
    update.clear_changes();
    update.clear_view_changes();
    if (view_goes_on) update.clear_view();
    apply_changes(changes, update, *last_);
    if (view_goes_on) {
      if (view.game_case() != last_->view().game_case()) return false;
      // A kind that we do not know has no view that we could read.
      const Message* told = view_of_kind(view);
      if (told != nullptr) apply_changes(of_view, *told, *view_of_kind(*last_->mutable_view()));
    }
    update.Swap(last_.get());
  }
  update.DiscardUnknownFields();  // What we cannot read would be joined to that of the next update.
  keep(update);
  return true;
}

}  // namespace cardroom
