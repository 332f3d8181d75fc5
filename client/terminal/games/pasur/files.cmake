set(files
  pasur_choices.cpp pasur_moves.cpp pasur_text.cpp pasur_words.cpp)
