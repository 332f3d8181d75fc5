set(files
  pasur_cards.cpp pasur_lesson.cpp pasur_lesson.h pasur_model.cpp pasur_model.h pasur_reasons.cpp pasur_recall.cpp
  pasur_rules.cpp pasur_sheet.cpp pasur_shown.h
  pasur_table.cpp pasur_turn.cpp pasur_values.h pasur_words.cpp pasur_words.h)
