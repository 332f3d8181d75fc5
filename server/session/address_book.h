#pragma once

#include <cstddef>
#include <deque>
#include <string>
#include <unordered_map>
#include <utility>

#include "server/session/allowance.h"

namespace cardroom::server {

/// The connections and sessions of each address, and the request allowance that they share. An address without
/// connections is forgotten once its allowance would be full again. Has no clock of its own.
class AddressBook {
 public:
  void connected(Instant now, const std::string& address);
  void disconnected(Instant now, const std::string& address);

  /// A connection from the address has been given, or has lost, its session. Precondition: the address is connected.
  void arrived(const std::string& address) { ++addresses_.at(address).people; }
  void departed(const std::string& address) { --addresses_.at(address).people; }

  /// Takes one request out of the address's allowance; returns false if that is empty. Precondition: the address is
  /// connected.
  bool pays(const std::string& address, Purse purse, Instant now);

  std::size_t size() const { return addresses_.size(); }

 private:
  struct Address {
    std::size_t connections = 0;
    std::size_t people = 0;
    Instant left{};  ///< When the last connection ended.
    SharedAllowance allowance;
  };

  void forget(Instant now);

  std::unordered_map<std::string, Address> addresses_;
  std::deque<std::pair<Instant, std::string>> left_;  ///< By time. Includes addresses that have reconnected since.
};

}  // namespace cardroom::server
