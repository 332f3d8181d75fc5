#include "common/protocol/table_delta.h"

#include <algorithm>
#include <cstdint>
#include <google/protobuf/descriptor.h>
#include <google/protobuf/io/coded_stream.h>
#include <google/protobuf/message.h>
#include <limits>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace cardroom {
namespace {

using google::protobuf::FieldDescriptor;
using google::protobuf::Message;
using google::protobuf::Reflection;
using google::protobuf::io::CodedInputStream;
using table::v1::Changes;
using table::v1::GameView;
using table::v1::TableUpdate;

/// The content of a length-delimited field: its bytes without the number and the length.
std::string_view content(std::string_view bytes) {
  CodedInputStream in{reinterpret_cast<const std::uint8_t*>(bytes.data()), static_cast<int>(bytes.size())};
  int size = 0;
  in.ReadTag();
  in.ReadVarintSizeAsInt(&size);
  return bytes.substr(bytes.size() - static_cast<std::size_t>(size));
}

/// The bytes to send for one field: all of it, or the new elements of a list.
struct Piece {
  int number = 0;
  std::string_view bytes;
  bool framed = true;  ///< `bytes` begins with the field's number; otherwise number and length have to be added.
};

/// The differences between a message and its predecessor in the last update.
struct Difference {
  Difference() { pieces.reserve(kPiecesUsually); }

  static constexpr std::size_t kPiecesUsually = 16;
  std::vector<Piece> pieces;
  std::vector<std::uint32_t> gone, longer;  ///< As in Changes.
};

/// Adds a field that was set before and is still set, unless its value is the same.
void add_changed(int number, WrittenMessage::Form form, std::string_view before, std::string_view now,
                 Difference& difference) {
  if (before == now) return;
  using enum WrittenMessage::Form;
  const bool packed = form == packed_list;
  if (packed) {
    before = content(before);
    now = content(now);
  }
  const bool is_longer = form != single && now.starts_with(before);
  if (is_longer) {
    now.remove_prefix(before.size());
    difference.longer.push_back(static_cast<std::uint32_t>(number));
  }
  difference.pieces.push_back({.number = number, .bytes = now, .framed = !packed});
}

/// Adds everything in `now` that `before` does not already contain.
void add_changes(const WrittenMessage& before, const WrittenMessage& now, Difference& difference) {
  auto known = before.fields().begin();
  const auto add_gone = [&](int below) {
    for (; known != before.fields().end() && known->number < below; ++known)
      difference.gone.push_back(static_cast<std::uint32_t>(known->number));
  };
  for (const WrittenMessage::Field& field : now.fields()) {
    add_gone(field.number);
    if (known == before.fields().end() || known->number != field.number) {
      difference.pieces.push_back({.number = field.number, .bytes = now.bytes(field)});
    } else {
      add_changed(field.number, field.form, before.bytes(*known), now.bytes(field), difference);
      ++known;
    }
  }
  add_gone(std::numeric_limits<int>::max());
}

void append(std::string& out, const Piece& piece) {
  if (!piece.framed) return append_field(out, piece.number, piece.bytes);
  out += piece.bytes;
}

std::string joined(const std::vector<Piece>& pieces) {
  std::string out;
  std::size_t bytes = 0;
  constexpr std::size_t kHead = 5;  // At most: two bytes for the number, and a length under 64 KiB.
  for (const Piece& piece : pieces)
    bytes += piece.bytes.size() + kHead;
  out.reserve(bytes);
  for (const Piece& piece : pieces)
    append(out, piece);
  return out;
}

/// Serialized Changes.
std::string written_changes(std::vector<std::uint32_t> gone, std::vector<std::uint32_t> longer) {
  if (gone.empty() && longer.empty()) return {};
  std::ranges::sort(gone);
  std::ranges::sort(longer);
  Changes changes;
  changes.mutable_gone()->Assign(gone.begin(), gone.end());
  changes.mutable_longer()->Assign(longer.begin(), longer.end());
  return changes.SerializeAsString();
}

/// Brings `known` up to date with an update that contains only the changes.
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

/// Drops the oldest events, as many as it takes to save at least `bytes`.
void drop_oldest(ViewerUpdate& update, std::size_t bytes) {
  CodedInputStream in{reinterpret_cast<const std::uint8_t*>(update.events.data()),
                      static_cast<int>(update.events.size())};
  std::uint32_t dropped = 0;
  for (; static_cast<std::size_t>(in.CurrentPosition()) < bytes && dropped < update.event_count; ++dropped) {
    int size = 0;
    in.ReadTag();
    in.ReadVarintSizeAsInt(&size);
    in.Skip(size);
  }
  update.events.erase(0, static_cast<std::size_t>(in.CurrentPosition()));
  update.event_count -= dropped;
  update.first_event += dropped;
}

/// The field with the game-specific view; null if there is none.
const FieldDescriptor* kind_of(const GameView& view) {
  static const auto* const game = GameView::descriptor()->FindOneofByName("game");
  return view.GetReflection()->GetOneofFieldDescriptor(view, game);
}

/// The game-specific view; null if there is none.
Message* view_of_kind(GameView& view) {
  const FieldDescriptor* const kind = kind_of(view);
  return kind == nullptr ? nullptr : view.GetReflection()->MutableMessage(&view, kind);
}

/// The update as a TableUpdate that builds on `before`, if it was for the same table. `before` may be null.
std::string write(const ViewerUpdate& now, const ViewerUpdate* before) {
  static const WrittenMessage nothing;
  constexpr int kId = TableUpdate::kTableIdFieldNumber;
  const bool same_table = before != nullptr && before->for_everybody->bytes(kId) == now.for_everybody->bytes(kId);
  const bool same_view = same_table && now.game != 0 && now.game == before->game;
  Difference update;
  add_changes(same_table ? *before->for_everybody : nothing, *now.for_everybody, update);
  add_changes(same_table ? before->own : nothing, now.own, update);
  std::string first_event;
  if (const std::uint32_t first_before = same_table ? before->first_event : 0; now.first_event != first_before) {
    constexpr int kNumber = TableUpdate::kFirstEventFieldNumber;
    if (now.first_event == 0) {
      update.gone.push_back(kNumber);
    } else {
      append_field(first_event, kNumber, now.first_event);
      update.pieces.push_back({.number = kNumber, .bytes = first_event});
    }
  }
  Difference of_view;
  add_changes(same_view ? before->view : nothing, now.view, of_view);
  std::string view;
  if (now.game != 0) {
    append_field(view, now.game, joined(of_view.pieces));
    update.pieces.push_back({.number = TableUpdate::kViewFieldNumber, .bytes = view, .framed = false});
  } else if (same_table && before->game != 0) {
    update.gone.push_back(TableUpdate::kViewFieldNumber);
  }
  if (!now.events.empty()) update.pieces.push_back({.number = TableUpdate::kEventsFieldNumber, .bytes = now.events});
  const std::string changes = written_changes(std::move(update.gone), std::move(update.longer));
  const std::string view_changes = written_changes(std::move(of_view.gone), std::move(of_view.longer));
  if (same_table) {
    update.pieces.push_back({.number = TableUpdate::kChangesFieldNumber, .bytes = changes, .framed = false});
  }
  if (same_view) {
    update.pieces.push_back({.number = TableUpdate::kViewChangesFieldNumber, .bytes = view_changes, .framed = false});
  }
  std::ranges::sort(update.pieces, {}, &Piece::number);
  return joined(update.pieces);
}

/// The same; if it would exceed `bytes_max`, the oldest events are dropped.
std::string write_within(std::size_t bytes_max, ViewerUpdate& now, const ViewerUpdate* before) {
  std::string bytes = write(now, before);
  if (bytes.size() <= bytes_max) return bytes;
  constexpr std::size_t kNumberOfFirst = 6;  // At most this many bytes are added if it was not sent before.
  drop_oldest(now, bytes.size() - bytes_max + kNumberOfFirst);
  return write(now, before);
}

}  // namespace

