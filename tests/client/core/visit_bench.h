#pragma once

#include <gtest/gtest.h>
#include <optional>
#include <string>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "client/core/visit.h"
#include "tests/client/core/client_bench.h"

namespace cardroom::client {

inline constexpr RequestTag kVisitTag = 10;

/// A Visit in either kind of client: one that returns to Home from a server, and one that shows the server's tables.
/// The test plays the person and the server.
class VisitTest : public ::testing::TestWithParam<ServerPage> {
 protected:
  /// Passes the ClientCore's notices to the visit, and performs the visit's outputs.
  void follow() {
    std::vector<Output> said = std::exchange(bench.said, {});
    for (const Output& notice : said)
      std::visit(
          [this](const auto& one) {
            if constexpr (std::is_constructible_v<visit::Input, const decltype(one)&>) tell(one);
          },
          notice);
  }

  void tell(visit::Input input) {
    for (visit::Output& output : visit.step(std::move(input))) {
      if (const auto* request = std::get_if<Ask>(&output)) {
        asked.push_back(request->message);
        bench.step(*request);
      } else {
        came.push_back(std::move(output));
      }
    }
  }

  /// Arrives at a server with this aim; `seat_at` is the table where the server keeps a seat for us.
  void arrive(visit::Aim aim, const std::string& seat_at = {}) {
    tell(visit::Pursue{std::move(aim)});
    bench.step(GoTo{ClientBench::address(), {}, false});
    bench.connect();
    bench.welcome(!seat_at.empty(), 0, seat_at);
    follow();
  }

  void answer(session::v1::ServerMessage message) {
    message.set_request_id(++answered);
    bench.tell(message);
    follow();
  }
  void done() {
    session::v1::ServerMessage message;
    message.mutable_done();
    answer(std::move(message));
  }
  void refuse(session::v1::RefusalReason reason) {
    session::v1::ServerMessage message;
    message.mutable_refused()->set_reason(reason);
    answer(std::move(message));
  }
  struct Listed {
    std::string id;
    bool open = true;
    bool watching = true;
  };
  void list(const std::vector<Listed>& tables, bool more = false) {
    session::v1::ServerMessage message;
    auto& list = *message.mutable_table_list();
    list.set_more(more);
    for (const Listed& one : tables) {
      auto& table = *list.add_tables();
      table.set_table_id(one.id);
      table.mutable_settings()->set_watching_allowed(one.watching);
      auto& seat = *table.add_seats();
      if (!one.open) seat.mutable_person()->set_name("Ola");
    }
    answer(std::move(message));
  }
  void sit(std::uint64_t version = 1, table::v1::Phase phase = table::v1::PHASE_GATHERING) {
    session::v1::ServerMessage message;
    auto& update = *message.mutable_table_update();
    update.set_table_id("table");
    update.set_version(version);
    update.set_phase(phase);
    update.set_seat(0);
    bench.tell(message);
    follow();
  }

  /// The only output since the last call; fails the test if there are others or it has another type.
  template <class What>
  What only() {
    const std::vector<visit::Output> all = std::exchange(came, {});
    if (all.size() == 1 && std::holds_alternative<What>(all[0])) return std::get<What>(all[0]);
    ADD_FAILURE() << all.size() << " outputs" << (all.empty() ? "" : ", the first of kind ")
                  << (all.empty() ? "" : std::to_string(all[0].index()));
    return {};
  }

  ClientBench bench;
  Visit visit{bench.core, GetParam(), kVisitTag};
  std::vector<session::v1::ClientMessage> asked;
  std::vector<visit::Output> came;  ///< All outputs except requests.
  std::uint64_t answered = 0;
};

inline constexpr auto kClientName = [](const auto& info) {
  return info.param == ServerPage::none ? "GoesHome" : info.param == ServerPage::shown ? "ShowsTables" : "WasLinked";
};

}  // namespace cardroom::client
