#pragma once

#include <gtest/gtest.h>
#include <initializer_list>
#include <limits>
#include <memory>
#include <string>
#include <utility>

#include "common/protocol/table_delta.h"

/// Updates for viewers as messages, as a client has them.
namespace cardroom::testing {

inline table::v1::TableUpdate whole(const ViewerUpdate& update) {
  table::v1::TableUpdate all = update.own;
  EXPECT_TRUE(all.MergeFromString(std::string{update.for_everybody->bytes()}));
  return all;
}

/// The fields that everybody sees alike are separated from the viewer's own.
inline ViewerUpdate divided(table::v1::TableUpdate update) {
  using table::v1::TableUpdate;
  TableUpdate for_everybody = update;
  const auto clear = [](TableUpdate& from, bool own) {
    for (int i = 0; i < TableUpdate::descriptor()->field_count(); ++i) {
      const auto* const field = TableUpdate::descriptor()->field(i);
      bool is_own = false;
      for (const int number :
           {TableUpdate::kSeatFieldNumber, TableUpdate::kNextSeatFieldNumber, TableUpdate::kWaitingPlaceFieldNumber,
            TableUpdate::kOwnerFieldNumber, TableUpdate::kViewFieldNumber, TableUpdate::kDecisionFieldNumber,
            TableUpdate::kLegalMovesFieldNumber, TableUpdate::kFirstEventFieldNumber, TableUpdate::kEventsFieldNumber})
        is_own = is_own || field->number() == number;
      if (is_own == own) TableUpdate::GetReflection()->ClearField(&from, field);
    }
  };
  clear(for_everybody, /*own=*/true);
  clear(update, /*own=*/false);
  return {std::make_shared<const WrittenMessage>(for_everybody), std::move(update)};
}

/// What the encoder sends, as the receiver reads it.
inline table::v1::TableUpdate encoded(DeltaEncoder& encoder, const table::v1::TableUpdate& update) {
  table::v1::TableUpdate read;
  EXPECT_TRUE(read.ParseFromString(encoder.encode(divided(update), std::numeric_limits<std::size_t>::max())));
  return read;
}

}  // namespace cardroom::testing
