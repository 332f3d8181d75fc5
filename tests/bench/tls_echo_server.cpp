// A baseline for deploy/bench: a server that only echoes every byte, with Asio, TLS 1.3 and our key and settings.
// Prints its port and runs until it is killed.
#include <array>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/ssl.hpp>
#include <cstdio>
#include <memory>
#include <openssl/ssl.h>
#include <utility>

#include "server/net/tls_context.h"

namespace {

namespace asio = boost::asio;
using asio::ip::tcp;
using boost::system::error_code;

class Echo : public std::enable_shared_from_this<Echo> {
 public:
  Echo(tcp::socket socket, asio::ssl::context& tls) : stream_{std::move(socket), tls} {}

  void start() {
    stream_.lowest_layer().set_option(tcp::no_delay{true});
    stream_.async_handshake(asio::ssl::stream_base::server, [self = shared_from_this()](error_code error) {
      if (!error) self->read();
    });
  }

 private:
  void read() {
    stream_.async_read_some(asio::buffer(bytes_), [self = shared_from_this()](error_code error, std::size_t size) {
      if (!error) self->write(size);
    });
  }

  void write(std::size_t size) {
    asio::async_write(stream_, asio::buffer(bytes_, size), [self = shared_from_this()](error_code error, std::size_t) {
      if (!error) self->read();
    });
  }

  asio::ssl::stream<tcp::socket> stream_;
  std::array<char, 4096> bytes_{};
};

void accept(tcp::acceptor& acceptor, asio::ssl::context& tls) {
  acceptor.async_accept([&](error_code error, tcp::socket socket) {
    if (!error) std::make_shared<Echo>(std::move(socket), tls)->start();
    accept(acceptor, tls);
  });
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 2) return 2;
  const auto key = cardroom::server::load_or_make_tls_key(argv[1]);
  asio::ssl::context tls{cardroom::server::make_tls_context(key).release()};
  asio::io_context io{1};
  tcp::acceptor acceptor{io, tcp::endpoint{asio::ip::address_v4::loopback(), 0}};
  std::printf("port=%d\n", static_cast<int>(acceptor.local_endpoint().port()));
  std::fflush(stdout);
  accept(acceptor, tls);
  io.run();
}
