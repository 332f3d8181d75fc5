#pragma once

#include <QString>
#include <QStringList>
#include <algorithm>
#include <cstdint>
#include <optional>

#include "cardroom/lobby/v1/lobby.pb.h"
#include "cardroom/table/v1/table.pb.h"
#include "client/models/table_setup.h"

namespace cardroom::window {

/// What TableSetup knows: the newest table, and where it is.
struct TableSetup::State {
  std::optional<table::v1::TableUpdate> update;
  SeatList* seats = nullptr;
  RuleList* rules = nullptr;
  /// What was asked for and is not there yet, so that the next change goes on from it.
  struct Wish {
    table::v1::GameRules rules;
    client::RequestTag tag{};
    bool granted = false;
  };
  std::optional<Wish> wish;
  QStringList watchers;
  lobby::v1::RemovedList removed;                    ///< By the owners, and not let back; as it was told last.
  std::optional<client::RequestTag> changesRemoved;  ///< What it is told anew after.
  QString invitation;
  QStringList addresses;
  bool ownServer = false;
  bool keepOpen = false;
  std::uint32_t lastRequest = 0;

  /// Ourselves, where we have a seat.
  const table::v1::Person* self() const {
    if (!update || !update->has_seat()) return nullptr;
    const auto& seat = update->seats(static_cast<int>(update->seat()));
    return seat.has_person() ? &seat.person() : nullptr;
  }
  /// No game is on.
  bool between() const { return update && update->phase() == table::v1::PHASE_GATHERING; }
  /// Only while there is a table.
  int openSeats() const {
    return static_cast<int>(std::ranges::count_if(update->seats(), [](const table::v1::Seat& seat) {
      return seat.occupant_case() == table::v1::Seat::OCCUPANT_NOT_SET;
    }));
  }
};

}  // namespace cardroom::window
