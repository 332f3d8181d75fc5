#pragma once

#include <openssl/types.h>
#include <string_view>

#include "common/protocol/key_fingerprint.h"

/// The transport below the frames, for both ends: TCP, and TLS 1.3 with this application protocol.
namespace cardroom {

/// The protocol that TLS negotiates (ALPN). A peer that does not offer or choose it is rejected.
inline constexpr std::string_view kAlpn = "cardroom/1";

/// The fingerprint of the key in a certificate. Precondition: the certificate has a key.
KeyFingerprint fingerprint_of(X509& certificate);

}  // namespace cardroom
