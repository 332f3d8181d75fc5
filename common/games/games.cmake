# The games of this program, in the order in which people see them: each line is the name of a game's folder. The page
# "A new game" of ARCHITECTURE.md describes the folders of a game.
cardroom_add_game(lucky_thirteen)
cardroom_add_game(thrones)
cardroom_add_game(pasur)
cardroom_add_game(pinochle)
