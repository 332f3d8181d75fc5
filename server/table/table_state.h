#pragma once

#include <cstdint>
#include <optional>

#include "server/table/decisions.h"
#include "server/table/evening.h"
#include "server/table/play.h"
#include "server/table/recorded_members.h"
#include "server/table/seating.h"
#include "server/table/settings.h"
#include "server/table/table_step.h"

namespace cardroom::server {

/// The recorded state of a table: everything that determines how it continues. A replay leads to the same state.
struct TableState {
  TableState(const TableId& id, const MakeMatch& make_match, TableStep& step)
      : seating{step},
        decisions{settings, seating, step},
        play{id, make_match, settings, seating, decisions, evening, step} {}

  Settings settings;
  std::optional<bool> animate;
  std::uint64_t version = 0;
  bool ended = false;
  Seating seating;
  Decisions decisions;
  Evening evening;
  Play play;

  CARDROOM_RECORDED(TableState, (), settings, animate, version, ended, seating, decisions, evening, play)
};

}  // namespace cardroom::server
