#pragma once

#include <memory>

#include "cardroom/table/v1/table.pb.h"

namespace cardroom {

/// What a client says in Hello (`features`), and the server in Welcome, if updates may tell only what has changed.
inline constexpr const char* kFeatureChanges = "changes";

/// For who sends: the table as one connection was told it last, so that an update need not say again what both ends
/// know. A connection loses nothing and changes no order, so this always agrees with the KnownTable at the other end; a
/// new connection begins with an empty one, and so with a whole update. Any kind of game; it looks at fields only.
class ToldTable {
 public:
  ToldTable();
  ToldTable(ToldTable&& other) noexcept;
  ToldTable& operator=(ToldTable&& other) noexcept;
  ~ToldTable();

  /// Only what has changed, and whole where nothing was told of this table yet. Precondition: whole.
  table::v1::TableUpdate changes_in(table::v1::TableUpdate update);

 private:
  struct Last;
  std::unique_ptr<Last> last_;  ///< None: nothing was told yet, so an idle connection is small.
};

/// For who receives: the table as this connection told it last.
class KnownTable {
 public:
  /// Makes what changes_in() left of an update whole again. False: it cannot be, since it goes on from what was never
  /// told; nobody who keeps to the protocol sends such a thing.
  bool complete(table::v1::TableUpdate& update);

 private:
  std::unique_ptr<table::v1::TableUpdate> last_;  ///< Without its events. None: nothing was told yet.
};

}  // namespace cardroom