ViewerUpdate::ViewerUpdate(std::shared_ptr<const WrittenMessage> seen_by_everybody, const TableUpdate& seen_alone,
                           const GameView& shown, std::uint32_t number_of_first,
                           std::span<const table::v1::GameEvent> shown_events)
    : for_everybody{std::move(seen_by_everybody)},
      own{seen_alone},
      first_event{number_of_first},
      event_count{static_cast<std::uint32_t>(shown_events.size())} {
  if (const FieldDescriptor* const kind = kind_of(shown)) {
    game = kind->number();
    view = WrittenMessage{shown.GetReflection()->GetMessage(shown, kind)};
  }
  for (const table::v1::GameEvent& event : shown_events)
    append_field(events, TableUpdate::kEventsFieldNumber, event.SerializeAsString());
}

bool join(const ViewerUpdate& older, ViewerUpdate& newer) {
  for (const int field : {TableUpdate::kTableIdFieldNumber, TableUpdate::kGameNumberFieldNumber}) {
    if (older.for_everybody->bytes(field) != newer.for_everybody->bytes(field)) return false;
  }
  if (newer.first_event != older.first_event + older.event_count) return false;
  newer.first_event = older.first_event;
  newer.event_count += older.event_count;
  newer.events.insert(0, older.events);
  return true;
}

std::string DeltaEncoder::encode(ViewerUpdate update, std::size_t bytes_max) {
  std::string bytes = write_within(bytes_max, update, last_.get());
  // Each event is sent once: events are not part of the table's state. Their memory is released, too.
  std::string{}.swap(update.events);
  if (last_ == nullptr) {
    last_ = std::make_unique<ViewerUpdate>(std::move(update));
  } else {
    *last_ = std::move(update);
  }
  return bytes;
}

std::string DeltaEncoder::encode_whole(ViewerUpdate update, std::size_t bytes_max) {
  return write_within(bytes_max, update, nullptr);
}

bool DeltaDecoder::decode(TableUpdate& update) {
  update.DiscardUnknownFields();  // Otherwise they would be merged with those of the next update.
  google::protobuf::RepeatedPtrField<table::v1::GameEvent> events;
  events.Swap(update.mutable_events());
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
  if (!last_) last_ = std::make_unique<TableUpdate>();
  *last_ = update;
  events.Swap(update.mutable_events());
  return true;
}

}  // namespace cardroom
