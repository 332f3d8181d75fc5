#pragma once

#include <QByteArray>
#include <QHash>

#include "client/web/door.h"

namespace cardroom::web {

/// The files of the page, from the program's resources (client/web/page).
class PageFiles {
 public:
  PageFiles();

  /// The file for a path: the page itself for "/" and for a table's link, "/t/ID". Null: there is none.
  const PageFile* find(const QByteArray& path) const;

 private:
  QHash<QByteArray, PageFile> m_files;  ///< By path; the page is "/".
};

}  // namespace cardroom::web
