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

/// The check of a deal that is over: whether its secret and parts match the commitments made before it, and whether the
/// cards and events that follow from them and from the moves are those that a viewer has seen.
namespace cardroom {

/// What does not match.
enum class DealFault : std::uint8_t {
  malformed,             ///< A message of the deal lacks something.
  id_used,               ///< The deal's id is not greater than that of an earlier one.
  not_revealed,          ///< Another deal or attempt began, and this one was neither revealed nor declared burned.
  commitment_changed,    ///< The server's commitment has changed.
  list_changed,          ///< The list of parts changed after it was final.
  own_part_changed,      ///< The list has a commitment for this client's seat that is not its own.
  secret_not_committed,  ///< The secret is not the one that the server had committed to.
  parts_not_listed,      ///< The parts are not those of the seats in the list.
  part_not_committed,    ///< A seat's part is not the one that the seat had committed to.
  move_refused,          ///< A move of the deal is against the rules.
  event_differs,         ///< An event, such as a card dealt, does not follow from the deal and the moves.
  view_differs,          ///< The table, as shown at some moment, does not follow from the deal and the moves.
};

/// A fault with both values, as text: hexadecimal, or the number of an event.
struct DealMismatch {
  DealFault fault{};
  std::optional<Seat> seat{};  ///< The seat whose part or move it is, if any.
  std::string told{};          ///< What the server said.
  std::string found{};         ///< What it should be.
  bool operator==(const DealMismatch&) const = default;
};

/// The key of a deal, if its secret and parts match their commitments.
Expected<DealKey, DealMismatch> key_of_deal(const wire::DealCommitted& committed, const wire::DealParties& parties,
                                            const wire::DealRevealed& revealed);

/// The digest by which messages are compared: without fields that this program does not know.
Digest digest_of_message(const google::protobuf::Message& message);

/// The seat whose cards a viewer sees; several if it may be any one of them. Empty: a spectator.
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

/// Deals the cards from this key, and replays the moves. Precondition: the match is in Stage::deal.
std::optional<DealMismatch> replay_deal(Match& match, const DealKey& key, const wire::DealRevealed& revealed);

/// Does the same, and also compares everything that was seen during the deal.
std::optional<DealMismatch> check_deal(Match& match, const DealKey& key, const wire::DealRevealed& revealed,
                                       const SeenDeal& seen);

/// A card of a pack.
struct PackCard {
  Card card{};
  bool seen = false;  ///< It was shown to the viewer.
  bool operator==(const PackCard&) const = default;
};

/// The whole pack that follows from this key, in dealing order, and which of its cards a viewer was shown up to the
/// last move; empty if no cards are dealt. Of equal cards, the first ones count as seen. `seat`: the viewer's; empty: a
/// spectator. Precondition: the match is in Stage::deal.
std::vector<PackCard> pack_of_deal(Match& match, const DealKey& key, const wire::DealRevealed& revealed,
                                   std::optional<Seat> seat);

}  // namespace cardroom
