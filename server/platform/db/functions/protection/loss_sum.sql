-- What a member lost since a moment, by the books: all that bets moved, whatever wallet they were played from, with wins,
-- stakes given back, rebates and what was taken back (decision 0021). What loss_count adds up bet by bet is the same sum.
--
-- Locks nothing. Called by modules/protection when a limit is set.
create or replace function loss_sum(p_merchant text, p_member uuid, p_since timestamptz) returns int8
language sql stable as $$
  select coalesce(sum(case when t.to_account like 'HOUSE:%' then t.amount else -t.amount end), 0)::int8
    from ledger_transfers t
   where t.merchant_id = p_merchant and t.member_id = p_member and t.document_kind = 'bet' and t.outcome = 'POSTED'
     and t.created_at >= p_since
$$;
