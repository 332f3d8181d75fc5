#pragma once

namespace cardroom::web {

/// Makes the page's files available as resources under ":/page": index.html.gz, and the files that it names, each with
/// a hash of its content in the name. To be called before they are read: otherwise, the linker leaves out the resources
/// of a library.
void load_page();

}  // namespace cardroom::web
