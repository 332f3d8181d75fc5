#pragma once

#include <string>
#include <string_view>

#include "common/base/expected.h"
#include "common/record/game_record.h"

/// Writes, reads and checks the file of a game's record (docs/record-format.md). Nothing here throws because of a
/// file's content. Thread-safe.
namespace cardroom {

/// A record, and what else its file says.
struct ReadRecord {
  GameRecord record{};
  RecordResult result{};  ///< As stated in the file.
  RecordSignature seal{};
  Digest sum{};  ///< Of all lines but the last.
};

/// Replays the game, and writes its file. If check_record() would refuse that file, returns the fault and signs
/// nothing.
Expected<std::string, RecordFault> make_record(const GameRecord& record, const RecordSigner& signer);

/// Reads the file. Every byte must be as make_record() writes it, though only the sum is checked for whatever follows
/// from the deals and the moves. Much faster than check_record(), and enough for a file that has passed it before.
Expected<ReadRecord, RecordFault> read_record(std::string_view file);

/// Reads the file, and checks everything: the sum and the signature, the commitments and keys of the deals, the
/// legality of every move, and every card, event, score and winner.
Expected<ReadRecord, RecordFault> check_record(std::string_view file);

/// SHA-256 of the key that signed the record, which clients pin.
KeyFingerprint fingerprint_of(const RecordSignature& seal);

/// The log of the kind's original program. Precondition: the record comes from a file that check_record() accepts.
std::string log_of_record(const GameRecord& record);

}  // namespace cardroom
