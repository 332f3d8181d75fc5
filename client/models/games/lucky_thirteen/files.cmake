set(files
  lucky_thirteen_cards.cpp lucky_thirteen_lesson.cpp lucky_thirteen_lesson.h
  lucky_thirteen_model.cpp lucky_thirteen_model.h lucky_thirteen_recall.cpp
  lucky_thirteen_result.cpp lucky_thirteen_result.h lucky_thirteen_rules.cpp lucky_thirteen_shown.h lucky_thirteen_turn.cpp
  lucky_thirteen_words.cpp lucky_thirteen_words.h)
