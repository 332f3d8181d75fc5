set(files
  pinochle_asking.cpp pinochle_bidding.cpp pinochle_cards.cpp pinochle_cards.h pinochle_kind.cpp
  pinochle_log.cpp pinochle_melds.cpp pinochle_model.cpp pinochle_model.h pinochle_preparing.cpp
  pinochle_reasons.cpp pinochle_result.cpp pinochle_shown.h pinochle_words.cpp pinochle_words.h)
