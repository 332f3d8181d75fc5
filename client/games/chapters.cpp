#include "client/games/chapters.h"

#include "client/games/chapter_list.h"

namespace cardroom::client {

Chapter chapter_of(const table::v1::TableUpdate& update) {
  for (const ChaptersOfKind& kind : kChapters)
    if (update.settings().kind() == kind.id) return kind.chapter(update);
  return {};
}

std::optional<Landmark> landmark_of(const table::v1::GameEvent& event) {
  // A story skips the events of other kinds.
  for (const ChaptersOfKind& kind : kChapters)
    if (const auto landmark = kind.landmark(event)) return landmark;
  return std::nullopt;
}

}  // namespace cardroom::client
