#include "server/table/build_id.h"

#include <cstddef>
#include <cstring>
#include <elf.h>
#include <link.h>
#include <random>
#include <string>

namespace cardroom::server {
namespace {

constexpr std::size_t kNoteAlignment = 4;

std::size_t padded(std::size_t size) {
  return (size + kNoteAlignment - 1) / kNoteAlignment * kNoteAlignment;
}

/// The build id among the notes of a segment (ELF specification, "Note Section").
std::string build_id_in(const char* notes, std::size_t size) {
  for (std::size_t at = 0; at + sizeof(ElfW(Nhdr)) <= size;) {
    ElfW(Nhdr) note;
    std::memcpy(&note, notes + at, sizeof note);
    const std::size_t name = at + sizeof note;
    const std::size_t content = name + padded(note.n_namesz);
    at = content + padded(note.n_descsz);
    if (note.n_type == NT_GNU_BUILD_ID && note.n_namesz == sizeof ELF_NOTE_GNU && at <= size &&
        std::memcmp(notes + name, ELF_NOTE_GNU, sizeof ELF_NOTE_GNU) == 0) {
      return {notes + content, note.n_descsz};
    }
  }
  return {};
}

/// Called for each object in the process; the executable is the first one.
int note_build_id(dl_phdr_info* object, std::size_t, void* found) {
  for (ElfW(Half) i = 0; i < object->dlpi_phnum; ++i) {
    const auto& segment = object->dlpi_phdr[i];
    if (segment.p_type != PT_NOTE) continue;
    const auto* notes = reinterpret_cast<const char*>(object->dlpi_addr + segment.p_vaddr);
    auto& id = *static_cast<std::string*>(found);
    id = build_id_in(notes, segment.p_memsz);
    if (!id.empty()) break;
  }
  return 1;
}

}  // namespace

const std::string& build_id() {
  static const std::string kId = [] {
    std::string id;
    dl_iterate_phdr(note_build_id, &id);
    if (!id.empty()) return id;
    std::random_device random;
    for (int i = 0; i < 4; ++i)
      id += std::to_string(random()) + ' ';
    return id;
  }();
  return kId;
}

}  // namespace cardroom::server
