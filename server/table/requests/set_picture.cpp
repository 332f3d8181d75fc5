#include "server/table/requests/set_picture.h"

#include "server/table/table.h"
#include "server/table/table_wire.h"

namespace cardroom::server {

Read<SetPicture> SetPicture::parse(const ClientMessage& message, const Added&) {
  return read_picture(message.set_picture().picture()).map([](wire::Picture picture) { return SetPicture{picture}; });
}

void SetPicture::write(ClientMessage& out, Added&) const {
  out.mutable_set_picture()->set_picture(picture);
}

Refused SetPicture::apply(Table& table, Answer& answer) const {
  if (Person* const person = table.state.seating.roster().find(answer.session)) {
    if (person->picture == picture) return std::nullopt;
    person->picture = picture;
    table.step.change_listing();
  } else if (Watcher* const watcher = table.audience.watcher(answer.session)) {
    watcher->picture = picture;  // Shown once the spectator has a seat.
  }
  return std::nullopt;
}

}  // namespace cardroom::server
