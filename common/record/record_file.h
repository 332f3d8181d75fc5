#pragma once

#include <string>
#include <string_view>

#include "common/base/expected.h"
#include "common/record/game_record.h"

/// The file of a game's record (docs/record-format.md): written, read, checked. Nothing here throws for what a file
/// has. Thread-safe.
namespace cardroom {

/// A record, and what its file says beside it.
struct ReadRecord {
  GameRecord record{};
  RecordResult result{};  ///< As the file has it.
  RecordSignature seal{};
  Digest sum{};  ///< Of all lines but the last.
};

/// Plays the game, and writes its file. A fault means that check_record() would refuse the file: nothing is signed.
Expected<std::string, RecordFault> make_record(const GameRecord& record, const RecordSigner& signer);

/// Reads the file, of which every byte has to be as make_record() writes it, except for what follows from the deals and
/// the moves: only its sum is checked. Much faster than check_record(), and enough for a file that passed it before.
Expected<ReadRecord, RecordFault> read_record(std::string_view file);

/// Reads the file, and checks everything: the sum and the signature, the commitments and keys of the deals, every move
/// by the rules, and every card, event, score and winner.
Expected<ReadRecord, RecordFault> check_record(std::string_view file);

/// SHA-256 of the key that signed the record, which clients pin.
KeyFingerprint fingerprint_of(const RecordSignature& seal);

/// The log of the kind's original program. Precondition: the record is that of a file that check_record() accepts.
std::string log_of_record(const GameRecord& record);

}  // namespace cardroom
