#include "common/classic/classic_table.h"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "common/classic/classic_match.h"
#include "common/classic/classic_play.h"
#include "common/classic/property_keys.h"
#include "common/games/list.h"

namespace cardroom {
namespace {

/// The keys of the file that a kind knows.
template <class Kind>
std::ptrdiff_t known_keys(const Properties& file) {
  return std::ranges::count_if(file.properties, [](const Property& property) {
    return std::ranges::find(Kind::Classic::keys(), property.key,
                             &std::decay_t<decltype(Kind::Classic::keys()[0])>::name) != Kind::Classic::keys().end();
  });
}

/// A file of another game would open a table that has next to nothing of it. One that another kind knows better than
/// this one is that kind's; one of which this kind knows nothing at all is nobody's.
template <class Kind>
Complaint another_game(const Properties& file) {
  const std::ptrdiff_t known = known_keys<Kind>(file);
  Complaint complaint;
  if (known == 0 && !file.properties.empty())
    complaint = "no key of this file is one of " + std::string{Kind::Game::kName};
  std::ptrdiff_t most = known;
  AllKinds::for_each([&]<class Other>(Other) {
    if (known_keys<Other>(file) <= most) return;
    most = known_keys<Other>(file);
    complaint = "this is a file of " + std::string{Other::Game::kName} + " (" + std::string{Other::Game::kId} +
                "), not of " + std::string{Kind::Game::kName};
  });
  return complaint;
}

template <class Kind>
Expected<ClassicTable, PropertyError> table_of(std::string_view bytes, std::string_view file_name) {
  if (const auto properties = parse_properties(bytes)) {
    if (Complaint complaint = another_game<Kind>(*properties)) {
      return Unexpected<PropertyError>{{.what = std::move(*complaint)}};
    }
  }
  const auto file = read_classic_file<Kind>(bytes, Humans::present);
  if (!file) return Unexpected<PropertyError>{file.error()};
  if (const auto tried = play_classic<Kind>(*file); !tried) return Unexpected<PropertyError>{tried.error()};

  ClassicTable table{.kind = Kind::Game::kId,
                     .seats = file->settings.players,
                     .thinking_time_ms = file->settings.thinking_time_ms,
                     .delay_time_ms = file->settings.delay_time_ms,
                     .animate = file->settings.animate,
                     .warnings = {},
                     .begin = [settings = file->settings] { return std::make_unique<ClassicMatch<Kind>>(settings); }};
  for (const PropertyWarning& warning : file->warnings)
    table.warnings.push_back(warning.text(file_name));
  return table;
}

}  // namespace

Expected<ClassicTable, std::string> classic_table(std::string_view kind, std::string_view bytes,
                                                  std::string_view file) {
  std::optional<Expected<ClassicTable, PropertyError>> table;
  AllKinds::for_each([&]<class Kind>(Kind) {
    if (Kind::Game::kId == kind) table = table_of<Kind>(bytes, file);
  });
  if (!table) return Unexpected<std::string>{"unknown game: " + one_line(kind)};
  if (!*table) return Unexpected<std::string>{table->error().text(file)};
  return std::move(**table);
}

}  // namespace cardroom
