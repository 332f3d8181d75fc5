#pragma once

#include <memory>

#include "cardroom/table/v1/table.pb.h"

namespace cardroom {

/// The sender's end of one connection: remembers the last update and reduces the next one to what has changed. A
/// connection neither loses nor reorders messages, so encoder and decoder always agree; a new connection has an empty
/// encoder, and therefore starts with a complete update. Works for any kind of game, because it only compares fields.
class DeltaEncoder {
 public:
  DeltaEncoder();
  DeltaEncoder(DeltaEncoder&& other) noexcept;
  DeltaEncoder& operator=(DeltaEncoder&& other) noexcept;
  ~DeltaEncoder();

  /// The changes since the last update, or the complete update if the last one was for another table. Precondition:
  /// `update` is complete.
  table::v1::TableUpdate encode(table::v1::TableUpdate update);

 private:
  struct Last;
  std::unique_ptr<Last> last_;  ///< Null before the first update, so an idle connection is small.
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
