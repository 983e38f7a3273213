-- Orders of different calls in one transaction: callers that come while others are being written share a round trip and a
-- commit. Each order is answered as if it had come alone, or HELD: somebody else holds the member's accounts, nothing of his is written,
-- and the order comes again alone (decision 0017). Answers stand in the order of `p_orders`.
--
-- Locks the accounts of the members as ledger_take does: it waits for nobody. Called by modules/vendors.
create or replace function bet_many(p_orders jsonb, p_at timestamptz)
returns table (outcome text, replayed boolean, currency text, balance int8, version int8)
language plpgsql as $$
#variable_conflict use_column
declare
  one record;
  v_busy uuid[];
begin
  select ledger_take(array_agg(o.merchant), array_agg(o.member)) into v_busy
    from jsonb_to_recordset(p_orders) as o (merchant text, member uuid);
  for one in
    select * from jsonb_to_recordset(p_orders) as o (
      kind text, source text, merchant text, member uuid, token text, transaction text, hash text, reference text, round text, game text,
      currency text, amount int8, free boolean, odds int4, closed boolean, bet_id uuid, transfer_id uuid,
      kinds text[], transactions text[], hashes text[], refs text[], amounts int8[], bet_ids uuid[], transfer_ids uuid[])
  loop
    if one.member = any (v_busy) then
      return query select 'HELD'::text, false, null::text, null::int8, null::int8;
    elsif one.kind = 'BET' then
      return query select * from bet_place(one.source, one.merchant, one.member, one.token, one.transaction, one.hash, one.round, one.game,
        one.currency, one.amount, one.free, one.closed, one.bet_id, one.transfer_id, p_at, one.odds);
    elsif one.kind = 'WIN' then
      return query select * from bet_win(one.source, one.merchant, one.member, one.transaction, one.hash, one.reference, one.round,
        one.currency, one.amount, one.closed, one.transfer_id, p_at);
    elsif one.kind = 'ROLLBACK' then
      return query select * from bet_rollback(one.source, one.merchant, one.member, one.transaction, one.hash, one.reference, one.round,
        one.transfer_id, p_at);
    else
      return query select * from bet_batch(one.source, one.merchant, one.member, one.token, one.round, one.game, one.currency, one.closed,
        one.kinds, one.transactions, one.hashes, one.refs, one.amounts, one.bet_ids, one.transfer_ids, p_at);
    end if;
  end loop;
end $$;
