#include "common/record/record_seal.h"

#include <memory>
#include <openssl/evp.h>
#include <openssl/x509.h>
#include <span>

#include "common/protocol/deal_wire.h"

namespace cardroom {
namespace {

struct Free {
  void operator()(EVP_PKEY* key) const { EVP_PKEY_free(key); }
  void operator()(EVP_MD_CTX* context) const { EVP_MD_CTX_free(context); }
};

const unsigned char* bytes_of(const std::string& text) {
  return reinterpret_cast<const unsigned char*>(text.data());
}

/// A key that has been read, kept because reading one takes longer than verifying a signature.
struct KnownKey {
  std::string der;
  std::unique_ptr<EVP_PKEY, Free> key;
};

EVP_PKEY* read_key(const std::string& der) {
  thread_local KnownKey last;
  if (last.key == nullptr || last.der != der) {
    const unsigned char* begin = bytes_of(der);
    last.key.reset(d2i_PUBKEY(nullptr, &begin, static_cast<long>(der.size())));
    last.der = der;
    if (begin != bytes_of(der) + der.size()) last.key.reset();  // More than a key.
  }
  return last.key.get();
}

/// Whether keys of this type sign the message itself, so that no digest may be chosen for them.
bool has_own_digest(const EVP_PKEY* key) {
  return EVP_PKEY_is_a(key, "ED25519") == 1 || EVP_PKEY_is_a(key, "ED448") == 1;
}

}  // namespace

std::string signed_message(const Digest& sum, const std::string& key) {
  return "cardroom/record/v1" + wire_bytes(sum) + wire_bytes(sha256(std::as_bytes(std::span{key})));
}

bool is_signed(const RecordSignature& seal, const Digest& sum) {
  const std::string message = signed_message(sum, seal.key);
  EVP_PKEY* const key = read_key(seal.key);
  if (key == nullptr) return false;
  const std::unique_ptr<EVP_MD_CTX, Free> context{EVP_MD_CTX_new()};
  const EVP_MD* const digest = has_own_digest(key) ? nullptr : EVP_sha256();
  return context != nullptr && EVP_DigestVerifyInit(context.get(), nullptr, digest, nullptr, key) == 1 &&
         EVP_DigestVerify(context.get(), bytes_of(seal.signature), seal.signature.size(), bytes_of(message),
                          message.size()) == 1;
}

}  // namespace cardroom
