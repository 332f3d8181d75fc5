#include "common/protocol/table_delta.h"

#include <algorithm>
#include <google/protobuf/descriptor.h>
#include <google/protobuf/io/coded_stream.h>
#include <google/protobuf/message.h>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "common/protocol/written_message.h"

namespace cardroom {
namespace {

using google::protobuf::FieldDescriptor;
using google::protobuf::Message;
using google::protobuf::Reflection;
using google::protobuf::io::CodedInputStream;
using table::v1::Changes;
using table::v1::GameView;
using table::v1::TableUpdate;

void remove_first(Message& message, const FieldDescriptor* field, int count) {
  const Reflection& in = *message.GetReflection();
  const int rest = in.FieldSize(message, field) - count;
  for (int i = 0; i < rest; ++i)
    in.SwapElements(&message, field, i, i + count);
  for (int i = 0; i < count; ++i)
    in.RemoveLast(&message, field);
}

/// The content of a length-delimited field: its bytes without the number and the length.
std::string_view content(std::string_view bytes) {
  CodedInputStream in{reinterpret_cast<const std::uint8_t*>(bytes.data()), static_cast<int>(bytes.size())};
  int size = 0;
  in.ReadTag();
  in.ReadVarintSizeAsInt(&size);
  return bytes.substr(bytes.size() - static_cast<std::size_t>(size));
}

/// Whether a list that has grown still begins with its previous elements.
bool is_prefix(const FieldDescriptor* field, std::string_view before, std::string_view now) {
  return field->is_packed() ? content(now).starts_with(content(before)) : now.starts_with(before);
}

/// Removes from `message`, which is serialized as `now`, everything that `before` already contains. Returns how to
/// merge the two back together.
Changes take_changes(const WrittenMessage& before, const WrittenMessage& now, Message& message) {
  Changes changes;
  auto next = now.fields().begin();
  for (const WrittenMessage::Field& known : before.fields()) {
    while (next != now.fields().end() && next->number < known.number)
      ++next;
    const auto number = static_cast<std::uint32_t>(known.number);
    if (next == now.fields().end() || next->number != known.number) {
      changes.add_gone(number);
      continue;
    }
    const FieldDescriptor* field = message.GetDescriptor()->FindFieldByNumber(known.number);
    if (before.bytes(known) == now.bytes(*next)) {
      message.GetReflection()->ClearField(&message, field);
    } else if (next->size > known.size && is_prefix(field, before.bytes(known), now.bytes(*next))) {
      remove_first(message, field, known.size);
      changes.add_longer(number);
    }
  }
  return changes;
}

/// The inverse of take_changes(): brings `known` up to date.
void apply_changes(const Changes& changes, const Message& update, Message& known) {
  const Reflection& in = *known.GetReflection();
  const auto clear = [&](const FieldDescriptor* field) {
    if (field != nullptr) in.ClearField(&known, field);  // A newer server may have fields unknown to us.
  };
  for (const std::uint32_t number : changes.gone())
    clear(known.GetDescriptor()->FindFieldByNumber(static_cast<int>(number)));
  std::vector<const FieldDescriptor*> present;
  update.GetReflection()->ListFields(update, &present);
  for (const FieldDescriptor* field : present) {
    const auto& longer = changes.longer();
    if (std::ranges::find(longer, static_cast<std::uint32_t>(field->number())) == longer.end()) clear(field);
  }
  known.MergeFrom(update);
}

/// The game-specific view; null if there is none.
Message* view_of_kind(GameView& view) {
  static const auto* const game = GameView::descriptor()->FindOneofByName("game");
  const FieldDescriptor* kind = view.GetReflection()->GetOneofFieldDescriptor(view, game);
  return kind == nullptr ? nullptr : view.GetReflection()->MutableMessage(&view, kind);
}

}  // namespace

/// The last update without its events, and the game-specific view in it.
struct DeltaEncoder::Last {
  GameView::GameCase game = GameView::GAME_NOT_SET;
  WrittenMessage update, view;
};

DeltaEncoder::DeltaEncoder() = default;
DeltaEncoder::DeltaEncoder(DeltaEncoder&& other) noexcept = default;
DeltaEncoder& DeltaEncoder::operator=(DeltaEncoder&& other) noexcept = default;
DeltaEncoder::~DeltaEncoder() = default;

TableUpdate DeltaEncoder::encode(TableUpdate update) {
  google::protobuf::RepeatedPtrField<table::v1::GameEvent> events;
  events.Swap(update.mutable_events());  // Each event is sent once; events are not part of the table's state.
  const GameView::GameCase game = update.view().game_case();
  const bool is_first = !last_;
  if (is_first) last_ = std::make_unique<Last>();
  Last& last = *last_;
  const WrittenMessage update_before = std::exchange(last.update, WrittenMessage{update});
  constexpr int kId = TableUpdate::kTableIdFieldNumber;
  const bool same_table = !is_first && update_before.bytes(kId) == last.update.bytes(kId);
  const GameView::GameCase game_before = std::exchange(last.game, game);
  const bool same_view = same_table && game != GameView::GAME_NOT_SET && game == game_before;
  WrittenMessage view_before;
  if (game != GameView::GAME_NOT_SET)
    view_before = std::exchange(last.view, WrittenMessage{*view_of_kind(*update.mutable_view())});
  if (same_table) {
    GameView view;
    if (same_view) {
      view.Swap(update.mutable_view());
      *update.mutable_view_changes() = take_changes(view_before, last.view, *view_of_kind(view));
    }
    *update.mutable_changes() = take_changes(update_before, last.update, update);
    if (same_view) update.mutable_view()->Swap(&view);
  }
  events.Swap(update.mutable_events());
  return update;
}

bool DeltaDecoder::decode(TableUpdate& update) {
  if (update.has_changes()) {
    if (!last_) return false;
    Changes changes;
    Changes of_view;
    GameView view;
    const bool same_view = update.has_view_changes();
    changes.Swap(update.mutable_changes());
    of_view.Swap(update.mutable_view_changes());
    if (same_view) view.Swap(update.mutable_view());
    update.clear_changes();
    update.clear_view_changes();
    if (same_view) update.clear_view();
    apply_changes(changes, update, *last_);
    if (same_view) {
      if (view.game_case() != last_->view().game_case()) return false;
      // The view of an unknown game cannot be read.
      const Message* changed = view_of_kind(view);
      if (changed != nullptr) apply_changes(of_view, *changed, *view_of_kind(*last_->mutable_view()));
    }
    update.Swap(last_.get());
  }
  update.DiscardUnknownFields();  // Otherwise unknown fields would be merged with those of the next update.
  last_ = std::make_unique<TableUpdate>(update);
  last_->clear_events();
  return true;
}

}  // namespace cardroom
