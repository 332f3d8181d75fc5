#include <algorithm>
#include <string>
#include <string_view>

#include "common/classic/classic_card.h"
#include "common/classic/classic_players.h"
#include "common/games/pinochle/classic/pinochle_classic.h"

namespace cardroom::pinochle {
namespace {

constexpr std::size_t kNamedMost = kHand;  ///< The most cards that one key may name.

Complaint read_own_player(Settings& settings, std::size_t seat, std::string_view value) {
  return read_player(settings, seat, value == "computer" ? "random" : value,
                     settings.is_auto ? "" : "no person can sit here; name a bot, or let the scripts be played");
}

Complaint read_first_bidder(Settings& settings, std::string_view value) {
  if (value != "computer" && value != "human" && value != "random") return "not computer, human or random";
  settings.first_bidder = Seat{static_cast<std::uint8_t>(value == "computer" ? 0 : 1)};
  return std::nullopt;
}

Complaint read_bids(std::vector<std::int32_t>& bids, std::string_view value) {
  for (const std::string_view element : list_elements(value)) {
    const auto bid = whole_number(element);
    // Only the first number may be a first bid.
    const bool later = !bids.empty();
    if (!bid || *bid < 0 || (later && *bid != 0 && *bid != kBidStep && *bid != 2 * kBidStep))
      return "no raise, such as 10, 20 or 0: " + one_line(element);
    bids.push_back(*bid);
  }
  return std::nullopt;
}

Complaint read_trump(Settings& settings, std::string_view value) {
  const auto suit = text::kSuits.find(value);
  if (value.size() != 1 || suit == std::string_view::npos) return "no suit: S, H, D or C";
  settings.trump = static_cast<Suit>(suit);
  return std::nullopt;
}

Complaint read_cards(std::vector<Card>& cards, std::string_view value) {
  for (const std::string_view element : list_elements(value)) {
    const auto card = parse_classic_card(element);
    if (!card || !kKinds.contains(*card)) return "no card of this game: " + one_line(element);
    if (cards.size() == kNamedMost) return "more than " + std::to_string(kNamedMost) + " cards";
    cards.push_back(*card);
  }
  return std::nullopt;
}

/// Reads cards with a fixed initial position; each kind may occur at most twice in the file.
Complaint read_named_cards(Settings& settings, std::vector<Card>& cards, std::string_view value) {
  if (Complaint complaint = read_cards(cards, value)) return complaint;
  for (const Card card : cards) {
    if (settings.named.both().contains(card)) return "both " + classic_card_text(card) + " are dealt already";
    settings.named.insert(card);
  }
  return std::nullopt;
}

/// Reads cards from the stock; without cut-throat they are never drawn, so it does not matter if they are named
/// elsewhere too.
Complaint read_extra_cards(Settings& settings, std::vector<Card>& cards, std::string_view value) {
  return settings.rules.cutthroat ? read_named_cards(settings, cards, value) : read_cards(cards, value);
}

Complaint read_kept_cards(std::vector<Card>& cards, std::string_view value) {
  if (Complaint complaint = read_cards(cards, value)) return complaint;
  if (!cards.empty() && cards.size() != kHand) return "not " + std::to_string(kHand) + " cards";
  return std::nullopt;
}

/// Adds one key for each seat, read by `read(settings, seat, value)`.
void add_for_each_seat(std::vector<PropertyKey<Settings>>& keys, std::string_view name, std::string_view usual,
                       auto read) {
  for (std::size_t seat = 0; seat < kSeats; ++seat) {
    keys.push_back({player_key(seat, name), std::string{usual},
                    [=](Settings& settings, std::string_view value) { return read(settings, seat, value); }});
  }
}

std::vector<PropertyKey<Settings>> make_keys() {
  std::vector<PropertyKey<Settings>> keys{{"isAuto", "false", into(&Settings::is_auto, truth_value)}};
  for (std::size_t seat = 0; seat < kSeats; ++seat) {
    keys.push_back(
        {.name = player_key(seat),
         .usual = seat == 0 ? "computer" : "human",
         .read = [=](Settings& settings, std::string_view value) { return read_own_player(settings, seat, value); },
         .unnamed = seat_without_key(seat)});
  }
  const auto truth = [](bool& member, std::string_view value) -> Complaint {
    const auto read = truth_value(value);
    if (!read) return read.error();
    member = *read;
    return std::nullopt;
  };
  keys.push_back({"melds.additional", "false",
                  [=](Settings& settings, std::string_view value) { return truth(settings.rules.additional, value); }});
  add_for_each_seat(keys, ".smartbids", "false", [=](Settings& settings, std::size_t seat, std::string_view value) {
    return truth(settings.smart_bids[seat], value);
  });
  keys.push_back({"mode.cutthroat", "false",
                  [=](Settings& settings, std::string_view value) { return truth(settings.rules.cutthroat, value); }});
  keys.push_back({"mode.smarttrick", "false", into(&Settings::smart_tricks, truth_value)});
  keys.push_back({"players.bid_first", "random", read_first_bidder});
  add_for_each_seat(keys, ".bids", "", [](Settings& settings, std::size_t seat, std::string_view value) {
    return read_bids(settings.bids[seat], value);
  });
  keys.push_back({"players.trump", "C", read_trump});
  add_for_each_seat(keys, ".initialcards", "", [](Settings& settings, std::size_t seat, std::string_view value) {
    return read_named_cards(settings, settings.dealt[seat], value);
  });
  add_for_each_seat(keys, ".extra_cards", "", [](Settings& settings, std::size_t seat, std::string_view value) {
    return read_extra_cards(settings, settings.extra[seat], value);
  });
  add_for_each_seat(keys, ".final_cards", "", [](Settings& settings, std::size_t seat, std::string_view value) {
    return read_kept_cards(settings.kept[seat], value);
  });
  add_for_each_seat(keys, ".cardsPlayed", "", [](Settings& settings, std::size_t seat, std::string_view value) {
    return read_cards(settings.played[seat], value);
  });
  keys.push_back({"seed", "30008", into(&Settings::seed, whole_number)});
  keys.push_back({"thinkingTime", "200", into(&Settings::thinking_time_ms, milliseconds)});
  keys.push_back({"delayTime", "50", into(&Settings::delay_time_ms, milliseconds)});
  return keys;
}

}  // namespace

const std::vector<PropertyKey<Settings>>& Classic::keys() {
  static const std::vector<PropertyKey<Settings>> keys = make_keys();
  return keys;
}

}  // namespace cardroom::pinochle
