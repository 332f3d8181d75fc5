set(files
  pinochle_lesson.cpp pinochle_lesson.h
  pinochle_bidding.cpp pinochle_cards.cpp pinochle_face.cpp pinochle_log.cpp
  pinochle_melds.cpp pinochle_model.cpp pinochle_model.h pinochle_ready.cpp pinochle_reasons.cpp pinochle_recall.cpp
  pinochle_result.cpp pinochle_rules.cpp pinochle_shown.h pinochle_telling.cpp pinochle_tricks.cpp pinochle_turn.cpp
  pinochle_values.h pinochle_words.h)
