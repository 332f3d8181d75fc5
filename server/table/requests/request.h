#pragma once

#include <concepts>
#include <cstdint>
#include <optional>

#include "cardroom/journal/v1/journal.pb.h"
#include "cardroom/session/v1/session.pb.h"
#include "common/base/expected.h"
#include "server/session/purse.h"

/// What all requests to a table have in common. The list of requests is generated from this folder (list.h.in).
namespace cardroom::server {

namespace wire = table::v1;

using session::v1::ClientMessage;

/// What the server adds to a client's request. The journal stores it next to the request.
using journal::v1::Added;

/// The request was refused and has changed nothing. The reasons are those of the protocol.
struct RequestRefusal {
  session::v1::RefusalReason reason{};
  std::optional<std::uint8_t> rule;  ///< With BROKE_RULE: the rule's number in the kind's list.
  friend bool operator==(const RequestRefusal&, const RequestRefusal&) = default;
};

/// Empty if the request was carried out.
using Refused = std::optional<RequestRefusal>;

inline RequestRefusal refusal(session::v1::RefusalReason reason) {
  return RequestRefusal{reason, std::nullopt};
}

/// A value read from a message, or why it is invalid.
template <class Value>
using Read = Expected<Value, RequestRefusal>;

inline Unexpected<RequestRefusal> unread(session::v1::RefusalReason reason) {
  return Unexpected<RequestRefusal>{refusal(reason)};
}

struct Answer;
struct Table;

/// A request to a table: a value with
///  * kBody: the member of ClientMessage that it comes in,
///  * kPurse: its rate limit,
///  * kRecorded: whether it can change a table. Other requests (chat) leave no record,
///  * kNotice, if it is true: the message has no number and is not answered. A client sends it automatically, so
///    it is not a sign that the person is there, and must not keep the person's own requests waiting,
///  * parse(): validates a message from a client or from the journal. Precondition: the message has kBody. It keeps
///    only values that it has read, so that fields which this server does not know are neither recorded nor forwarded,
///  * apply(): changes the table, for the session of the answer. If it refuses, the table is unchanged. It fills in the
///    answer if that is more than "done".
template <class R>
concept TableRequest =
    requires(const ClientMessage& message, const Added& added, const R& request, Table& table, Answer& answer) {
      { R::kBody } -> std::convertible_to<ClientMessage::BodyCase>;
      { R::kPurse } -> std::convertible_to<Purse>;
      { R::kRecorded } -> std::convertible_to<bool>;
      { R::parse(message, added) } -> std::same_as<Read<R>>;
      { request.apply(table, answer) } -> std::same_as<Refused>;
    };

/// Whether the request is a notice (kNotice above).
template <class R>
inline constexpr bool kIsNotice = requires { requires R::kNotice; };

/// A recorded request also has write(), the inverse of parse().
template <class R>
concept RecordedRequest = TableRequest<R> && R::kRecorded &&
                          requires(const R& request, ClientMessage& out, Added& added) { request.write(out, added); };

}  // namespace cardroom::server
