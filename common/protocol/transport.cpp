#include "common/protocol/transport.h"

#include <openssl/evp.h>
#include <openssl/x509.h>

#include "common/base/check.h"

namespace cardroom {

KeyFingerprint fingerprint_of(X509& certificate) {
  unsigned char* spki = nullptr;  // DER, allocated by OpenSSL
  const int size = i2d_X509_PUBKEY(X509_get_X509_PUBKEY(&certificate), &spki);
  check(size > 0, "a certificate has a key");
  KeyFingerprint fingerprint{};
  const int hashed = EVP_Digest(spki, static_cast<std::size_t>(size),
                                reinterpret_cast<unsigned char*>(fingerprint.data()), nullptr, EVP_sha256(), nullptr);
  OPENSSL_free(spki);
  check(hashed == 1, "SHA-256 is available");
  return fingerprint;
}

}  // namespace cardroom
