#pragma once

#include <cstddef>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "common/record/game_record.h"

/// Writes and reads the lines of a record, except for what follows from its deals and moves.
namespace cardroom::record_lines {

/// Keeps its members in the order in which they are written.
using Json = nlohmann::ordered_json;

/// The longest line that is accepted, in bytes: a file from an unknown source must not take long to reject.
inline constexpr std::size_t kLineBytesMax = std::size_t{16} << 10;

/// What is wrong with a line. Thrown and caught within common/record.
class Wrong : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

/// A later program wrote the record. Thrown and caught as Wrong is.
class Newer : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

/// Reads the members of an object, in the order in which they are written. Throws Wrong if it finds a different one.
class Members {
 public:
  /// The line must be exactly as it would be written here.
  explicit Members(std::string_view line);
  explicit Members(Json object);

  /// The next member.
  const Json& next(std::string_view name);
  std::string text(std::string_view name);
  std::uint64_t number(std::string_view name, std::uint64_t most);
  bool truth(std::string_view name);
  /// Throws Wrong if there are more members.
  void end() const;

 private:
  const Json::object_t& members() const;

  Json object_;
  std::size_t next_ = 0;  ///< The index of the next member.
};

/// Whether the line may be the first one of a record, in any version of the format.
bool begins_record(std::string_view line);

/// The first line. `options`: those of the rules, as JSON.
std::string header(const GameRecord& record, const std::string& options);
/// The rules of the record are not set; `options` receives them. Throws Newer for a later format. Precondition:
/// begins_record().
GameRecord read_header(std::string_view line, Json& options);

std::string burned(const RecordedDeal& deal, std::uint32_t attempt);
/// Appends the attempt. Sets `deal_number`; if `burned` has attempts already, the number must be the same.
void read_burned(std::string_view line, std::vector<RecordedBurn>& burned, std::uint64_t& deal_number);

std::string deal(const RecordedDeal& deal);
/// Precondition: the burned attempts of this deal have been read.
void read_deal(std::string_view line, RecordedDeal& deal);

std::string pack(const std::string& cards);

std::string change(const RecordedChange& change);
RecordedChange read_change(std::string_view line);

/// Adds to an event's line when the move that led to it was made, and by whom.
std::string moved(std::string event, const RecordedMove& move);
/// Whether the event's line is that of a move.
bool is_move(std::string_view line);
/// Everything in the line except the move itself. `event` receives the line as JSON.
RecordedMove read_moved(std::string_view line, Json& event);

std::string end(const RecordResult& result, std::uint8_t seats);
RecordResult read_end(std::string_view line, std::uint8_t seats);

std::string seal(const Digest& sum, const RecordSignature& seal);
RecordSignature read_seal(std::string_view line, Digest& sum);

std::string_view mover_name(Mover mover);

}  // namespace cardroom::record_lines
