-- Players' lists of games are sorted in memory (modules/games/catalogue.ts): nothing reads in these orders any more.
drop index games_named;
drop index games_named_english;
drop index games_newest;
