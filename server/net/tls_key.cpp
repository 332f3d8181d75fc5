#include "server/net/tls_key.h"

#include <array>
#include <cerrno>
#include <fcntl.h>
#include <openssl/bio.h>
#include <openssl/ec.h>
#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/pem.h>
#include <openssl/rand.h>
#include <openssl/ssl.h>
#include <openssl/x509.h>
#include <optional>
#include <string>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>

#include "common/protocol/transport.h"
#include "server/whole_file.h"

namespace cardroom::server {

void TlsDeleter::operator()(EVP_PKEY* key) const {
  EVP_PKEY_free(key);
}
void TlsDeleter::operator()(X509* certificate) const {
  X509_free(certificate);
}
void TlsDeleter::operator()(SSL_CTX* context) const {
  SSL_CTX_free(context);
}
void TlsDeleter::operator()(SSL* connection) const {
  SSL_free(connection);
}

namespace {

namespace fs = std::filesystem;
using Key = std::unique_ptr<EVP_PKEY, TlsDeleter>;
using Certificate = std::unique_ptr<X509, TlsDeleter>;
using Memory = std::unique_ptr<BIO, decltype(&BIO_free_all)>;

[[noreturn]] void fail(const fs::path& file, const std::string& why) {
  throw TlsKeyError{file.string() + ": " + why};
}

std::string reason_of(int error) {
  return std::generic_category().message(error);
}

void must(bool holds, const char* what) {
  if (!holds) throw TlsKeyError{std::string{"cannot make a TLS key: "} + what};
}

/// The largest key or certificate that is read, in bytes; a long chain with comments is smaller.
constexpr std::size_t kPemBytesMax = std::size_t{1} << 20;

/// The text of the file; empty if there is no such file.
std::optional<std::string> read_private(const fs::path& file) {
  const int descriptor = ::open(file.c_str(), O_RDONLY | O_CLOEXEC);
  if (descriptor < 0) {
    if (errno == ENOENT) return std::nullopt;
    fail(file, reason_of(errno));
  }
  struct stat status{};
  std::string text;
  const int error = ::fstat(descriptor, &status) != 0 ? errno : read_whole(descriptor, text, kPemBytesMax);
  ::close(descriptor);
  if (error != 0) fail(file, reason_of(error));
  if ((status.st_mode & 077U) != 0) fail(file, "others may read or write it; put it right with chmod 600");
  if (text.empty()) fail(file, "is empty");
  return text;
}

/// Writes the whole file or nothing, and never replaces a file: the second of two processes uses the first one's file.
void create_private(const fs::path& file, const std::string& text) {
  std::string temporary = file.string() + ".XXXXXX";
  const int descriptor = ::mkostemp(temporary.data(), O_CLOEXEC);  // mode 0600
  if (descriptor < 0) fail(file, reason_of(errno));
  int error = write_whole(descriptor, text);
  if (error == 0 && ::fsync(descriptor) != 0) error = errno;
  ::close(descriptor);
  if (error == 0 && ::link(temporary.c_str(), file.c_str()) != 0) error = errno;
  ::unlink(temporary.c_str());
  if (error != 0 && error != EEXIST) fail(file, reason_of(error));
}

Memory reader_of(const std::string& text) {
  return {BIO_new_mem_buf(text.data(), static_cast<int>(text.size())), &BIO_free_all};
}

std::string text_of(const Memory& memory) {
  char* data = nullptr;
  const auto size = BIO_get_mem_data(memory.get(), &data);
  return {data, static_cast<std::size_t>(size)};
}

std::string make_key_text() {
  const Key key{EVP_EC_gen("P-256")};
  must(key != nullptr, "no P-256");
  const Memory out{BIO_new(BIO_s_mem()), &BIO_free_all};
  must(PEM_write_bio_PrivateKey(out.get(), key.get(), nullptr, nullptr, 0, nullptr, nullptr) == 1, "no PEM");
  return text_of(out);
}

/// The name is the same for every server and the certificate does not expire, because clients check only the key. The
/// expiry date is the one that RFC 5280 defines for "no well-defined expiration date".
std::string make_certificate_text(EVP_PKEY* key) {
  const Certificate certificate{X509_new()};
  must(certificate != nullptr, "no memory");
  X509* it = certificate.get();
  std::array<unsigned char, 16> serial{};
  must(RAND_bytes(serial.data(), serial.size()) == 1, "no randomness");
  serial[0] = static_cast<unsigned char>((serial[0] & 0x7FU) | 0x40U);  // positive, and of full length
  const std::unique_ptr<BIGNUM, decltype(&BN_free)> number{BN_bin2bn(serial.data(), serial.size(), nullptr), &BN_free};
  X509_NAME* name = X509_get_subject_name(it);
  must(X509_set_version(it, X509_VERSION_3) == 1 && number != nullptr &&
           BN_to_ASN1_INTEGER(number.get(), X509_get_serialNumber(it)) != nullptr &&
           ASN1_TIME_set_string(X509_getm_notBefore(it), "20200101000000Z") == 1 &&
           ASN1_TIME_set_string(X509_getm_notAfter(it), "99991231235959Z") == 1 && X509_set_pubkey(it, key) == 1 &&
           X509_NAME_add_entry_by_txt(name, "CN", MBSTRING_ASC, reinterpret_cast<const unsigned char*>("cardroom"), -1,
                                      -1, 0) == 1 &&
           X509_set_issuer_name(it, name) == 1 && X509_sign(it, key, EVP_sha256()) > 0,
       "no certificate");
  const Memory out{BIO_new(BIO_s_mem()), &BIO_free_all};
  must(PEM_write_bio_X509(out.get(), it) == 1, "no PEM");
  return text_of(out);
}

/// The file's text. A missing file is created first.
template <class Make>
std::string read_or_create(const fs::path& file, Make make) {
  if (auto text = read_private(file)) return *std::move(text);
  create_private(file, make());
  auto text = read_private(file);
  if (!text) fail(file, "has vanished");
  return *std::move(text);
}

}  // namespace

TlsKey load_or_make_tls_key(const fs::path& directory) {
  std::error_code error;
  const bool made = fs::create_directories(directory, error);
  if (!error && made) fs::permissions(directory, fs::perms::owner_all, error);
  if (error) fail(directory, error.message());
  const fs::path key_file = directory / "key.pem";
  const fs::path certificate_file = directory / "certificate.pem";

  TlsKey result;
  const std::string key_text = read_or_create(key_file, make_key_text);
  // By default OpenSSL would ask the terminal for the password of an encrypted key.
  const auto no_password = [](char*, int, int, void*) { return -1; };
  result.key.reset(PEM_read_bio_PrivateKey(reader_of(key_text).get(), nullptr, no_password, nullptr));
  if (result.key == nullptr) fail(key_file, "is not a private key in PEM without a password");
  const std::string certificate_text =
      read_or_create(certificate_file, [&] { return make_certificate_text(result.key.get()); });
  result.certificate.reset(PEM_read_bio_X509(reader_of(certificate_text).get(), nullptr, nullptr, nullptr));
  if (result.certificate == nullptr) fail(certificate_file, "is not a certificate in PEM");
  if (X509_check_private_key(result.certificate.get(), result.key.get()) != 1) {
    fail(certificate_file, "belongs to a different key than key.pem; remove it, and it is created anew");
  }
  result.fingerprint = fingerprint_of(*result.certificate);
  return result;
}

RecordSigner signer_of(const TlsKey& key) {
  unsigned char* der = nullptr;
  const int der_bytes = i2d_PUBKEY(key.key.get(), &der);
  if (der_bytes <= 0) throw TlsKeyError{"the public key cannot be written"};
  RecordSigner signer{.key = {reinterpret_cast<const char*>(der), static_cast<std::size_t>(der_bytes)}};
  OPENSSL_free(der);
  signer.sign = [&key](const std::string& message) {
    const std::unique_ptr<EVP_MD_CTX, decltype(&EVP_MD_CTX_free)> signing{EVP_MD_CTX_new(), &EVP_MD_CTX_free};
    const auto* const bytes = reinterpret_cast<const unsigned char*>(message.data());
    // Ed25519 has a hash of its own.
    const EVP_MD* const hash = EVP_PKEY_get_base_id(key.key.get()) == EVP_PKEY_ED25519 ? nullptr : EVP_sha256();
    std::size_t size = 0;
    if (signing == nullptr || EVP_DigestSignInit(signing.get(), nullptr, hash, nullptr, key.key.get()) != 1 ||
        EVP_DigestSign(signing.get(), nullptr, &size, bytes, message.size()) != 1)
      throw TlsKeyError{"the key cannot sign"};
    std::string signature(size, '\0');
    if (EVP_DigestSign(signing.get(), reinterpret_cast<unsigned char*>(signature.data()), &size, bytes,
                       message.size()) != 1)
      throw TlsKeyError{"the key cannot sign"};
    signature.resize(size);
    return signature;
  };
  return signer;
}

}  // namespace cardroom::server
