-- At which decimal odds a bet was placed, in 1/10 000, where its vendor tells: books of sports do, slots have none.
alter table bets add column odds int4;
alter table bets add constraint bets_odds check (odds > 10000) not valid;
