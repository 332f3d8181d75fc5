#pragma once

#include <cstddef>
#include <string_view>

#include "common/base/expected.h"
#include "common/record/game_record.h"

/// What a list of games shows about a record, without reading the rest: for lists of thousands of files. Nothing here
/// throws because of a file's content. Thread-safe.
namespace cardroom {

/// The header of a record, and its result.
struct RecordOutline {
  GameRecord header{};  ///< Without its deals, and without the values of its rules.
  RecordResult result{};
};

/// At most this many bytes are read at the beginning and at the end of a file.
inline constexpr std::size_t kOutlineBytes = std::size_t{33} << 10;

/// Reads the first line and the last two. `begin` and `end` are the file's first and last bytes, at least kOutlineBytes
/// of each, or the whole file.
///
/// These three lines must be written as in a record, and scores and winners must match its seats. Nothing else is
/// checked: neither the sum and the signature, nor the rules' options and version, nor any line in between, nor whether
/// the result follows from the moves. So the kind may be one that this program does not know, and read_record() may
/// refuse a record that has an outline. Players who took a seat during the game are not in an outline.
Expected<RecordOutline, RecordFault> read_outline(std::string_view begin, std::string_view end);

}  // namespace cardroom
