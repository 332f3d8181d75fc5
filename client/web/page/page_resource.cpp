#include "client/web/page/page_resource.h"

#include <QDir>

// The macro declares a function of the namespace that it is in, and rcc defines it in the global one.
static void load_resource() {
  Q_INIT_RESOURCE(page);
}

namespace cardroom::web {

void load_page() {
  load_resource();
}

}  // namespace cardroom::web
