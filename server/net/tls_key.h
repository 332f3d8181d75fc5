#pragma once

#include <filesystem>
#include <memory>
#include <openssl/types.h>
#include <stdexcept>

#include "common/protocol/key_fingerprint.h"

namespace cardroom::server {

struct TlsDeleter {
  void operator()(EVP_PKEY* key) const;
  void operator()(X509* certificate) const;
  void operator()(SSL_CTX* context) const;
  void operator()(SSL* connection) const;
};

/// The server's identity. Clients know it by the fingerprint of the key alone.
struct TlsKey {
  std::unique_ptr<EVP_PKEY, TlsDeleter> key;
  std::unique_ptr<X509, TlsDeleter> certificate;
  KeyFingerprint fingerprint{};
};

/// The key cannot be read, made or kept; the text is one line that says which file and why.
class TlsKeyError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

/// Reads `key.pem` and `certificate.pem` in the directory. What is missing is made: the directory (mode 0700), an EC
/// P-256 key, a certificate that the key has signed for itself; files have mode 0600. Two servers that start at the
/// same time end up with the same key. Throws TlsKeyError: also for a key that others may read, since it is no secret
/// then.
TlsKey load_or_make_tls_key(const std::filesystem::path& directory);

}  // namespace cardroom::server
