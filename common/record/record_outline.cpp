#include "common/record/record_outline.h"

#include <array>
#include <utility>

#include "common/record/record_lines.h"

namespace cardroom {
namespace {

using record_lines::Json;
using record_lines::kLineBytesMax;
using record_lines::Newer;
using record_lines::Wrong;

static_assert(kOutlineBytes > 2 * (kLineBytesMax + 1), "the longest last two lines, and the end of the line before");

Unexpected<RecordFault> refuse(RecordFault::Kind kind, std::string text) {
  return Unexpected<RecordFault>{{kind, 0, std::move(text)}};
}

std::string_view first_line(std::string_view begin) {
  const std::string_view line = begin.substr(0, begin.find('\n'));
  if (line.size() == begin.size()) throw Wrong{"the first line does not end"};
  return line;
}

/// The last two lines. Throws Wrong if these bytes do not contain both.
std::array<std::string_view, 2> last_lines(std::string_view end) {
  if (!end.ends_with('\n')) throw Wrong{"the file ends within a line"};
  std::array<std::string_view, 2> lines;
  for (std::string_view* line : {&lines[1], &lines[0]}) {
    end.remove_suffix(1);
    const std::size_t before = end.rfind('\n');
    // At least the first line of the file comes before these two.
    if (before == std::string_view::npos) throw Wrong{"lines are missing before it"};
    *line = end.substr(before + 1);
    end = end.substr(0, before + 1);
  }
  return lines;
}

}  // namespace

Expected<RecordOutline, RecordFault> read_outline(std::string_view begin, std::string_view end) {
  using enum RecordFault::Kind;
  if (!record_lines::begins_record(begin)) return refuse(not_a_record, "it is not the record of a game");
  try {
    Json options;
    RecordOutline outline{.header = record_lines::read_header(first_line(begin), options)};
    const auto [result, seal] = last_lines(end);
    Digest sum{};
    record_lines::read_seal(seal, sum);
    outline.result = record_lines::read_end(result, static_cast<std::uint8_t>(outline.header.seats.size()));
    return outline;
  } catch (const Wrong& fault) {
    return refuse(wrong, fault.what());
  } catch (const Newer& fault) {
    return refuse(newer, fault.what());
  }
}

}  // namespace cardroom
