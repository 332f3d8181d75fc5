#include "client/web/page_files.h"

#include <QCryptographicHash>
#include <QDirIterator>
#include <QFile>
#include <stdexcept>

#include "client/web/page/page_resource.h"

namespace cardroom::web {
namespace {

constexpr const char* kFolder = ":/page";
const QByteArray kCompressed = ".gz";
const QByteArray kPage = "/index.html";
const QByteArray kTableLinks = "/t/";

QByteArray typeOf(const QByteArray& path) {
  if (path.endsWith(".html")) return "text/html; charset=utf-8";
  if (path.endsWith(".js")) return "text/javascript; charset=utf-8";
  if (path.endsWith(".css")) return "text/css; charset=utf-8";
  if (path.endsWith(".svg")) return "image/svg+xml";
  if (path.endsWith(".png")) return "image/png";
  if (path.endsWith(".woff2")) return "font/woff2";
  if (path.endsWith(".webmanifest")) return "application/manifest+json";
  return "text/plain; charset=utf-8";
}

}  // namespace

PageFiles::PageFiles() {
  load_page();
  for (QDirIterator files{QString::fromLatin1(kFolder), QDir::Files}; files.hasNext();) {
    QFile file{files.next()};
    if (!file.open(QIODevice::ReadOnly)) throw std::runtime_error{"the program's page cannot be read"};
    QByteArray path = '/' + files.fileName().toLatin1();
    const bool compressed = path.endsWith(kCompressed);
    if (compressed) path.chop(kCompressed.size());
    const QByteArray bytes = file.readAll();
    m_files.insert(path, {.type = typeOf(path),
                          .bytes = bytes,
                          .compressed = compressed,
                          .tag = QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex().first(16),
                          .neverChanges = path != kPage});  // The names of the others contain a hash.
  }
  if (!m_files.contains(kPage)) throw std::runtime_error{"the program has no page"};
}

const PageFile* PageFiles::find(const QByteArray& path) const {
  const auto file = m_files.constFind(path == "/" || path.startsWith(kTableLinks) ? kPage : path);
  return file == m_files.constEnd() ? nullptr : &*file;
}

}  // namespace cardroom::web
