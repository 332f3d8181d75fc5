#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "cardroom/table/v1/table.pb.h"
#include "common/game/contract.h"
#include "server/ids.h"
#include "server/limits.h"
#include "server/table/recorded_members.h"

namespace cardroom::server {

/// A bot in a seat.
struct BotPlan {
  BotType type{};
  std::chrono::milliseconds pace{};  ///< The time from the question to the move, however fast the bot computes.
  friend bool operator==(const BotPlan&, const BotPlan&) = default;
  CARDROOM_RECORDED(BotPlan, (), type, pace)
};

/// The settings of a table. Its owner may change them between games.
struct Settings {
  std::string name;
  std::string kind;  ///< "lucky-thirteen"
  wire::GameRules rules;
  std::optional<std::chrono::milliseconds> turn_limit;  ///< For an ordinary decision; absent: no limit.
  /// The limit is the default, which applies only while two or more people are at the table.
  bool usual_turn_limit = false;
  bool is_private = false;  ///< Neither listed nor joinable until the owner opens it.
  bool watching_allowed = false;
  bool hints_by_expert = false;  ///< Otherwise by `clever`.
  std::string password_hash;     ///< Argon2id, encoded with its salt; empty: no password.

  void set_usual_turn_limit() {
    usual_turn_limit = true;
    turn_limit = kUsualTurnLimit;
  }

  CARDROOM_RECORDED(Settings, (), name, kind, rules, turn_limit, usual_turn_limit, is_private, watching_allowed,
                    hints_by_expert, password_hash)
};

}  // namespace cardroom::server
