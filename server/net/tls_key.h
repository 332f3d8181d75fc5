#pragma once

#include <filesystem>
#include <memory>
#include <openssl/types.h>
#include <stdexcept>

#include "common/protocol/key_fingerprint.h"
#include "common/record/game_record.h"

namespace cardroom::server {

struct TlsDeleter {
  void operator()(EVP_PKEY* key) const;
  void operator()(X509* certificate) const;
  void operator()(SSL_CTX* context) const;
  void operator()(SSL* connection) const;
};

/// The server's identity. Clients recognise it by the fingerprint of its key alone.
struct TlsKey {
  std::unique_ptr<EVP_PKEY, TlsDeleter> key;
  std::unique_ptr<X509, TlsDeleter> certificate;
  KeyFingerprint fingerprint{};
};

/// The key cannot be read, created or saved; what() is one line that names the file and the reason.
class TlsKeyError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

/// Reads `key.pem` and `certificate.pem` in the directory. Creates what is missing: the directory (mode 0700), an EC
/// P-256 key, a self-signed certificate; files have mode 0600. Two servers that start at the same time end up with the
/// same key. Throws TlsKeyError, including when other users may read the key.
TlsKey load_or_make_tls_key(const std::filesystem::path& directory);

/// A signer of game records that uses this key, which must outlive it. Throws TlsKeyError, as does the signer itself.
RecordSigner signer_of(const TlsKey& key);

}  // namespace cardroom::server
