#pragma once

#include <cstddef>
#include <memory>
#include <string>

#include "cardroom/table/v1/table.pb.h"
#include "common/protocol/written_message.h"

namespace cardroom {

/// A complete update for one viewer of a table: the fields that all its viewers see alike, serialized only once for all
/// of them, and this viewer's own fields. No field is in both.
struct ViewerUpdate {
  std::shared_ptr<const WrittenMessage> for_everybody;  ///< A TableUpdate without view and events. Never null.
  table::v1::TableUpdate own;
};

/// The sender's end of one connection: remembers the last update and reduces the next one to what has changed. A
/// connection neither loses nor reorders messages, so encoder and decoder always agree; a new connection has an empty
/// encoder, and therefore starts with a complete update. Works for any kind of game, because it only compares fields.
class DeltaEncoder {
 public:
  DeltaEncoder();
  DeltaEncoder(DeltaEncoder&& other) noexcept;
  DeltaEncoder& operator=(DeltaEncoder&& other) noexcept;
  ~DeltaEncoder();

  /// A serialized TableUpdate: the changes since the last update, or the complete update if the last one was for
  /// another table. If it would exceed `bytes_max`, the oldest events are dropped; the client treats them like those of
  /// an earlier deal.
  std::string encode(ViewerUpdate update, std::size_t bytes_max);

  /// The same for a receiver that keeps no last update: always the complete update.
  static std::string encode_whole(ViewerUpdate update, std::size_t bytes_max);

 private:
  struct State;
  std::unique_ptr<State> last_;  ///< Null before the first update, so an idle connection is small.
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
