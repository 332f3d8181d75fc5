#pragma once

#include <memory>
#include <openssl/types.h>

#include "server/net/tls_key.h"

namespace cardroom::server {

/// The server's TLS settings: 1.3 only, `cardroom/1` (ALPN) only, no early data, no resumption, no buffers for idle
/// connections. Throws TlsKeyError if OpenSSL rejects them.
std::unique_ptr<SSL_CTX, TlsDeleter> make_tls_context(const TlsKey& key);

}  // namespace cardroom::server
