-- See bets_id_block: blocks that are not summed up yet are read whole.
alter index bet_transactions_block set (autosummarize = on);
