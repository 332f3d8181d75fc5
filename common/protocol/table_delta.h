#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>

#include "cardroom/table/v1/table.pb.h"
#include "common/protocol/written_message.h"

namespace cardroom {

/// A complete update for one viewer of a table, serialized in parts. No field is in two parts. A value type; the shared
/// part is never changed.
struct ViewerUpdate {
  std::shared_ptr<const WrittenMessage> for_everybody;  ///< The fields that all viewers see alike. Never null.
  WrittenMessage own;                                   ///< This viewer's own fields, except for the following.
  WrittenMessage view;                                  ///< The game-specific view.
  int game = 0;                                         ///< The field number of the view in GameView; 0: there is none.
  std::uint32_t first_event = 0;
  std::uint32_t event_count = 0;
  std::string events;  ///< The list of events as a field of a TableUpdate.

  /// `seen_alone` has the viewer's own fields, except for those that the later parameters provide.
  ViewerUpdate(std::shared_ptr<const WrittenMessage> seen_by_everybody, const table::v1::TableUpdate& seen_alone,
               const table::v1::GameView& shown, std::uint32_t number_of_first,
               std::span<const table::v1::GameEvent> shown_events);
  /// The approximate size of the complete update, in bytes.
  std::size_t bytes() const {
    return for_everybody->bytes().size() + own.bytes().size() + view.bytes().size() + events.size();
  }
};

/// Replaces `newer` with an update that also has the events of `older`. Returns false if their events are not
/// consecutive, or are of different games or tables.
bool join(const ViewerUpdate& older, ViewerUpdate& newer);

/// The sender's end of one connection: remembers the last update and reduces the next one to what has changed. A
/// connection neither loses nor reorders messages, so encoder and decoder always agree; a new connection has an empty
/// encoder, and therefore starts with a complete update. Works for any kind of game, because it only compares fields.
class DeltaEncoder {
 public:
  /// A serialized TableUpdate: the changes since the last update, or the complete update if the last one was for
  /// another table. If it would exceed `bytes_max`, the oldest events are dropped; the client treats them like those of
  /// an earlier deal.
  std::string encode(ViewerUpdate update, std::size_t bytes_max);

  /// The same for a receiver that keeps no last update: always the complete update.
  static std::string encode_whole(ViewerUpdate update, std::size_t bytes_max);

 private:
  std::unique_ptr<ViewerUpdate> last_;  ///< Without its events. Null before the first update.
};

/// The receiver's end of one connection.
class DeltaDecoder {
 public:
  /// Restores the complete update. Returns false if it builds on an update that this connection never carried, which
  /// violates the protocol.
  bool decode(table::v1::TableUpdate& update);

 private:
  std::unique_ptr<table::v1::TableUpdate> last_;  ///< Without its events. Null before the first update.
};

}  // namespace cardroom
