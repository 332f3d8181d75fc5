// Goal: programs on one network find each other. How: the real shells of both sides on separate hosts (network
// namespaces with wires between them), each on its own thread, in real time; skipped where hosts cannot be created.
#include <array>
#include <boost/asio/ip/multicast.hpp>
#include <boost/asio/ip/udp.hpp>
#include <chrono>
#include <future>
#include <gtest/gtest.h>
#include <memory>
#include <optional>

#include "client/terminal/lan_browser.h"
#include "server/net/beacon.h"
#include "tests/support/network_host.h"
#include "tests/support/patience.h"

namespace cardroom {
namespace {

using boost::asio::ip::udp;
using client::LanServer;
using namespace std::chrono_literals;

lan::Announcement announcement(const std::string& name, std::uint32_t open_tables) {
  lan::Announcement said{.name = name, .port = 7400, .protocol_min = 1, .protocol_max = 1, .open_tables = open_tables};
  said.key.fill(std::byte{0x5A});
  said.server_id.fill(static_cast<std::byte>(name.front()));
  return said;
}

/// The next datagram that the socket receives, decoded.
std::optional<lan::Beacon> receive_one(boost::asio::io_context& io, udp::socket& socket) {
  std::array<char, lan::kDatagramBytesMax> datagram{};
  udp::endpoint from;
  std::optional<lan::Beacon> heard;
  socket.async_receive_from(boost::asio::buffer(datagram), from, [&](boost::system::error_code, std::size_t size) {
    heard = lan::decode({datagram.data(), size});
  });
  io.run_for(kPatience);
  return heard;
}

/// A server on a host, reduced to its beacon.
class Announcing {
 public:
  Announcing(NetworkHost& host, std::string name) : host_{host}, name_{std::move(name)} {
    host_.run([this] {
      beacon_.emplace(host_.io(), [this] { return announcement(name_, open_tables_); });
      EXPECT_EQ(beacon_->start(), "");
    });
  }
  ~Announcing() {
    host_.run([this] { beacon_->stop(); });
    host_.run([] {});  // Waits until cancelled operations have completed.
  }
  void set_open_tables(std::uint32_t count) {
    host_.run([this, count] { open_tables_ = count; });
  }

 private:
  NetworkHost& host_;
  std::string name_;
  std::uint32_t open_tables_ = 1;
  std::optional<server::BeaconShell> beacon_;
};

/// A client on a host, reduced to its list of servers.
class Browsing {
 public:
  explicit Browsing(NetworkHost& host) : host_{host} {
    host_.run([this] { browser_.emplace(host_.io(), [this] { look(); }); });
  }
  ~Browsing() {
    host_.run([this] { browser_.reset(); });
  }

  /// Waits until the list satisfies the condition; on timeout, fails with the last list.
  testing::AssertionResult sees(const std::function<bool(const std::vector<LanServer>&, bool lonely)>& wanted) {
    std::promise<void> reached;
    host_.run([&] {
      wanted_ = wanted;
      reached_ = &reached;
      look();
    });
    const bool ready = reached.get_future().wait_for(kPatience) == std::future_status::ready;
    return host_.run([&] {
      reached_ = nullptr;
      if (ready) return testing::AssertionSuccess();
      auto failure = testing::AssertionFailure() << "the list:";
      for (const auto& server : browser_->servers())
        failure << ' ' << server.announcement.name << '@' << server.address;
      return failure;
    });
  }

  testing::AssertionResult sees(const std::string& name, const std::string& address) {
    return sees([&](const auto& servers, bool) {
      return servers.size() == 1 && servers[0].announcement.name == name && servers[0].address == address;
    });
  }

 private:
  void look() {
    if (reached_ != nullptr && wanted_(browser_->servers(), browser_->lonely())) {
      std::exchange(reached_, nullptr)->set_value();
    }
  }

  NetworkHost& host_;
  std::optional<client::LanBrowser> browser_;
  std::function<bool(const std::vector<LanServer>&, bool)> wanted_;
  std::promise<void>* reached_ = nullptr;
};

class Lan : public testing::Test {
 protected:
  void SetUp() override {
    // Creating network hosts needs privileges that some containers do not have.
    for (const auto* host : {&here_, &there_}) {
      if (!host->missing().empty()) GTEST_SKIP() << host->missing();
    }
  }
  void connect() { NetworkHost::connect(here_, "10.77.0.1", there_, "10.77.0.2", "lan0"); }

