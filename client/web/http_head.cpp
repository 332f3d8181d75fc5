#include "client/web/http_head.h"

#include <algorithm>
#include <cstring>

namespace cardroom::web {
namespace {

constexpr int kBadRequest = 400;
constexpr int kTooLarge = 431;
constexpr int kOtherVersion = 505;

bool isTokenCharacter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
         std::strchr("!#$%&'*+-.^_`|~", c);
}

bool isToken(QByteArrayView text) {
  return !text.isEmpty() && std::all_of(text.begin(), text.end(), [](char c) { return c != 0 && isTokenCharacter(c); });
}

/// Visible ASCII, spaces and tabs, as in every field that the door reads; and bytes above ASCII, which fields that it
/// ignores may contain.
bool isFieldValue(QByteArrayView text) {
  return std::all_of(text.begin(), text.end(),
                     [](char c) { return c == '\t' || static_cast<unsigned char>(c) >= 0x20; });
}

bool isTarget(QByteArrayView text) {
  return text.startsWith('/') && std::all_of(text.begin(), text.end(), [](char c) { return c > 0x20 && c < 0x7f; });
}

/// Removes and returns the text up to the separator, or all of it if there is none.
QByteArrayView cut(QByteArrayView& rest, char separator) {
  const qsizetype at = rest.indexOf(separator);
  const QByteArrayView part = at < 0 ? rest : rest.first(at);
  rest = at < 0 ? QByteArrayView{} : rest.sliced(at + 1);
  return part;
}

bool readRequestLine(QByteArrayView line, HttpHead& head, int& status) {
  const QByteArrayView method = cut(line, ' ');
  QByteArrayView target = cut(line, ' ');
  status = kBadRequest;
  if (!isToken(method) || !isTarget(target)) return false;
  if (line != "HTTP/1.1") {
    if (line.startsWith("HTTP/")) status = kOtherVersion;
    return false;
  }
  head.method = method.toByteArray();
  head.path = cut(target, '?').toByteArray();
  head.query = target.toByteArray();
  return true;
}

}  // namespace

QByteArray HttpHead::field(QByteArrayView name) const {
  QByteArray value;
  int count = 0;
  for (const auto& [one, text] : fields) {
    if (one != name) continue;
    value = text;
    ++count;
  }
  return count == 1 ? value : QByteArray{};
}

bool HttpHead::has(QByteArrayView name, QByteArrayView word) const {
  const QByteArray value = field(name);
  QByteArrayView rest = value;
  while (!rest.isEmpty())
    if (cut(rest, ',').trimmed().compare(word, Qt::CaseInsensitive) == 0) return true;
  return false;
}

std::variant<HttpHead, HeadUnfinished, HeadWrong> readHead(QByteArrayView bytes) {
  const qsizetype end = bytes.indexOf("\r\n\r\n");
  if (end < 0 || end + 4 > kHeadMax) {
    if (bytes.size() >= kHeadMax) return HeadWrong{kTooLarge};
    return HeadUnfinished{};
  }
  HttpHead head;
  head.size = end + 4;
  QByteArrayView rest = bytes.first(end);
  bool first = true;
  while (!rest.isEmpty() || first) {
    QByteArrayView line = cut(rest, '\n');
    // Only the last line has lost its carriage return with the end of the head.
    if (!rest.isEmpty() || bytes.first(end).endsWith('\n')) {
      if (!line.endsWith('\r')) return HeadWrong{kBadRequest};
      line.chop(1);
    }
    if (first) {
      int status = 0;
      if (!readRequestLine(line, head, status)) return HeadWrong{status};
      first = false;
      continue;
    }
    const qsizetype colon = line.indexOf(':');
    if (colon < 0 || !isToken(line.first(colon)) || !isFieldValue(line.sliced(colon + 1)))
      return HeadWrong{kBadRequest};
    head.fields.emplace_back(line.first(colon).toByteArray().toLower(), line.sliced(colon + 1).trimmed().toByteArray());
  }
  if (hostOf(head).isEmpty()) return HeadWrong{kBadRequest};
  return head;
}

bool isSameOrigin(const HttpHead& head) {
  const QByteArray origin = head.field("origin");
  const qsizetype at = origin.indexOf("://");
  return at > 0 && origin.sliced(at + 3) == hostOf(head);
}

QByteArray hostOf(const HttpHead& head) {
  const QByteArray host = head.field("host");
  const bool plain = std::all_of(host.begin(), host.end(), [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || std::strchr(".-:[]", c);
  });
  return plain && !host.contains('\0') ? host : QByteArray{};
}

}  // namespace cardroom::web
