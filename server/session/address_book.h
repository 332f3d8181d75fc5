#pragma once

#include <cstddef>
#include <deque>
#include <string>
#include <unordered_map>
#include <utility>

#include "server/session/allowance.h"

namespace cardroom::server {

/// Who is here from which address, and what they may still ask for together. An address that nobody is at any more is
/// forgotten once that would be all there again. Knows no clock.
class AddressBook {
 public:
  /// Returns how many connections there are from the address, with this one.
  std::size_t connected(Instant now, const std::string& address);
  void disconnected(Instant now, const std::string& address);

  /// A connection from there belongs to a session, or does so no more. Precondition: it is connected.
  void arrived(const std::string& address) { ++addresses_.at(address).people; }
  void departed(const std::string& address) { --addresses_.at(address).people; }

  /// Takes one request out of what the address has. Precondition: somebody is connected from there.
  bool pays(const std::string& address, Purse purse, Instant now);

  std::size_t size() const { return addresses_.size(); }

 private:
  struct Address {
    std::size_t connections = 0;
    std::size_t people = 0;
    Instant left{};  ///< When the last connection went.
    SharedAllowance allowance;
  };

  void forget(Instant now);

  std::unordered_map<std::string, Address> addresses_;
  std::deque<std::pair<Instant, std::string>> left_;  ///< By time; who came back since is still among them.
};

}  // namespace cardroom::server
