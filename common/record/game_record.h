#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "cardroom/table/v1/table.pb.h"
#include "common/cards/deal_key.h"
#include "common/game/contract.h"
#include "common/protocol/key_fingerprint.h"

/// The record of a finished game: what its players chose and what its deals were made from. Cards, events, scores and
/// winners are not in it, because they follow from these: record_file.h writes them to the file and checks them there.
namespace cardroom {

/// The version of the format that is written. Files of a later version are refused.
inline constexpr std::uint32_t kRecordFormat = 1;

/// The extension of a record's file name.
inline constexpr const char* kRecordEnding = ".cardroom";

/// The largest file that is read, in bytes: several times the longest game of any kind.
inline constexpr std::size_t kRecordBytesMax = std::size_t{16} << 20;

/// Times in a record, in milliseconds: below 2^53, so that every JSON parser reads them exactly.
using RecordMs = std::uint64_t;
inline constexpr RecordMs kRecordMsMax = (RecordMs{1} << 53) - 1;

/// The player in a seat.
struct RecordedPlayer {
  std::string name{};            ///< UTF-8. Empty for a bot to which the table gives no name.
  std::optional<BotType> bot{};  ///< Empty: a person.
  bool operator==(const RecordedPlayer&) const = default;
};

/// Who made a move: the values of wire::Origin that occur in games with a fair deal. In a bot's seat, all moves are by
/// `bot`; in a person's seat, none are.
enum class Mover : std::uint8_t {
  person,        ///< The person in the seat.
  bot,           ///< The bot whose seat it is.
  bot_in_place,  ///< A bot that had taken over the person's seat.
  clock,         ///< A bot, for this move, because the person's time had run out.
};

struct RecordedMove {
  Seat seat{};
  Mover by{};
  RecordMs ms = 0;  ///< Since the deal; never less than that of the previous move.
  wire::GameMove move{};
};

/// A seat got another player during a game.
struct RecordedChange {
  std::uint32_t moves = 0;  ///< How many moves of the deal had been made; 0 also for a change before the deal.
  RecordMs ms = 0;          ///< Since the deal; between those of the previous and the next move.
  Seat seat{};
  RecordedPlayer player{};
};

/// An attempt to deal that was thrown away.
struct RecordedBurn {
  std::vector<DealPart> commitments{};  ///< The final list of parts, by seat, ascending.
  SeatSet missing{};                    ///< The seats in the list that did not open their parts; not empty.
};

/// A seat's part in a deal.
struct RecordedPart {
  Seat seat{};
  Digest commitment{};   ///< c, as it was in the final list of parts, L.
  DealSecret entropy{};  ///< e
};

struct RecordedDeal {
  std::uint64_t number = 0;            ///< Of the deal at its table, from 1; ascending.
  RecordMs ms = 0;                     ///< Since the beginning of the game; never less than that of the previous deal.
  std::vector<RecordedBurn> burned{};  ///< The attempts before the one that was dealt: 0, 1 ...
  Digest commitment{};                 ///< The server's, C.
  DealSecret secret{};                 ///< The server's part, s.
  std::vector<RecordedPart> parts{};   ///< By seat, ascending.
  std::vector<RecordedMove> moves{};   ///< All moves of the deal, in order.
  std::vector<RecordedChange> changes{};  ///< In order.
};

struct GameRecord {
  std::string program{};  ///< Which program made the record, with its version: "cardroom-server 1.0".
  std::string server{};   ///< The server's name.
  std::string table{};    ///< The table's name.
  std::array<std::byte, 16> table_id{};
  std::uint32_t game = 0;               ///< The number of the game at its table, from 1.
  std::string kind{};                   ///< The kind's id.
  std::uint32_t rules_version = 0;      ///< GameFacts::rules_version of the kind.
  wire::GameRules rules{};              ///< Without a value: the kind's defaults.
  std::vector<RecordedPlayer> seats{};  ///< By seat, when the game began.
  bool practice = false;                ///< The only person at the table could see all hands, and step back and forth.
  RecordMs began = 0;                   ///< Since 1970, UTC.
  RecordMs ended = 0;
  std::vector<RecordedDeal> deals{};

  /// T of the attempt that was dealt.
  DealId deal_id(const RecordedDeal& deal) const {
    return {.table = table_id, .deal = deal.number, .attempt = static_cast<std::uint32_t>(deal.burned.size())};
  }
};

/// What follows from the deals and moves of a record.
struct RecordResult {
  Scores scores{};  ///< By seat.
  SeatSet winners{};
};

/// Why a record is refused.
struct RecordFault {
  enum class Kind : std::uint8_t {
    not_a_record,  ///< The file is something else, or too large.
    newer,         ///< A later program wrote it: in a later format, or with rules or a kind of game unknown here.
    wrong,         ///< The record is inconsistent: it was changed, or the server is dishonest or broken.
  };
  Kind kind{};
  std::size_t line = 0;  ///< Of the file, from 1; 0: none in particular.
  std::string text{};    ///< What is wrong: one line, in English.

  /// "line 7: the move is against the rules".
  std::string one_line() const { return line == 0 ? text : "line " + std::to_string(line) + ": " + text; }
};

/// The server's signature over a record, which also vouches for the names and times in it.
struct RecordSignature {
  std::string key{};        ///< SubjectPublicKeyInfo, DER. Clients pin its SHA-256.
  std::string signature{};  ///< By that key, in the form of its type: for EC, an ECDSA-Sig-Value in DER, with SHA-256.
};

/// The server's key, for signing.
struct RecordSigner {
  std::string key{};  ///< As in RecordSignature.
  /// Signs a message. Its exceptions are not caught.
  std::function<std::string(const std::string& message)> sign{};
};

}  // namespace cardroom
