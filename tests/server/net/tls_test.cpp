// Goal: the server speaks only TLS 1.3 and cardroom/1, and keeps its key. How: an OpenSSL peer offers whatever the test
// specifies to the real shells, over a real socket.
#include <array>
#include <boost/asio/ssl.hpp>
#include <boost/asio/write.hpp>
#include <fstream>
#include <gtest/gtest.h>
#include <openssl/ssl.h>
#include <sys/stat.h>

#include "tests/server/net/loopback.h"

namespace cardroom::server {
namespace {

namespace asio = boost::asio;
using boost::system::error_code;

/// The result of a handshake with a peer made for the test.
struct Handshake {
  bool done = false;
  error_code error;
  std::string version;
  int tickets = 0;
  std::uint32_t early_data = 0;
};

Handshake shake(Loopback& loopback, const std::function<void(SSL_CTX*)>& prepare = [](SSL_CTX*) {}) {
  Peer peer{loopback, prepare};
  Handshake result;
  result.error = peer.shake_hands();
  if (!result.error) {
    // One byte in each direction: a TLS 1.3 client that is rejected learns so only after its own handshake is done.
    bool over = false;
    std::array<char, 1> echoed{};
    asio::async_write(peer.stream(), asio::buffer("x", 1), [](error_code, std::size_t) {});
    peer.stream().async_read_some(asio::buffer(echoed), [&](error_code error, std::size_t) {
      result.error = error;
      over = true;
    });
    EXPECT_TRUE(loopback.run_until([&] { return over; }));
  }
  result.done = !result.error;
  result.version = SSL_get_version(peer.stream().native_handle());
  if (const SSL_SESSION* session = SSL_get_session(peer.stream().native_handle())) {
    result.tickets = SSL_SESSION_has_ticket(session);
    result.early_data = SSL_SESSION_get_max_early_data(session);
  }
  return result;
}

TEST(Tls, SpeaksVersionOnePointThree) {
  Loopback loopback;
  const auto handshake = shake(loopback);
  EXPECT_TRUE(handshake.done) << handshake.error.message();
  EXPECT_EQ(handshake.version, "TLSv1.3");
}

TEST(Tls, RefusesVersionOnePointTwo) {
  Loopback loopback;
  const auto handshake =
      shake(loopback, [](SSL_CTX* context) { SSL_CTX_set_max_proto_version(context, TLS1_2_VERSION); });
  EXPECT_FALSE(handshake.done);
  EXPECT_EQ(loopback.count<ConnectionOpened>(), 0);
}

TEST(Tls, RefusesAnotherProtocol) {
  Loopback loopback;
  const auto handshake = shake(loopback, [](SSL_CTX* context) {
    static constexpr unsigned char kOther[] = "\x08http/1.1";
    SSL_CTX_set_alpn_protos(context, kOther, sizeof kOther - 1);
  });
  EXPECT_FALSE(handshake.done);
  EXPECT_EQ(loopback.count<ConnectionOpened>(), 0);
}

TEST(Tls, RefusesAPeerThatNamesNoProtocol) {
  Loopback loopback;
  const auto handshake = shake(loopback, [](SSL_CTX* context) { SSL_CTX_set_alpn_protos(context, nullptr, 0); });
  EXPECT_FALSE(handshake.done);
  EXPECT_EQ(loopback.count<ConnectionOpened>(), 0);
}

TEST(Tls, FindsOurProtocolAmongOthers) {
  Loopback loopback;
  const auto handshake = shake(loopback, [](SSL_CTX* context) {
    static constexpr unsigned char kBoth[] =
        "\x08http/1.1\x0a"
        "cardroom/1";
    SSL_CTX_set_alpn_protos(context, kBoth, sizeof kBoth - 1);
  });
  EXPECT_TRUE(handshake.done) << handshake.error.message();
}

TEST(Tls, OffersNeitherResumptionNorEarlyData) {
  Loopback loopback;
  const auto handshake = shake(loopback);
  EXPECT_TRUE(handshake.done);
  EXPECT_EQ(handshake.tickets, 0);
  EXPECT_EQ(handshake.early_data, 0U);
}

mode_t mode_of(const std::filesystem::path& file) {
  struct stat status{};
  EXPECT_EQ(::stat(file.c_str(), &status), 0);
  return status.st_mode & 0777U;
}

TEST(TlsKey, IsMadeAtTheFirstStartAndReadableByItsOwnerOnly) {
  const TemporaryDirectory directory;
  const auto home = directory.path() / "share" / "cardroom";
  load_or_make_tls_key(home);
  EXPECT_EQ(mode_of(home), 0700U);
  EXPECT_EQ(mode_of(home / "key.pem"), 0600U);
  EXPECT_EQ(mode_of(home / "certificate.pem"), 0600U);
}

TEST(TlsKey, IsTheSameAfterARestart) {
  const TemporaryDirectory directory;
  const auto first = load_or_make_tls_key(directory.path()).fingerprint;
  EXPECT_EQ(load_or_make_tls_key(directory.path()).fingerprint, first);
}

TEST(TlsKey, ANewCertificateKeepsTheFingerprint) {
  const TemporaryDirectory directory;
  const auto first = load_or_make_tls_key(directory.path()).fingerprint;
  std::filesystem::remove(directory.path() / "certificate.pem");
  EXPECT_EQ(load_or_make_tls_key(directory.path()).fingerprint, first);
}

TEST(TlsKey, DiffersBetweenServers) {
  const TemporaryDirectory one;
  const TemporaryDirectory other;
  EXPECT_NE(load_or_make_tls_key(one.path()).fingerprint, load_or_make_tls_key(other.path()).fingerprint);
}

TEST(TlsKey, IsRefusedIfOthersMayReadIt) {
  const TemporaryDirectory directory;
  load_or_make_tls_key(directory.path());
  ::chmod((directory.path() / "key.pem").c_str(), 0640);
  EXPECT_THROW(load_or_make_tls_key(directory.path()), TlsKeyError);
}

TEST(TlsKey, IsReportedInOneLineAndNotReplacedIfDamaged) {
  const TemporaryDirectory directory;
  load_or_make_tls_key(directory.path());
  const auto file = directory.path() / "key.pem";
  std::ofstream{file} << "nonsense\n";
  try {
    load_or_make_tls_key(directory.path());
    FAIL() << "accepted nonsense as a key";
  } catch (const TlsKeyError& error) {
    EXPECT_EQ(std::string{error.what()}, file.string() + ": is not a private key in PEM without a password");
  }
  std::string left;
  std::getline(std::ifstream{file}, left);
  EXPECT_EQ(left, "nonsense");
}

TEST(TlsKey, ACertificateOfAnotherKeyIsRefused) {
  const TemporaryDirectory one;
  const TemporaryDirectory other;
  load_or_make_tls_key(one.path());
  load_or_make_tls_key(other.path());
  std::filesystem::copy_file(other.path() / "certificate.pem", one.path() / "certificate.pem",
                             std::filesystem::copy_options::overwrite_existing);
  EXPECT_THROW(load_or_make_tls_key(one.path()), TlsKeyError);
}

}  // namespace
}  // namespace cardroom::server
