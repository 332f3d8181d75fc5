#pragma once

#include <openssl/types.h>
#include <string_view>

#include "common/protocol/key_fingerprint.h"

/// The protocols that both ends use below the frames: TCP, TLS 1.3 and this.
namespace cardroom {

/// The protocol that TLS negotiates (ALPN). A peer that does not offer or choose it is rejected.
inline constexpr std::string_view kAlpn = "cardroom/1";

/// The fingerprint of the key in a certificate. Precondition: the certificate has one.
KeyFingerprint fingerprint_of(X509& certificate);

}  // namespace cardroom
