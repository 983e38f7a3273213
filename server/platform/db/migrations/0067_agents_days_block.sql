-- See bets_id_block: blocks that are not summed up yet are read whole.
alter index member_days_of_day set (autosummarize = on);
