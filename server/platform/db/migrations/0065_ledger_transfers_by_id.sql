-- A movement by its id alone: see bets_id_block.
create index ledger_transfers_id_block on ledger_transfers using brin (id) with (pages_per_range = 16, autosummarize = on);
alter index ledger_transfers_created set (autosummarize = on);
