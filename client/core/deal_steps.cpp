#include "client/core/deal_steps.h"

#include <algorithm>

namespace cardroom::client {
namespace {

DealStep step_of(const Deal& deal) {
  const DealMismatch& mismatch = *deal.mismatch;
  switch (mismatch.fault) {
    case DealFault::malformed: return mismatch.seat ? DealStep::others : DealStep::server;
    case DealFault::id_used:
    case DealFault::not_revealed:
    case DealFault::commitment_changed:
    case DealFault::secret_not_committed: return DealStep::server;
    case DealFault::own_part_changed: return DealStep::own;
    case DealFault::part_not_committed: return mismatch.seat == deal.own_seat ? DealStep::own : DealStep::others;
    case DealFault::list_changed:
    case DealFault::parts_not_listed: return DealStep::others;
    case DealFault::move_refused:
    case DealFault::event_differs:
    case DealFault::view_differs: break;
  }
  return DealStep::pack;
}

bool others_added(const Deal& deal) {
  return std::ranges::any_of(deal.parties->commitments(),
                             [&](const auto& part) { return !deal.own_seat || part.seat() != deal.own_seat->index; });
}

StepMark mark_of_pack(const Deal& deal) {
  switch (deal.result) {
    case DealResult::open: return StepMark::waiting;
    case DealResult::fair:
    case DealResult::not_ours: return StepMark::done;
    // If another step has failed, the pack was not checked.
    case DealResult::practice:
    case DealResult::unknown:
    case DealResult::wrong: break;
  }
  return StepMark::absent;
}

}  // namespace

StepMark mark_of(const Deal& deal, DealStep step) {
  if (deal.mismatch && step_of(deal) == step) return StepMark::failed;
  switch (step) {
    case DealStep::server: return StepMark::done;
    case DealStep::own:
      if (!deal.parties) return StepMark::waiting;
      return deal.own_seat ? StepMark::done : StepMark::absent;
    case DealStep::others:
      if (!deal.parties) return StepMark::waiting;
      return others_added(deal) ? StepMark::done : StepMark::absent;
    case DealStep::pack: break;
  }
  return mark_of_pack(deal);
}

}  // namespace cardroom::client
