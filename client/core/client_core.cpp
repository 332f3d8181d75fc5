#include "client/core/client_core.h"

#include <algorithm>
#include <utility>

#include "client/core/kept_tables.h"
#include "common/protocol/deal_wire.h"
#include "common/protocol/features.h"

namespace cardroom::client {

ClientCore::ClientCore(Profile profile, Software software, Calendar calendar, Fairness fairness)
    : profile_{std::move(profile)},
      software_{std::move(software)},
      calendar_{std::move(calendar)},
      deals_{std::move(fairness)},
      games_{software_.game_bytes_max} {}

std::vector<Output> ClientCore::step(Instant now, Input input) {
  now_ = now;
  std::visit([this](auto& in) { handle(in); }, input);
  send_next_request();
  arm();
  return std::exchange(out_, {});
}

void ClientCore::handle(const Connected& in) {
  if (in.connection != connection_ || !trusts(in.key)) return;
  key_ = in.key;
  status_.refused = false;
  listening_from_.reset();
  heartbeat_due_ = now_ + kHeartbeatEvery;
  up_ = true;
  hear();
  say_hello();
}

void ClientCore::handle(const BytesReceived& in) {
  // Bytes from a closed connection say nothing about the current one.
  if (in.connection != connection_ || !up_) return;
  hear();
  decoder_.push(in.bytes);
  read_on();
}

void ClientCore::handle(const ConnectionClosed& in) {
  if (in.connection != connection_) return;
  if (up_) read_on(/*to_the_end=*/true);
  if (in.connection != connection_) return;
  connection_.reset();
  lost(in.reason, in.refused);
}

void ClientCore::handle(const ServerEnded&) {
  if (status_.kind == Status::Kind::offline) return;
  if (!keeps_tables()) forget_seats();
  go_offline(Status::Why::server_ended);
}

void ClientCore::handle(const Woken&) {
  armed_.reset();
  if (held_back_) return read_on();
  if (status_.kind == Status::Kind::waiting && now_ >= status_.until) return open();
  if (!connection_) return;
  excuse_server();
  if (!up_) {
    if (now_ >= opened_ + kConnectingMax) lost("no answer");
  } else if (now_ >= silent_at_) {
    lost("the server is silent");
  } else if (now_ >= heartbeat_due_) {
    heartbeat_due_ = now_ + kHeartbeatEvery;
    session::v1::ClientMessage message;
    message.mutable_heartbeat();
    send(message);
  }
}

void ClientCore::handle(GoTo& in) {
  drop_connection();
  give_up_all(Unanswered::stopped);
  welcome_.reset();
  key_.reset();
  // Not leave_table(): the server keeps the seat.
  if (memory_.table()) out_.push_back(TableLeft{lobby::v1::LEFT_REASON_UNSPECIFIED});
  memory_.clear();
  deals_.clear();
  games_.clear();
  goal_ = Goal{};
  goal_.address = std::move(in.address);
  goal_.key = in.key;
  goal_.own_server = in.own_server;
  status_.goodbye = session::v1::GOODBYE_REASON_UNSPECIFIED;
  status_.refused = false;
  last_heard_ = {};
  failures_ = redirects_ = malformed_ = 0;
  open();
}

void ClientCore::handle(const DropSeat& in) {
  // is(), not ==: what is known about the table may have changed since the person saw the seat.
  if (std::erase_if(profile_.seats, [&](const KeptSeat& seat) { return seat.is(in.seat); }) > 0)
    out_.push_back(SaveProfile{});
}

void ClientCore::handle(const AcceptKey&) {
  if (status_.kind != Status::Kind::key_asked) return;
  profile_.keys[goal_.address] = *shown_key_;
  out_.push_back(SaveProfile{});
  open();
}

void ClientCore::handle(Ask& in) {
  const RequestTag tag = in.tag;
  if (status_.kind == Status::Kind::offline) return give_up(tag, Unanswered::stopped);
  if (!requests_.push(std::move(in))) give_up(tag, Unanswered::queue_full);
}

void ClientCore::handle(Rename& in) {
  profile_.name = std::move(in.name);
  out_.push_back(SaveProfile{});
}

void ClientCore::handle(const KeepLesson& in) {
  Acquaintance game = profile_.acquaintance(in.kind);
  game.known |= in.finished;
  game.step = in.finished ? 0 : in.step;
  remember(in.kind, game);
}

void ClientCore::handle(const ChoosePicture& in) {
  if (profile_.picture == in.picture) return;
  profile_.picture = in.picture;
  out_.push_back(SaveProfile{});
  if (status_.kind != Status::Kind::online) return;  // The next hello carries it.
  Ask request{.tag = kOwnRequest, .message = {}};
  request.message.mutable_set_picture()->set_picture(in.picture);
  requests_.push(std::move(request));
}

void ClientCore::handle(const Stop&) {
  go_offline(Status::Why::stopped);
}

void ClientCore::handle(const TryNow&) {
  if (status_.kind == Status::Kind::waiting) open();
}

void ClientCore::handle(ServerRestarted& in) {
  if (status_.kind == Status::Kind::offline || status_.kind == Status::Kind::key_asked) return;
  // If the address is the same, a connection attempt under way may still succeed, and the loss of an old connection
  // will be reported.
  if (goal_.address == in.address && status_.kind != Status::Kind::waiting) return;
  goal_.address = std::move(in.address);
  drop_connection();
  open();
}

bool ClientCore::trusts(const KeyFingerprint& key) {
  if (goal_.key && *goal_.key != key) {
    // Another program may have taken our own server's port; our server may yet be restarted on a different one.
    goal_.own_server&& welcome_ ? lost("another server is there") : go_offline(Status::Why::wrong_key);
    return false;
  }
  if (profile_.knows(goal_.address, key)) return true;
  const auto pin = profile_.keys.find(goal_.address);
  if (pin == profile_.keys.end() || goal_.own_server) {
    profile_.keys[goal_.address] = key;
    out_.push_back(SaveProfile{});
    return true;
  }
  drop_connection();
  shown_key_ = key;
  set_status({.kind = Status::Kind::key_asked, .text = {}});
  out_.push_back(KeyChanged{goal_.address, pin->second, key});
  return false;
}

void ClientCore::say_hello() {
  session::v1::ClientMessage message;
  auto& hello = *message.mutable_hello();
  hello.set_protocol_min(kProtocolMin);
  hello.set_protocol_max(kProtocolMax);
  hello.add_features(kFeatureChanges);
  hello.add_features(kFeatureKeepsTables);
  if (deals_.takes_part()) hello.add_features(kFeatureFairDeal);
  for (const auto& kind : software_.kinds)
    *hello.add_kinds() = kind;
  if (const auto token = profile_.tokens.find(*key_); token != profile_.tokens.end()) hello.set_token(token->second);
  hello.set_name(profile_.name);
  hello.set_picture(profile_.picture);
  if (const auto seen = memory_.seen()) *hello.mutable_seen() = *seen;
  hello.set_ticket(goal_.ticket);
  hello.set_software(software_.name);
  send(message);
}

bool ClientCore::keeps_tables() const {
  return welcome_ && std::ranges::find(welcome_->features(), kFeatureKeepsTables) != welcome_->features().end();
}

void ClientCore::send(const session::v1::ClientMessage& message) {
  std::string frame;
  append_frame(frame, message.SerializeAsString());
  out_.push_back(SendBytes{*connection_, std::move(frame)});
}

void ClientCore::send_next_request() {
  if (status_.kind != Status::Kind::online || (ask_again_at_ && now_ < *ask_again_at_)) return;
  ask_again_at_.reset();
  if (const auto message = requests_.to_send()) send(*message);
}

void ClientCore::open() {
  connection_ = ++last_connection_;
  up_ = false;
  welcomed_at_.reset();
  decoder_ = FrameDecoder{kReplyBytesMax};
  deltas_ = {};
  opened_ = now_;
  status_.kind = Status::Kind::connecting;
  status_.attempt = failures_ + 1;
  out_.push_back(StatusChanged{});
  out_.push_back(OpenConnection{*connection_, goal_.address});
}

void ClientCore::drop_connection() {
  if (connection_) out_.push_back(CloseConnection{*connection_});
  connection_.reset();
  up_ = false;
  held_back_.reset();
  requests_.disconnected();
}

void ClientCore::lost(std::string reason, bool refused) {
  const bool was_good = welcomed_at_ && now_ - *welcomed_at_ >= kGoodConnection;
  drop_connection();
  if (was_good) failures_ = malformed_ = 0;
  ++failures_;
  if (!welcome_ && failures_ >= kFirstAttemptsMax) return go_offline(Status::Why::no_server, std::move(reason));
  status_.text = std::move(reason);
  status_.refused = refused;
  // The server's last goodbye remains the reason until the server is reached again.
  if (welcomed_at_) status_.goodbye = session::v1::GOODBYE_REASON_UNSPECIFIED;
  const auto step = std::min(static_cast<std::size_t>(failures_), kReconnectAfter.size()) - 1;
  wait_until(now_ + kReconnectAfter[step]);
}

void ClientCore::wait_until(Instant until) {
  status_.kind = Status::Kind::waiting;
  status_.until = until;
  out_.push_back(StatusChanged{});
}

void ClientCore::malformed() {
  if (++malformed_ >= kMalformedMax) return go_offline(Status::Why::not_a_server);
  lost("the server sent something that is not a valid message");
}

void ClientCore::go_offline(Status::Why why, std::string text) {
  drop_connection();
  const auto goodbye = why == Status::Why::said_goodbye ? status_.goodbye : session::v1::GOODBYE_REASON_UNSPECIFIED;
  set_status({.kind = Status::Kind::offline, .why = why, .goodbye = goodbye, .text = std::move(text)});
  give_up_all(Unanswered::stopped);
}

void ClientCore::give_up(std::optional<RequestTag> tag, Unanswered reason) {
  if (tag && *tag != kOwnRequest) out_.push_back(GivenUp{*tag, reason});
}

void ClientCore::give_up_all(Unanswered reason) {
  for (const RequestTag tag : requests_.clear())
    give_up(tag, reason);
}

void ClientCore::set_status(Status status) {
  status_ = std::move(status);
  out_.push_back(StatusChanged{});
}

void ClientCore::leave_table(TableLeft notice, bool seat_kept) {
  if (!memory_.table()) return;
  if (!seat_kept) forget_seat(memory_.table()->update.table_id());
  memory_.clear();
  deals_.resumed();
  games_.resumed(/*was_here=*/false);
  std::erase_if(out_, [](const Output& output) { return std::holds_alternative<ChatChanged>(output); });
  out_.push_back(std::move(notice));
}

bool ClientCore::is_here(const KeptSeat& seat) const {
  if (key_ && profile_.knows(seat.server, *key_)) return true;
  return goal_.own_server ? seat.own : seat.server == goal_.address;
}

void ClientCore::remember_seat() {
  const auto& update = memory_.table()->update;
  if (!update.has_seat() && !update.has_next_seat()) return forget_seat(update.table_id());
  KeptSeat seat{goal_.address, goal_.own_server, update.table_id(), kept_table(update, calendar_())};
  auto& seats = profile_.seats;
  // We may have reached our own server at another address. The seat keeps the old one: our own server is found wherever
  // it listens.
  const auto own = std::ranges::find_if(
      seats, [&](const KeptSeat& other) { return other.own && is_here(other) && other.table_id == seat.table_id; });
  if (own != seats.end() && !seat.own) {
    seat.own = true;
    seat.server = own->server;
  }
  if (!seats.empty()) {
    // If only the time differs, keep the earlier one: the table has been in this state since then.
    KeptSeat unchanged = seat;
    const auto& kept = seats.front().table;
    if (unchanged.table && kept && kept->since) unchanged.table->since = kept->since;
    if (seats.front() == unchanged) return;
  }
  // A server that does not keep its tables knows at most one seat of ours.
  std::erase_if(seats, [&](const KeptSeat& other) {
    return is_here(other) && (!keeps_tables() || other.table_id == seat.table_id);
  });
  seats.insert(seats.begin(), std::move(seat));
  if (seats.size() > kSeatsKeptMax) seats.pop_back();
  out_.push_back(SaveProfile{});
}

void ClientCore::remember_game() {
  const auto& update = memory_.table()->update;
  if (!update.has_seat() || update.winners().empty() || update.not_a_fair_deal()) return;
  Acquaintance game = profile_.acquaintance(update.settings().kind());
  game.known = true;
  remember(update.settings().kind(), game);
}

void ClientCore::remember(const std::string& kind, const Acquaintance& game) {
  if (profile_.acquaintance(kind) == game || !is_kind_id(kind)) return;
  if (profile_.games.size() == kGamesKnownMax && !profile_.games.contains(kind)) return;
  profile_.games[kind] = game;
  out_.push_back(SaveProfile{});
}

const KeptDeal* ClientCore::kept_deal(const std::string& table_id) const {
  const auto kept = std::ranges::find(profile_.deals, table_id, &KeptDeal::table_id);
  return kept == profile_.deals.end() ? nullptr : &*kept;
}

void ClientCore::remember_deal() {
  const auto& told = deals_.deal()->committed;
  // A server may send anything.
  if (!read_deal_id(told.id()) || told.commitment().size() != sizeof(Digest)) return;
  KeptDeal deal{told.id().table_id(), told.id().deal(), told.id().attempt(), told.commitment()};
  const KeptDeal* const kept = kept_deal(deal.table_id);
  if (kept != nullptr && std::pair{kept->deal, kept->attempt} >= std::pair{deal.deal, deal.attempt}) return;
  auto& deals = profile_.deals;
  std::erase_if(deals, [&](const KeptDeal& other) { return other.table_id == deal.table_id; });
  deals.insert(deals.begin(), std::move(deal));
  if (deals.size() > kDealsKeptMax) deals.pop_back();
  out_.push_back(SaveProfile{});
}

void ClientCore::forget_seat(const std::string& table_id) {
  const auto gone = std::erase_if(profile_.seats, [&](const KeptSeat& seat) {
    return is_here(seat) && (seat.table_id == table_id || seat.table_id.empty());
  });
  if (gone > 0) out_.push_back(SaveProfile{});
}

void ClientCore::forget_seats() {
  if (std::erase_if(profile_.seats, [this](const KeptSeat& seat) { return is_here(seat); }) > 0)
    out_.push_back(SaveProfile{});
}

void ClientCore::hear() {
  excuse_server();
  excused_ = false;
  silent_at_ = now_ + kSilenceMax;
  if (!listening_from_ || now_ >= *listening_from_ + kSpeakUp) last_heard_ = now_;
}

void ClientCore::excuse_server() {
  if (!up_ || now_ <= heartbeat_due_ + kNotListening) return;
  listening_from_ = now_;
  if (!std::exchange(excused_, true)) silent_at_ = std::max(silent_at_, now_ + kSpeakUp);
}

void ClientCore::arm() {
  std::optional<Instant> next;
  if (status_.kind == Status::Kind::waiting) next = status_.until;
  if (connection_) next = up_ ? std::min(silent_at_, heartbeat_due_) : opened_ + kConnectingMax;
  if (next && ask_again_at_) next = std::min(*next, *ask_again_at_);
  if (held_back_) next = now_;
  if (!next || next == armed_) return;
  armed_ = next;
  out_.push_back(WakeAt{*next});
}

}  // namespace cardroom::client
