#include "server/net/tls_context.h"

#include <algorithm>
#include <openssl/ssl.h>
#include <string>

#include "common/protocol/transport.h"

namespace cardroom::server {
namespace {

/// Chooses our protocol from the client's list, or ends the handshake with the alert defined for this case.
int choose_protocol(SSL*, const unsigned char** chosen, unsigned char* chosen_size, const unsigned char* offered,
                    unsigned offered_size, void*) {
  // Each name in the list is preceded by its length in one byte; OpenSSL has checked that the names fill the list
  // exactly.
  for (unsigned at = 0; at < offered_size; at += 1U + offered[at]) {
    const std::string_view name{reinterpret_cast<const char*>(offered) + at + 1, offered[at]};
    if (name != kAlpn) continue;
    *chosen = offered + at + 1;
    *chosen_size = offered[at];
    return SSL_TLSEXT_ERR_OK;
  }
  return SSL_TLSEXT_ERR_ALERT_FATAL;
}

}  // namespace

std::unique_ptr<SSL_CTX, TlsDeleter> make_tls_context(const TlsKey& key) {
  std::unique_ptr<SSL_CTX, TlsDeleter> owner{SSL_CTX_new(TLS_server_method())};
  SSL_CTX* context = owner.get();
  if (context == nullptr || SSL_CTX_set_min_proto_version(context, TLS1_3_VERSION) != 1 ||
      SSL_CTX_use_certificate(context, key.certificate.get()) != 1 ||
      SSL_CTX_use_PrivateKey(context, key.key.get()) != 1 || SSL_CTX_set_num_tickets(context, 0) != 1 ||
      SSL_CTX_set_max_early_data(context, 0) != 1) {
    throw TlsKeyError{"TLS 1.3 cannot be set up with this OpenSSL"};
  }
  // A session is resumed by its token, one layer up; TLS resumption would only be a second way in.
  SSL_CTX_set_session_cache_mode(context, SSL_SESS_CACHE_OFF);
  SSL_CTX_set_options(context, SSL_OP_NO_TICKET | SSL_OP_NO_RENEGOTIATION | SSL_OP_NO_COMPRESSION);
  SSL_CTX_set_alpn_select_cb(context, choose_protocol, nullptr);
  // Releasing buffers keeps idle connections small. Writes may be partial and may continue from another address, since
  // the connection keeps the rest in its own string.
  SSL_CTX_set_mode(context,
                   SSL_MODE_RELEASE_BUFFERS | SSL_MODE_ENABLE_PARTIAL_WRITE | SSL_MODE_ACCEPT_MOVING_WRITE_BUFFER);
  // One read(2) per record, instead of one for the header and one for the body.
  SSL_CTX_set_read_ahead(context, 1);
  return owner;
}

}  // namespace cardroom::server
