#pragma once

#include <memory>
#include <openssl/types.h>

#include "server/net/tls_key.h"

namespace cardroom::server {

/// How the server speaks TLS: 1.3 only, `cardroom/1` (ALPN) only, no early data, no resumption; and so that an idle
/// connection keeps no buffers. Throws TlsKeyError if OpenSSL will not have it so.
std::unique_ptr<SSL_CTX, TlsDeleter> make_tls_context(const TlsKey& key);

}  // namespace cardroom::server
