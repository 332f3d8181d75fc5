#include "server/table/requests.h"

#include <utility>

#include "common/base/check.h"

namespace cardroom::server {
namespace {

/// Calls visit(type) with a null pointer to the type of the message's request. Returns false if the message is not a
/// request to a table.
template <class... Requests>
bool visit_type(RequestList<Requests...>, ClientMessage::BodyCase body, auto&& visit) {
  return ((Requests::kBody == body && (visit(static_cast<Requests*>(nullptr)), true)) || ...);
}

}  // namespace

Read<std::optional<AnyRequest>> parse_request(const ClientMessage& message, const Added& added) {
  Read<std::optional<AnyRequest>> parsed{std::nullopt};
  visit_type(AllRequests{}, message.body_case(), [&]<class R>(R*) {
    parsed = R::parse(message, added).map([](R request) { return std::optional<AnyRequest>{std::move(request)}; });
  });
  return parsed;
}

std::optional<Purse> purse_of(const ClientMessage& message) {
  std::optional<Purse> purse;
  visit_type(AllRequests{}, message.body_case(), [&]<class R>(R*) { purse = R::kPurse; });
  return purse;
}

bool is_notice(const ClientMessage& message) {
  bool notice = false;
  visit_type(AllRequests{}, message.body_case(), [&]<class R>(R*) { notice = kIsNotice<R>; });
  return notice;
}

bool is_notice(const AnyRequest& request) {
  return std::visit([]<class R>(const R&) { return kIsNotice<R>; }, request);
}

bool is_recorded(const AnyRequest& request) {
  return std::visit([]<class R>(const R&) { return R::kRecorded; }, request);
}

void write_request(const AnyRequest& request, ClientMessage& out, Added& added) {
  check(is_recorded(request), "what changes nothing leaves no record");
  std::visit(
      [&]<class R>(const R& one) {
        if constexpr (R::kRecorded) {
          static_assert(RecordedRequest<R>);
          one.write(out, added);
        }
      },
      request);
}

}  // namespace cardroom::server
