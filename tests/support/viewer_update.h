#pragma once

#include <gtest/gtest.h>
#include <limits>
#include <memory>
#include <string>
#include <vector>

#include "common/protocol/table_delta.h"

/// Updates for viewers, as the messages that a client receives.
namespace cardroom::testing {

inline table::v1::TableUpdate whole(const ViewerUpdate& update) {
  table::v1::TableUpdate read;
  EXPECT_TRUE(read.ParseFromString(DeltaEncoder::encode_whole(update, std::numeric_limits<std::size_t>::max())));
  return read;
}

/// Separates the fields that are the same for everybody from the viewer's own.
inline ViewerUpdate divided(table::v1::TableUpdate update) {
  using table::v1::TableUpdate;
  const table::v1::GameView view = update.view();
  const std::vector<table::v1::GameEvent> events{update.events().begin(), update.events().end()};
  const std::uint32_t first_event = update.first_event();
  update.clear_view();
  update.clear_events();
  update.clear_first_event();
  TableUpdate own = update;
  for (int i = 0; i < TableUpdate::descriptor()->field_count(); ++i) {
    const auto* const field = TableUpdate::descriptor()->field(i);
    const bool is_own =
        field->number() == TableUpdate::kSeatFieldNumber || field->number() == TableUpdate::kNextSeatFieldNumber ||
        field->number() == TableUpdate::kWaitingPlaceFieldNumber || field->number() == TableUpdate::kOwnerFieldNumber ||
        field->number() == TableUpdate::kDecisionFieldNumber || field->number() == TableUpdate::kLegalMovesFieldNumber;
    TableUpdate::GetReflection()->ClearField(is_own ? &update : &own, field);
  }
  return {std::make_shared<const WrittenMessage>(update), own, view, first_event, events};
}

/// What the encoder sends, as the receiver reads it.
inline table::v1::TableUpdate encoded(DeltaEncoder& encoder, const table::v1::TableUpdate& update) {
  table::v1::TableUpdate read;
  EXPECT_TRUE(read.ParseFromString(encoder.encode(divided(update), std::numeric_limits<std::size_t>::max())));
  return read;
}

}  // namespace cardroom::testing
