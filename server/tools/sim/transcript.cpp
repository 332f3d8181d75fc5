#include "server/tools/sim/transcript.h"

#include <nlohmann/json.hpp>

namespace cardroom::sim {

using Json = nlohmann::ordered_json;

std::string transcript_text(const TranscriptHeader& header, const std::vector<TranscriptLine>& events,
                            const Scores& scores, SeatSet winners) {
  Json game{{"event", "game"},
            {"game", header.game},
            {"index", header.index},
            {"seats", header.seats},
            {"rules", Json::parse(header.rules)},
            {"source", header.source},
            {"seed", Json::parse(header.seed)},
            {"pack", Json::parse(header.pack)}};
  if (header.pack_of) game["pack_of"] = *header.pack_of;
  Json end{{"event", "end"}, {"scores", Json::array()}, {"winners", Json::array()}};
  for (Seat seat{}; seat.index < header.seats.size(); ++seat.index) {
    end["scores"].push_back(scores[seat.index]);
    if (winners.contains(seat)) end["winners"].push_back(seat.index);
  }
  std::string text = game.dump() + "\n";
  for (const TranscriptLine& event : events)
    text += event.text + "\n";
  return text + end.dump() + "\n";
}

}  // namespace cardroom::sim
