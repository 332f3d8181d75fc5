// The head of a browser's request: bytes after a complete head do not change how it is read, and what is read from it
// has the properties on which the door relies.
#include "client/web/http_head.h"
#include "common/base/check.h"
#include "tests/fuzz/fuzz.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace cardroom;
  using namespace cardroom::web;
  const QByteArrayView bytes{data, static_cast<qsizetype>(size)};
  const auto read = readHead(bytes);
  const auto* head = std::get_if<HttpHead>(&read);
  if (head == nullptr) {
    if (std::holds_alternative<HeadUnfinished>(read)) check(bytes.size() < kHeadMax, "a head may be endless");
    return 0;
  }
  check(head->size <= kHeadMax && head->size <= bytes.size(), "a head is longer than its bytes");
  check(head->path.startsWith('/') && !head->path.contains('?'), "a path is none");
  for (const char c : hostOf(*head))
    check(c != ' ' && c != ';' && c != '\r' && c != '\n', "a host could write into our answer");
  check(!hostOf(*head).isEmpty(), "a request has no host");
  // More bytes change nothing.
  QByteArray longer = bytes.toByteArray() + "GET / HTTP/1.1\r\n";
  const auto again = readHead(longer);
  check(std::get_if<HttpHead>(&again) != nullptr && std::get<HttpHead>(again).size == head->size,
        "later bytes change the head");
  return 0;
}
