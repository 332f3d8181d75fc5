set(files
  lucky_thirteen_cards.cpp lucky_thirteen_cards.h lucky_thirteen_kind.cpp lucky_thirteen_model.cpp
  lucky_thirteen_model.h lucky_thirteen_result.cpp lucky_thirteen_words.cpp lucky_thirteen_words.h)
