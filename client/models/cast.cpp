#include "client/models/cast.h"

#include <QCoreApplication>

#include "cardroom/table/v1/table.pb.h"
#include "client/models/game_model.h"
#include "client/models/line_lists.h"

namespace cardroom::window {
namespace {

/// One context for all of these strings, so that translators find them together.
struct Origins {
  Q_DECLARE_TR_FUNCTIONS(Origins)
};

}  // namespace

Cast Cast::at(const table::v1::GameEvent& event) const {
  Cast cast = *this;
  cast.standIn = {};
  const auto then = std::ranges::find_if(earlier, [&](const Earlier& one) { return &event - firstEvent < one.until; });
  if (then != earlier.end()) {
    cast.names = then->names;
    cast.you = then->you;
  }
  return cast;
}

Cast Cast::during(const table::v1::GameEvent& event) const {
  Cast cast = at(event);
  if (!event.has_mover() || static_cast<int>(event.mover()) >= cast.names.size()) return cast;
  StandIn other{.seat = static_cast<int>(event.mover())};
  const bool own = other.seat == cast.you;
  const QString person = cast.names.value(other.seat);
  switch (event.origin()) {
    case table::v1::ORIGIN_BOT_IN_PLACE:
      other.subject = own ? Origins::tr("A bot in your place", "subject of any sentence: ... plays the ten of hearts")
                          : Origins::tr("The bot for %1", "subject of any sentence").arg(person);
      break;
    case table::v1::ORIGIN_CLOCK:
      other.outOfTime = true;
      other.subject =
          own ? Origins::tr("Time ran out, so a bot in your place", "begins any sentence: ... plays the ten of hearts")
              : Origins::tr("Time ran out for %1, so a bot", "begins any sentence").arg(person);
      break;
    case table::v1::ORIGIN_SCRIPT:
      other.subject = own ? Origins::tr("Your script", "subject of any sentence; it stands in a file")
                          : Origins::tr("The script for %1", "subject of any sentence").arg(person);
      other.name = other.subject;
      break;
    default: return cast;
  }
  if (other.name.isEmpty())
    other.name = own ? Origins::tr("Bot for you", "who did it") : Origins::tr("Bot for %1", "who did it").arg(person);
  cast.standIn = other;
  return cast;
}

void Cast::sign(LogLine& line, int seat) const {
  line.who = isYou(seat) ? Origins::tr("You", "did it") : name(seat);
  if (seat != standIn.seat || !standIn.outOfTime) return;
  const QString late = Origins::tr("%1 (time ran out)", "what was done");
  line.text = late.arg(line.text);
  if (!line.justNow.isEmpty()) line.justNow = late.arg(line.justNow);
}

void Cast::sign(Happening& happening, int seat) const {
  happening.outOfTime = seat == you && seat == standIn.seat && standIn.outOfTime;
}

}  // namespace cardroom::window
