#include "server/tools/sim/transcript.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace cardroom::sim {

std::string transcript_text(const TranscriptHeader& header, const std::vector<std::string>& events,
                            const Scores& scores, SeatSet winners) {
  std::vector<std::int16_t> points;
  std::vector<int> seats;
  for (Seat seat{}; seat.index < header.seats.size(); ++seat.index) {
    points.push_back(scores[seat.index]);
    if (winners.contains(seat)) seats.push_back(seat.index);
  }
  std::string text = fmt::format(
      R"({{"event":"game","game":"{}","index":{},"seats":["{}"],"rules":{},"source":"{}","seed":{},"pack":{})",
      header.game, header.index, fmt::join(header.seats, "\",\""), header.rules, header.source, header.seed,
      header.pack);
  if (header.pack_of) text += fmt::format(R"(,"pack_of":{})", *header.pack_of);
  text += "}\n";
  for (const std::string& event : events)
    text += event + "\n";
  text +=
      fmt::format(R"({{"event":"end","scores":[{}],"winners":[{}]}})", fmt::join(points, ","), fmt::join(seats, ","));
  return text + "\n";
}

}  // namespace cardroom::sim
