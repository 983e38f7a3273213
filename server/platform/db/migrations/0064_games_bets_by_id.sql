-- A bet by its id alone, as operators and other systems name it. Ids sort by the time they were made (UUID version 7), and rows lie in that
-- order, so the blocks of ids lead there; a tree of them would be paid for by every bet. Blocks that are not summed up yet are read whole:
-- hence at once, and not when the table is vacuumed next.
create index bets_id_block on bets using brin (id) with (pages_per_range = 16, autosummarize = on);
alter index bets_placed_block set (autosummarize = on);
