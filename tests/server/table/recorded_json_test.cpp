#include "server/table/recorded_json.h"

#include <array>
#include <chrono>
#include <gtest/gtest.h>
#include <optional>
#include <string>
#include <vector>

#include "server/table/table_state.h"
#include "tests/server/table/toy_match.h"
#include "tests/support/golden.h"

/// The form in which snapshots are written, and how another version reads them.
namespace cardroom::server::testing {
namespace {

enum class Colour : std::uint8_t { red = 1, black = 2 };

struct Guest {
  std::string shouted;  ///< Derived from the name.
  std::string name;
  std::optional<std::chrono::milliseconds> at;

  void recorded_read() { shouted = name + '!'; }
  CARDROOM_RECORDED(Guest, (shouted), name, at)
};

struct Party {
  std::vector<Guest> parts;
  std::array<std::byte, 2> key{};
  std::array<std::uint64_t, 2> numbers{};
  Colour colour = Colour::red;
  std::optional<Seat> seat;
  std::unique_ptr<Match> match;

  CARDROOM_RECORDED(Party, (), parts, key, numbers, colour, seat, match)
};

struct EarlierParty {
  std::vector<Guest> parts;
  bool gone = true;

  CARDROOM_RECORDED(EarlierParty, (), parts, gone)
};

std::unique_ptr<Match> make_toy() {
  return std::make_unique<ToyMatch>(ToyRules{}, std::uint8_t{2});
}

Party example() {
  Party party{{{"", "Ann", std::chrono::milliseconds{5}}, {"", "Bo", {}}},
              {std::byte{1}, std::byte{255}},
              {7, ~std::uint64_t{0}},
              Colour::black,
              Seat{3},
              make_toy()};
  FairStream stream{DealKey{}};
  EXPECT_EQ(party.match->deal(stream), accepted);
  return party;
}

TEST(RecordedJson, IsReadAsItWasWritten) {
  const Party party = example();
  Party read;
  read_json(Json::from_cbor(Json::to_cbor(json_of(party))), read, make_toy);
  EXPECT_TRUE(same(read, party));
  EXPECT_EQ(read.parts.at(1).shouted, "Bo!");
  Party empty;
  read_json(json_of(empty), read, make_toy);
  EXPECT_TRUE(same(read, empty)) << "what was there before is replaced";
}

TEST(RecordedJson, NamesEveryMember) {
  Party party;
  party.parts.push_back({"", "Ann", {}});
  Json json = json_of(party);
  json.erase("key");
  EXPECT_EQ(json.dump(), R"({"colour":1,"match":null,"numbers":[0,0],"parts":[{"at":null,"name":"Ann"}],"seat":null})");
}

TEST(RecordedJson, IsReadByAVersionWithOtherMembers) {
  Party party;
  read_json(json_of(EarlierParty{{{"", "Ann", {}}}, false}), party, make_toy);
  EXPECT_EQ(party.parts.at(0).name, "Ann");
  EXPECT_EQ(party.colour, Colour::red) << "a member that the earlier version did not have keeps its default";
  EarlierParty earlier;
  read_json(json_of(example()), earlier, make_toy);
  EXPECT_EQ(earlier.parts.size(), 2U);
  EXPECT_TRUE(earlier.gone);
}

TEST(RecordedJson, OfAnotherFormIsRefused) {
  Party party;
  const auto with = [](const char* name, const Json& value) {
    Json json = json_of(example());
    json[name] = value;
    return json;
  };
  EXPECT_ANY_THROW(read_json(with("parts", "none"), party, make_toy));
  EXPECT_ANY_THROW(read_json(with("key", 5), party, make_toy));
  EXPECT_ANY_THROW(read_json(with("key", Json::binary({1})), party, make_toy));
  EXPECT_ANY_THROW(read_json(with("numbers", Json::array({1})), party, make_toy));
  EXPECT_ANY_THROW(read_json(with("numbers", Json::array({1, 1e300})), party, make_toy));
  EXPECT_ANY_THROW(read_json(with("colour", nullptr), party, make_toy));
  EXPECT_ANY_THROW(read_json(with("match", Json::binary({1, 2})), party, make_toy));
  EXPECT_ANY_THROW(read_json(json_of(example()), party, [] { return nullptr; }));
}

/// Lists the names of a type's recorded members, then those of each member's own members.
template <class T>
void list_names(std::string& list, const std::string& name) {
  if constexpr (std::derived_from<T, Match> || IsMessage<T>) {
    return;
  } else if constexpr (Recorded<T>) {
    const auto names = recorded_json::names_of<T>();
    list += name + ':';
    for (const std::string& one : names)
      list += ' ' + one;
    list += '\n';
    [&]<class... Parts>(std::type_identity<std::tuple<Parts...>>) {
      auto part = names.begin();
      (list_names<std::remove_cvref_t<Parts>>(list, name + '.' + *part++), ...);
    }(std::type_identity<decltype(recorded(std::declval<const T&>()))>{});
  } else if constexpr (std::constructible_from<std::span<const std::byte>, const T&> || std::same_as<T, std::string>) {
    return;
  } else if constexpr (std::ranges::sized_range<T>) {
    list_names<std::ranges::range_value_t<T>>(list, name);
  } else if constexpr (IsPointer<T>) {
    list_names<std::remove_cvref_t<decltype(*std::declval<const T&>())>>(list, name);
  }
}

/// A database may hold snapshots that an earlier version wrote. A name may be added if its default is right for an
/// earlier table; changing or removing a name loses data from such a snapshot.
TEST(RecordedJson, ATableKeepsTheNamesThatEarlierVersionsWrote) {
  std::string list;
  list_names<TableState>(list, "table");
  cardroom::testing::expect_golden("snapshot_members.txt", list);
}

}  // namespace
}  // namespace cardroom::server::testing
