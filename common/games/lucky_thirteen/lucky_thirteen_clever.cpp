#include "common/games/lucky_thirteen/lucky_thirteen_bot.h"

/// Counts outs: keeps the pair that makes thirteen, or that most unseen cards would help to it.
namespace cardroom::lucky_thirteen {
namespace {

int worth(const PublicCards& open, Card a, Card b, CardSet unseen) {
  if (const auto best = open.best(a, b)) return 1000 + best->points;
  int outs = 0;
  for (const Card drawn : unseen)
    outs += open.make_thirteen(a, drawn) || open.make_thirteen(b, drawn) ? 1 : 0;
  return outs;
}

}  // namespace

Move choose_clever(const View& view) {
  const PublicCards open{view.public_cards};
  CardSet unseen = CardSet::whole_pack() - view.hand - CardSet{view.public_cards[0], view.public_cards[1]};
  for (std::size_t i = 0; i < view.discard_count; ++i)
    unseen.remove(view.discards[i]);
  Move best{};
  int most = -1;
  for (const Card discard : view.hand) {
    CardSet kept = view.hand;
    kept.remove(discard);
    const int kept_worth = worth(open, kept[0], kept[1], unseen);
    if (kept_worth > most) {
      most = kept_worth;
      best.discard = discard;
    }
  }
  return best;
}

}  // namespace cardroom::lucky_thirteen
