#pragma once

#include <memory>

#include "cardroom/table/v1/table.pb.h"

namespace cardroom {

/// The feature in Hello and Welcome (`features`): updates may hold only what has changed.
inline constexpr const char* kFeatureChanges = "changes";

/// The sender's end of one connection: remembers the last update and reduces the next one to what has changed. A
/// connection loses and reorders nothing, so encoder and decoder always agree; a new connection begins with an empty
/// encoder, and so with a whole update. Works for any kind of game: it looks at fields only.
class DeltaEncoder {
 public:
  DeltaEncoder();
  DeltaEncoder(DeltaEncoder&& other) noexcept;
  DeltaEncoder& operator=(DeltaEncoder&& other) noexcept;
  ~DeltaEncoder();

  /// What has changed since the last update; all of it if that was of another table. Precondition: the update is whole.
  table::v1::TableUpdate encode(table::v1::TableUpdate update);

 private:
  struct Last;
  std::unique_ptr<Last> last_;  ///< Null before the first update, so an idle connection is small.
};

/// The receiver's end of one connection.
class DeltaDecoder {
 public:
  /// Makes an encoded update whole again. False if the update continues from one that this connection never brought,
  /// which violates the protocol.
  bool decode(table::v1::TableUpdate& update);

 private:
  std::unique_ptr<table::v1::TableUpdate> last_;  ///< Without its events. Null before the first update.
};

}  // namespace cardroom
