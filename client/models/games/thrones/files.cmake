set(files
  thrones_asking.cpp thrones_battle.cpp thrones_battle.h thrones_cards.cpp thrones_cards.h thrones_kind.cpp
  thrones_model.cpp thrones_model.h thrones_preview.cpp thrones_reasons.cpp thrones_result.cpp thrones_shown.h
  thrones_sides.cpp thrones_sides.h thrones_words.cpp thrones_words.h)
