#pragma once

#include <string>

#include "common/cards/sha256.h"
#include "common/record/game_record.h"

/// The last line of a record: the sum of the other lines, and the server's signature.
namespace cardroom {

/// What is signed: "cardroom/record/v1" || sum || SHA-256 of the key. The key is included because it can be
/// encoded in several ways, and clients pin one of them.
std::string signed_message(const Digest& sum, const std::string& key);

/// Whether this key has signed the sum. False for a key that cannot be read.
bool is_signed(const RecordSignature& seal, const Digest& sum);

}  // namespace cardroom
