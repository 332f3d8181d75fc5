#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cardroom/table/v1/table.pb.h"
#include "common/base/expected.h"
#include "common/cards/card.h"
#include "common/cards/deal_key.h"
#include "common/cards/sha256.h"
#include "common/game/contract.h"

/// The check of a deal that is over: whether its secret and parts are those that everybody was committed to before, and
/// whether the cards, the other chances and the moves that follow from them are those that somebody has seen.
namespace cardroom {

/// What does not match.
enum class DealFault : std::uint8_t {
  malformed,             ///< A message of the deal lacks something.
  id_used,               ///< The deal's id is not greater than that of an earlier one.
  not_revealed,          ///< The deal, or the attempt, was followed by another without a word about it.
  commitment_changed,    ///< The server's commitment has changed.
  list_changed,          ///< The list of parts has changed after it was final.
  own_part_changed,      ///< The list has another commitment than this client's for its seat.
  secret_not_committed,  ///< The secret is not the one that the server was committed to.
  parts_not_listed,      ///< The parts are not those of the seats in the list.
  part_not_committed,    ///< A seat's part is not the one that it was committed to.
  move_refused,          ///< A move of the deal is against the rules.
  event_differs,         ///< A card or another event is not what follows from the deal and the moves.
  view_differs,          ///< The same of the table as a whole at some moment.
};

/// A fault with both values, as text: hexadecimal, or the number of an event.
struct DealMismatch {
  DealFault fault{};
  std::optional<Seat> seat{};  ///< Whose part it is.
  std::string told{};          ///< What the server has told.
  std::string found{};         ///< What it should be.
  bool operator==(const DealMismatch&) const = default;
};

/// The key of a deal, if its secret and parts are those that everybody was committed to.
Expected<DealKey, DealMismatch> key_of_deal(const wire::DealCommitted& committed, const wire::DealParties& parties,
                                            const wire::DealRevealed& revealed);

/// The digest of a message as it is compared: without fields that this program does not know.
Digest digest_of_message(const google::protobuf::Message& message);

/// Whose cards a viewer sees: those of one of these seats, as far as is known. None: a spectator.
using Eyes = std::set<Seat>;

/// The table as a viewer saw it at some moment.
struct SeenView {
  std::uint32_t events = 0;  ///< How many events of the game had happened.
  Eyes eyes{};
  Digest digest{};  ///< digest_of_message() of the view.
};

/// What one viewer has seen of a deal.
struct SeenDeal {
  Eyes eyes{};
  std::uint32_t first_event = 0;
  std::span<const wire::GameEvent> events;  ///< Without gaps from `first_event` on, up to the end of the deal.
  std::span<const SeenView> views;
};

/// Deals the cards from this key, and makes the moves. Precondition: the match is in Stage::deal.
std::optional<DealMismatch> replay_deal(Match& match, const DealKey& key, const wire::DealRevealed& revealed);

/// The same, and compares everything that was seen on the way.
std::optional<DealMismatch> check_deal(Match& match, const DealKey& key, const wire::DealRevealed& revealed,
                                       const SeenDeal& seen);

/// A card of a pack.
struct PackCard {
  Card card{};
  bool seen = false;  ///< The viewer was shown it.
  bool operator==(const PackCard&) const = default;
};

/// The whole pack that follows from this key, in dealing order, and which of it a viewer was shown until the last of
/// the moves; empty if there is none. Of equal cards, the first ones count as seen. `seat`: the viewer's; empty: a
/// spectator. Precondition: the match is in Stage::deal.
std::vector<PackCard> pack_of_deal(Match& match, const DealKey& key, const wire::DealRevealed& revealed,
                                   std::optional<Seat> seat);

}  // namespace cardroom
