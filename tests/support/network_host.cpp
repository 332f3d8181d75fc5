#include "tests/support/network_host.h"

#include <boost/asio/ip/tcp.hpp>
#include <cerrno>
#include <cstdlib>
#include <gtest/gtest.h>
#include <sched.h>
#include <system_error>
#include <unistd.h>

namespace cardroom {
namespace {

using boost::asio::ip::tcp;

/// A wire carries data only some time after both ends are up; anything sent earlier is lost, but TCP retransmits it.
void wait_until_it_carries(NetworkHost& one, NetworkHost& other, const std::string& other_address) {
  const tcp::acceptor there =
      other.run([&] { return tcp::acceptor{other.io(), {boost::asio::ip::make_address(other_address), 0}}; });
  one.run([&] {
    boost::system::error_code error;
    tcp::socket{one.io()}.connect(there.local_endpoint(), error);
    EXPECT_FALSE(error) << other_address << ": " << error.message();
  });
}

}  // namespace

NetworkHost::NetworkHost() {
  std::promise<std::string> made;
  thread_ = std::thread{[this, &made] {
    thread_id_ = ::gettid();
    if (::unshare(CLONE_NEWNET) != 0) {
      return made.set_value("no network namespace: " + std::generic_category().message(errno));
    }
    if (std::system("ip link set lo up 2>/dev/null") != 0) return made.set_value("no network namespace: no program ip");
    made.set_value({});
    io_.run();
  }};
  missing_ = made.get_future().get();
}

NetworkHost::~NetworkHost() {
  io_.stop();
  thread_.join();
}

void NetworkHost::command(const std::string& command) {
  run([&] { EXPECT_EQ(std::system(command.c_str()), 0) << command; });
}

void NetworkHost::connect(NetworkHost& one, const std::string& address, NetworkHost& other,
                          const std::string& other_address, const std::string& interface) {
  one.command("ip link add " + interface + " type veth peer name " + interface + " netns " +
              std::to_string(other.thread_id_));
  const auto bring_up = [&](NetworkHost& host, const std::string& own) {
    host.command("ip address add " + own + "/24 broadcast + dev " + interface + " && ip link set " + interface + " up");
  };
  bring_up(one, address);
  bring_up(other, other_address);
  wait_until_it_carries(one, other, other_address);
}

void NetworkHost::set_up(const std::string& interface, bool up) {
  command("ip link set " + interface + (up ? " up" : " down"));
}

void NetworkHost::cut(const std::string& interface) {
  command("ip link delete " + interface);
}

}  // namespace cardroom
