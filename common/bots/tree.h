#pragma once

#include <array>
#include <bit>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "common/bots/root.h"
#include "common/cards/bot_dice.h"

/// Search for games with hidden cards, for the bots of any game.
namespace cardroom::bots {

/// The number of a move, from 0 to 63, defined by the game. The same number means the same move in every world.
using MoveNumber = std::uint8_t;
/// Bit i is move i.
using MoveBits = std::uint64_t;

/// A world: the position at the root with every hidden card dealt. An iteration plays through one and discards it.
template <class W>
concept SearchWorld = requires(const W& world, W& played, MoveNumber move, BotDice& dice) {
  { world.over() } -> std::same_as<bool>;
  { world.side() } -> std::same_as<std::size_t>;          // 0 or 1, of the seat to act; partners are on the same side
  { world.moves() } -> std::same_as<MoveBits>;            // of the seat to act, only those worth trying; at least one
  { world.guess() } -> std::same_as<MoveNumber>;          // the one of them to try first
  { played.make(move) } -> std::same_as<void>;            // after that the next seat with a choice is to act
  { played.finish(dice) } -> std::same_as<std::int32_t>;  // plays on by a rule: the lead of side 0 in the end
};

/// How a move at the root turned out.
struct Tried {
  MoveNumber move{};
  std::uint32_t visits{};
  std::int64_t sum{};      ///< Of the leads of the side that is to act at the root.
  std::int64_t squares{};  ///< Of their squares.
};

namespace detail {

/// 256 times the square root of the natural logarithm of n, at most 5 % too small. Precondition: n > 0.
constexpr std::uint32_t root_of_log(std::uint32_t n) {
  // By the logarithm to base 2 in sixteenths, linear between powers of two; 45,426 is 65,536 times ln 2.
  constexpr auto kRoots = [] {
    std::array<std::uint32_t, std::size_t{32} * 16> roots{};
    for (std::size_t i = 0; i < roots.size(); ++i)
      roots[i] = root_of(i * 45426 / 16);
    return roots;
  }();
  const auto power = static_cast<std::uint32_t>(std::bit_width(n)) - 1;
  const std::uint32_t sixteenths = power >= 4 ? n >> (power - 4) : n << (4 - power);
  return kRoots[power * 16 + (sixteenths & 15)];
}

/// 4,096 divided by the square root of n, at most 3 % off. Precondition: n > 0.
constexpr std::uint32_t one_by_root(std::uint32_t n) {
  constexpr auto kInverses = [] {
    std::array<std::uint32_t, 1024> inverses{};
    for (std::size_t i = 1; i < inverses.size(); ++i)
      inverses[i] = root_of((std::uint64_t{1} << 24) / i);
    return inverses;
  }();
  std::uint32_t halvings = 0;
  for (; n >= kInverses.size(); n >>= 2)
    ++halvings;
  return kInverses[n] >> halvings;
}

}  // namespace detail

/// A tree over information sets: single-observer ISMCTS (Cowling, Powley, Whitehouse 2012). Each iteration takes
/// another world, descends by UCB among the moves that are legal in it, adds one node, lets the game play on by its
/// rule, and adds the result to the nodes on its way. A node stands for the moves since the root in all worlds, so
/// hidden cards affect a choice only through the moves they allow. The bonus of a move that was rarely tried depends
/// on how often it was available. All moves must be public. Only whole numbers, so every machine builds the same tree.
class Tree {
 public:
  /// Allocates the memory for this many iterations. `exploration` scales the bonus of moves that were rarely tried,
  /// in the unit of the results; to be found by experiment, since it depends on their spread.
  Tree(std::size_t iterations, std::uint32_t exploration) : exploration_{exploration}, nodes_most_{iterations + 1} {
    nodes_.reserve(nodes_most_);
    nodes_.emplace_back();
  }

