set(files
  pasur_asking.cpp pasur_cards.cpp pasur_cards.h pasur_kind.cpp pasur_model.cpp pasur_model.h
  pasur_reasons.cpp pasur_result.cpp pasur_shown.h pasur_words.cpp pasur_words.h)
