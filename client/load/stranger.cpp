#include "client/load/stranger.h"

#include <utility>

namespace cardroom::load {
namespace {

/// A request that was refused, for instance because of a rate limit, is repeated after this long.
constexpr std::chrono::milliseconds kTryAgainAfter{500};

}  // namespace

Stranger::Stranger(boost::asio::io_context& io, client::TlsClient& tls, Way way, std::string table,
                   std::string password)
    : way_{std::move(way)},
      table_{std::move(table)},
      password_{std::move(password)},
      began_{now()},
      player_{io, tls, way_, 1, "Stranger", traffic_, *this} {
  player_.start();
}

void Stranger::welcomed(Player& player, bool) {
  ask(player, {});
}

void Stranger::ask(Player& player, std::chrono::milliseconds pause) {
  session::v1::ClientMessage request;
  auto& join = *request.mutable_join_table();
  join.set_table_id(table_);
  join.set_password(password_);
  join.set_watch(true);
  player.ask_after(pause, std::move(request));
}

void Stranger::changed(Player&, const client::TableChanged&) {
  if (!got_in_) got_in_ = std::chrono::duration_cast<Span>(now() - began_);
}

void Stranger::answered(Player& player, const session::v1::ClientMessage&, const session::v1::ServerMessage* answer) {
  if (answer == nullptr || !answer->has_joined_table()) ask(player, kTryAgainAfter);
}

}  // namespace cardroom::load
