#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "common/record/game_record.h"
#include "common/record/record_lines.h"

/// The replay of a record's game with the functions of its kind. From it comes everything that is in a record's file
/// but not in the record itself.
namespace cardroom {

struct PlayedRecord {
  std::vector<std::string> lines{};  ///< Of the file, without the last one; up to the fault, if there is one.
  std::optional<RecordFault> fault{};
  RecordResult result{};
};

/// Replays the record, and checks everything that can be checked without its file.
PlayedRecord play_record(const GameRecord& record);

/// The log of the kind's original program. Precondition: play_record() finds no fault.
std::string log_of_played(const GameRecord& record);

/// The rules of a kind with these options. Throws Wrong, or Newer for an unknown kind.
wire::GameRules read_rules(std::string_view kind, const record_lines::Json& options);

/// The move in an event's line. Throws like read_rules().
RecordedMove read_move(std::string_view kind, std::string_view line);

}  // namespace cardroom
