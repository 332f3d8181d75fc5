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

/// What is to be sent of one field.
struct Piece {
  int number = 0;
  std::string_view bytes;
  bool framed = true;  ///< `bytes` begins with the field's number; otherwise number and length have to be added.
};

/// What an update says of one message, as compared with the same message in the last update.
struct Difference {
  std::vector<Piece> pieces;
  std::vector<std::uint32_t> gone, longer;  ///< As in Changes.
};

/// Adds a field that was set before and still is, unless it is unchanged.
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

/// Brings `known` up to date with an update that contains the changes alone.
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

/// Removes the oldest events until they are `bytes` shorter, or none is left. Returns how many were removed.
int drop_oldest(google::protobuf::RepeatedPtrField<table::v1::GameEvent>& events, std::size_t bytes) {
  constexpr std::size_t kAroundAnEvent = 3;  // At least its field's number and its length.
  int dropped = 0;
  for (std::size_t less = 0; less < bytes && dropped < events.size(); ++dropped)
    less += events.Get(dropped).ByteSizeLong() + kAroundAnEvent;
  events.DeleteSubrange(0, dropped);
  return dropped;
}

/// The game-specific view; null if there is none.
Message* view_of_kind(GameView& view) {
  static const auto* const game = GameView::descriptor()->FindOneofByName("game");
  const FieldDescriptor* kind = view.GetReflection()->GetOneofFieldDescriptor(view, game);
  return kind == nullptr ? nullptr : view.GetReflection()->MutableMessage(&view, kind);
}

}  // namespace

/// A complete update, serialized, without its events: each event is sent once; events are not part of the table's
/// state.
struct DeltaEncoder::State {
  std::shared_ptr<const WrittenMessage> for_everybody;
  WrittenMessage own;  ///< Without a game's view.
  GameView::GameCase game = GameView::GAME_NOT_SET;
  WrittenMessage view;  ///< The game-specific view.

  std::string_view table_id() const { return for_everybody->bytes(TableUpdate::kTableIdFieldNumber); }
  std::string write(const State* before, std::string_view events) const;
  static std::pair<State, std::string> written(ViewerUpdate update, const State* before, std::size_t bytes_max);
};

/// The update as a message that builds on `before`, if it was for the same table.
std::string DeltaEncoder::State::write(const State* before, std::string_view events) const {
  static const WrittenMessage nothing;
  const bool same_table = before != nullptr && before->table_id() == table_id();
  const bool same_view = same_table && game != GameView::GAME_NOT_SET && game == before->game;
  Difference update;
  add_changes(same_table ? *before->for_everybody : nothing, *for_everybody, update);
  add_changes(same_table ? before->own : nothing, own, update);
  Difference of_view;
  add_changes(same_view ? before->view : nothing, view, of_view);
  std::string content_of_view;
  if (game != GameView::GAME_NOT_SET) {
    const std::string changed = joined(of_view.pieces);
    append(content_of_view, {.number = game, .bytes = changed, .framed = false});
    update.pieces.push_back({.number = TableUpdate::kViewFieldNumber, .bytes = content_of_view, .framed = false});
  } else if (same_table && before->game != GameView::GAME_NOT_SET) {
    update.gone.push_back(TableUpdate::kViewFieldNumber);
  }
  if (!events.empty()) update.pieces.push_back({.number = TableUpdate::kEventsFieldNumber, .bytes = events});
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

std::pair<DeltaEncoder::State, std::string> DeltaEncoder::State::written(ViewerUpdate update, const State* before,
                                                                         std::size_t bytes_max) {
  TableUpdate& own = update.own;
  TableUpdate events;
  events.mutable_events()->Swap(own.mutable_events());
  State now{.for_everybody = std::move(update.for_everybody), .own = {}, .game = own.view().game_case(), .view = {}};
  if (now.game != GameView::GAME_NOT_SET) {
    const std::unique_ptr<GameView> view{own.release_view()};
    now.view = WrittenMessage{*view_of_kind(*view)};
  }
  now.own = WrittenMessage{own};
  std::string bytes = now.write(before, events.SerializeAsString());
  if (bytes.size() > bytes_max) {
    const int dropped = drop_oldest(*events.mutable_events(), bytes.size() - bytes_max);
    own.set_first_event(own.first_event() + static_cast<std::uint32_t>(dropped));
    now.own = WrittenMessage{own};
    bytes = now.write(before, events.SerializeAsString());
  }
  return {std::move(now), std::move(bytes)};
}

DeltaEncoder::DeltaEncoder() = default;
DeltaEncoder::DeltaEncoder(DeltaEncoder&& other) noexcept = default;
DeltaEncoder& DeltaEncoder::operator=(DeltaEncoder&& other) noexcept = default;
DeltaEncoder::~DeltaEncoder() = default;

std::string DeltaEncoder::encode(ViewerUpdate update, std::size_t bytes_max) {
  auto [now, bytes] = State::written(std::move(update), last_.get(), bytes_max);
  if (last_ == nullptr) last_ = std::make_unique<State>();
  *last_ = std::move(now);
  return std::move(bytes);
}

std::string DeltaEncoder::encode_whole(ViewerUpdate update, std::size_t bytes_max) {
  return State::written(std::move(update), nullptr, bytes_max).second;
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