  /// Runs one iteration, with these moves at the root instead of all moves of the world. Precondition: there is at
  /// least one, and the world is not over.
  template <SearchWorld World>
  void grow(World& world, MoveBits at_root, BotDice& dice) {
    path_length_ = 0;
    Index at = 0;
    MoveBits moves = at_root;
    while (path_length_ < path_.size()) {
      const Index next = select(at, moves, world);
      if (next == kNone) break;
      const Node& node = nodes_[next];
      path_[path_length_++] = {next, world.side() == 0};
      world.make(node.move);
      if (node.visits == 0 || world.over()) break;
      at = next;
      moves = world.moves();
    }
    add(world.finish(dice));
  }

  /// The moves tried at the root, in no particular order.
  std::vector<Tried> tried() const {
    std::vector<Tried> all;
    for (Index child = nodes_[0].first_child; child != kNone; child = nodes_[child].next_sibling) {
      const Node& node = nodes_[child];
      all.push_back({.move = node.move, .visits = node.visits, .sum = node.sum, .squares = node.squares});
    }
    return all;
  }

 private:
  using Index = std::uint32_t;
  static constexpr Index kNone = 0;  ///< The root is nobody's child.
  static constexpr std::size_t kLongestPath = 128;
  /// The unit of `Node::mean`, as a fraction of the unit of the results: a power of two.
  static constexpr std::int64_t kMeanUnits = 256;

  struct Node {
    std::int64_t sum = 0;  ///< Of the leads of the side that chose this node.
    std::int64_t squares = 0;
    std::int32_t mean = 0;
    std::uint32_t width = 0;  ///< The bonus without the part that depends on `available`.
    std::uint32_t visits = 0;
    std::uint32_t available = 0;  ///< The number of times that it could be selected.
    Index first_child = kNone;
    Index next_sibling = kNone;
    MoveNumber move = 0;
  };
  struct Step {
    Index node{};
    bool side_0{};
  };

  /// The child to descend to, new or not; kNone if there is none and no memory for a new one.
  template <class World>
  Index select(Index at, MoveBits moves, const World& world) {
    Index best = kNone;
    std::int64_t best_score = 0;
    MoveBits known = 0;
    for (Index child = nodes_[at].first_child; child != kNone; child = nodes_[child].next_sibling) {
      Node& node = nodes_[child];
      const MoveBits bit = MoveBits{1} << node.move;
      if ((moves & bit) == 0) continue;
      known |= bit;
      ++node.available;
      const std::int64_t score =
          node.mean + static_cast<std::int64_t>(std::uint64_t{node.width} * detail::root_of_log(node.available) >> 12);
      if (best != kNone && score <= best_score) continue;
      best = child;
      best_score = score;
    }
    const MoveBits unknown = moves & ~known;
    if (unknown == 0 || nodes_.size() == nodes_most_) return best;
    const MoveNumber guess = world.guess();
    const bool guess_first = (unknown >> guess & 1) != 0;
    return new_child(at, guess_first ? guess : static_cast<MoveNumber>(std::countr_zero(unknown)));
  }

  Index new_child(Index parent, MoveNumber move) {
    const auto child = static_cast<Index>(nodes_.size());
    nodes_.push_back({.available = 1, .next_sibling = nodes_[parent].first_child, .move = move});
    nodes_[parent].first_child = child;
    return child;
  }

  void add(std::int32_t lead_of_side_0) {
    for (std::size_t i = 0; i < path_length_; ++i) {
      Node& node = nodes_[path_[i].node];
      const std::int64_t lead = path_[i].side_0 ? lead_of_side_0 : -lead_of_side_0;
      node.sum += lead;
      node.squares += lead * lead;
      ++node.visits;
      node.mean = static_cast<std::int32_t>(node.sum * kMeanUnits / node.visits);
      node.width = exploration_ * detail::one_by_root(node.visits);
    }
  }

  std::uint32_t exploration_;
  std::size_t nodes_most_;
  std::vector<Node> nodes_;  ///< The root first.
  std::array<Step, kLongestPath> path_{};
  std::size_t path_length_ = 0;
};

}  // namespace cardroom::bots
