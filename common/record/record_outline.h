#pragma once

#include <cstddef>
#include <string_view>

#include "common/base/expected.h"
#include "common/record/game_record.h"

/// What a list of games shows of a record, without reading the rest: for lists of thousands of files. Nothing here
/// throws for what a file has. Thread-safe.
namespace cardroom {

/// The header of a record, and its result.
struct RecordOutline {
  GameRecord header{};  ///< Without its deals, and without the values of its rules.
  RecordResult result{};
};

/// More bytes than these of the beginning and of the end of a file are not looked at.
inline constexpr std::size_t kOutlineBytes = std::size_t{33} << 10;

/// Reads the first line and the last two. `begin` and `end` are the file's first and last bytes, at least kOutlineBytes
/// of each, or the whole file.
///
/// These three lines have to be written as a record has them, and scores and winners to be of its seats. Nothing else
/// is checked: neither the sum and the signature, nor the rules' options and version, nor any line between them, nor
/// whether the result follows from the moves. So the kind may be one that this program does not know, and a record with
/// an outline may be refused by read_record(). Who took a seat later than at the beginning is not in an outline.
Expected<RecordOutline, RecordFault> read_outline(std::string_view begin, std::string_view end);

}  // namespace cardroom