  NetworkHost here_;
  NetworkHost there_;
};

TEST_F(Lan, FindsAServerOnAnotherHostAndFollowsItsChanges) {
  connect();
  Announcing server{here_, "Club"};
  Browsing browser{there_};
  EXPECT_TRUE(browser.sees("Club", "10.77.0.1"));
  server.set_open_tables(5);
  EXPECT_TRUE(browser.sees([](const auto& servers, bool) {
    return servers.size() == 1 && servers[0].announcement == announcement("Club", 5);
  }));
}

TEST_F(Lan, ForgetsAServerThatStopsAndReportsThatNoServerIsThere) {
  connect();
  std::optional<Announcing> server{std::in_place, here_, "Club"};
  Browsing browser{there_};
  EXPECT_TRUE(browser.sees("Club", "10.77.0.1"));
  server.reset();
  EXPECT_TRUE(browser.sees([](const auto& servers, bool) { return servers.empty(); }));
  EXPECT_TRUE(browser.sees([](const auto& servers, bool lonely) { return servers.empty() && lonely; }));
}

TEST_F(Lan, ProgramsOnOneHostFindEachOther) {
  // No wire at all: a machine without a network. All the programs share the UDP port.
  Announcing server{here_, "Club"};
  Announcing second_server{here_, "Attic"};
  Browsing browser{here_};
  Browsing second_browser{here_};
  for (auto* each : {&browser, &second_browser}) {
    EXPECT_TRUE(each->sees([](const auto& servers, bool) {
      return servers.size() == 2 && servers[0].announcement.name == "Attic" && servers[0].address == "127.0.0.1" &&
             servers[1].announcement.name == "Club" && servers[1].address == "127.0.0.1";
    }));
  }
}

TEST_F(Lan, NoticesInterfacesThatComeAndGo) {
  Announcing server{here_, "Club"};
  Browsing browser{there_};
  NetworkHost::connect(here_, "10.78.0.1", there_, "10.78.0.2", "late0");
  EXPECT_TRUE(browser.sees("Club", "10.78.0.1"));
  here_.cut("late0");
  EXPECT_TRUE(browser.sees([](const auto& servers, bool) { return servers.empty(); }));
  NetworkHost::connect(here_, "10.79.0.1", there_, "10.79.0.2", "later0");
  EXPECT_TRUE(browser.sees("Club", "10.79.0.1"));
}

TEST_F(Lan, AnAnswerReachesAClientWithAnotherPort) {
  // As for a client behind a firewall that drops unsolicited datagrams.
  connect();
  Announcing server{here_, "Club"};
  const auto answer = there_.run([&] {
    boost::asio::io_context io;
    udp::socket asker{io, {udp::v4(), 0}};
    asker.send_to(boost::asio::buffer(lan::encode(lan::Question{})),
                  {boost::asio::ip::make_address("10.77.0.1"), lan::kPort});
    return receive_one(io, asker);
  });
  EXPECT_EQ(answer, lan::Beacon{announcement("Club", 1)});
}

TEST_F(Lan, AnnouncementsAreSentToTheGroupAndAsBroadcasts) {
  connect();
  Announcing server{here_, "Club"};
  // A socket that is bound to one of these addresses receives only datagrams to that address.
  for (const char* address : {lan::kGroup, "10.77.0.255"}) {
    const auto heard = there_.run([&] {
      boost::asio::io_context io;
      udp::socket listener{io, udp::v4()};
      listener.set_option(udp::socket::reuse_address{true});
      listener.bind({boost::asio::ip::make_address(address), lan::kPort});
      if (address == std::string{lan::kGroup}) {
        listener.set_option(boost::asio::ip::multicast::join_group{boost::asio::ip::make_address_v4(lan::kGroup),
                                                                   boost::asio::ip::make_address_v4("10.77.0.2")});
      }
      return receive_one(io, listener);
    });
    EXPECT_EQ(heard, lan::Beacon{announcement("Club", 1)}) << address;
  }
}

TEST_F(Lan, ForgetsAndFindsAServerWithItsLink) {
  connect();
  Announcing server{here_, "Club"};
  Browsing browser{there_};
  for (int i = 0; i < 2; ++i) {
    EXPECT_TRUE(browser.sees("Club", "10.77.0.1"));
    there_.set_up("lan0", false);
    EXPECT_TRUE(browser.sees([](const auto& servers, bool lonely) { return servers.empty() && lonely; }));
    there_.set_up("lan0", true);
  }
  EXPECT_TRUE(browser.sees("Club", "10.77.0.1"));
}

TEST_F(Lan, EveryBrowserOfAHostHearsOneAnnouncement) {
  connect();
  Browsing browser{there_};
  Browsing second_browser{there_};
  there_.run([] {});  // Waits until both have joined the group.
  here_.run([&] {
    boost::asio::io_context io;
    udp::socket speaker{io, {udp::v4(), 0}};
    speaker.set_option(boost::asio::ip::multicast::outbound_interface{boost::asio::ip::make_address_v4("10.77.0.1")});
    speaker.send_to(boost::asio::buffer(lan::encode(announcement("Once", 1))),
                    {boost::asio::ip::make_address(lan::kGroup), lan::kPort});
  });
  EXPECT_TRUE(browser.sees("Once", "10.77.0.1"));
  EXPECT_TRUE(second_browser.sees("Once", "10.77.0.1"));
}

}  // namespace
}  // namespace cardroom
