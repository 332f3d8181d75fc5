#pragma once

#include <QByteArray>
#include <QByteArrayView>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

namespace cardroom::web {

/// The head of a browser's request may have this many bytes. Browsers send about 1 KiB.
constexpr qsizetype kHeadMax = 8 * 1024;

/// The head of an HTTP/1.1 request (RFC 9112), as far as the door needs it.
struct HttpHead {
  QByteArray method;                                      ///< "GET"
  QByteArray path;                                        ///< "/t/3f9a", without the query; begins with a slash.
  QByteArray query;                                       ///< "key=...", without the question mark; may be empty.
  std::vector<std::pair<QByteArray, QByteArray>> fields;  ///< Names in lower case.
  qsizetype size = 0;                                     ///< The bytes of the head, with the empty line that ends it.

  /// The value of a field that occurs once; empty if none. A field that occurs twice counts as missing: nothing that
  /// the door decides on may depend on which one is read.
  QByteArray field(QByteArrayView name) const;
  /// Whether one of the field's comma-separated words is `word`, in upper or lower case.
  bool has(QByteArrayView name, QByteArrayView word) const;
};

/// The head does not end within these bytes.
struct HeadUnfinished {};
/// The bytes are not such a head. Holds the status of the answer, such as 400 or 431.
struct HeadWrong {
  int status;
};

/// Reads the head from the first bytes of a connection.
std::variant<HttpHead, HeadUnfinished, HeadWrong> readHead(QByteArrayView bytes);

/// Whether the request comes from a page of our own origin: it has an Origin, which names the same host as its Host.
/// Browsers set both, and no page can change them.
bool isSameOrigin(const HttpHead& head);

/// The value of Host, safe to use in a header of ours; empty if it is not a host with an optional port.
QByteArray hostOf(const HttpHead& head);

}  // namespace cardroom::web
