set(files
  thrones_lesson.cpp thrones_lesson.h
  thrones_battle.cpp thrones_battle.h thrones_cards.cpp thrones_model.cpp thrones_model.h
  thrones_preview.cpp thrones_reasons.cpp thrones_recall.cpp thrones_result.cpp thrones_rules.cpp thrones_shown.h thrones_sides.cpp thrones_sides.h
  thrones_table.cpp thrones_turn.cpp thrones_values.h thrones_words.cpp thrones_words.h)
