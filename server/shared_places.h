#pragma once

#include <cstddef>
#include <string>
#include <unordered_map>
#include <utility>

namespace cardroom::server {

/// A number of places that all addresses share. An address gets at most as many as are still free, so that some are
/// left for the next address, however many the others want.
class SharedPlaces {
 public:
  explicit SharedPlaces(std::size_t places) : places_{places} {}

  bool has_room_for(const std::string& address) const { return from(address) + taken_ < places_; }

  /// Gives the address a place, whether or not there is room.
  void take(const std::string& address) {
    ++from_[address];
    ++taken_;
  }

  /// Precondition: the address has a place.
  void give_back(const std::string& address) {
    const auto here = from_.find(address);
    if (--here->second == 0) from_.erase(here);
    --taken_;
  }

 private:
  std::size_t from(const std::string& address) const {
    const auto here = from_.find(address);
    return here == from_.end() ? 0 : here->second;
  }

  std::size_t places_;
  std::size_t taken_ = 0;
  std::unordered_map<std::string, std::size_t> from_;  ///< By address; no count is ever 0.
};

/// A place that is given back when this object is destroyed, however that comes about. The places must outlive it.
class HeldPlace {
 public:
  HeldPlace(SharedPlaces& places, std::string address) : places_{&places}, address_{std::move(address)} {
    places.take(address_);
  }
  HeldPlace(HeldPlace&& other) noexcept
      : places_{std::exchange(other.places_, nullptr)}, address_{std::move(other.address_)} {}
  HeldPlace& operator=(HeldPlace&&) = delete;
  ~HeldPlace() {
    if (places_ != nullptr) places_->give_back(address_);
  }

  const std::string& address() const { return address_; }

 private:
  SharedPlaces* places_;
  std::string address_;
};

}  // namespace cardroom::server
