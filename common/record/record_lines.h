#pragma once

#include <cstddef>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "common/record/game_record.h"

/// The lines of a record that say what the deals and the moves do not: each is written and read here.
namespace cardroom::record_lines {

/// Keeps the order of its members, in which they are written.
using Json = nlohmann::ordered_json;

/// Longer lines are refused, in bytes: a file from anywhere must not take long.
inline constexpr std::size_t kLineBytesMax = std::size_t{16} << 10;

/// What is wrong with a line. Thrown and caught within common/record.
class Wrong : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

/// A later program wrote it. Thrown as Wrong is.
class Newer : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

/// The members of an object, which are read in the order in which they are written. Throws Wrong if they are others.
class Members {
 public:
  /// The text has to be that which the writer would write.
  explicit Members(std::string_view line);
  explicit Members(Json object);

  /// The next member.
  const Json& next(std::string_view name);
  std::string text(std::string_view name);
  std::uint64_t number(std::string_view name, std::uint64_t most);
  bool truth(std::string_view name);
  /// There must not be any more members.
  void end() const;

 private:
  const Json::object_t& members() const;

  Json object_;
  std::size_t next_ = 0;  ///< The index of the next member.
};

/// Whether the line may be the first one of a record, of any format.
bool begins_record(std::string_view line);

/// The first line. `options`: of the rules.
std::string header(const GameRecord& record, const std::string& options);
/// The rules are not set, but returned. Throws Newer for a later format. Precondition: begins_record().
GameRecord read_header(std::string_view line, Json& options);

std::string burned(const RecordedDeal& deal, std::uint32_t attempt);
/// Appends it. `deal_number`: the number of the deal to which it belongs.
void read_burned(std::string_view line, std::vector<RecordedBurn>& burned, std::uint64_t& deal_number);

std::string deal(const RecordedDeal& deal);
/// The attempts before have been read.
void read_deal(std::string_view line, RecordedDeal& deal);

std::string pack(const std::string& cards);

std::string change(const RecordedChange& change);
RecordedChange read_change(std::string_view line);

/// An event's line, with the time of the move that led to it, and who made it.
std::string moved(std::string event, const RecordedMove& move);
/// Whether the event's line is that of a move.
bool is_move(std::string_view line);
/// Everything of the line but its move, and the line as JSON.
RecordedMove read_moved(std::string_view line, Json& event);

std::string end(const RecordResult& result, std::uint8_t seats);
RecordResult read_end(std::string_view line, std::uint8_t seats);

std::string seal(const Digest& sum, const RecordSignature& seal);
RecordSignature read_seal(std::string_view line, Digest& sum);

std::string_view mover_name(Mover mover);

}  // namespace cardroom::record_lines
