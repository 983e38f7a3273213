-- Orders of different calls in one transaction: callers that come while others are being written share a round trip and a
-- commit. Each order is answered as if it had come alone, or HELD: somebody else holds the member's accounts, nothing of his is written,
-- and the order comes again alone (decision 0017). Answers stand in the order of `p_orders`.
--
-- p_orders: [{ kind, source, merchant, member, token, round, game, currency, free, odds, closed, kinds, transactions, hashes, refs, amounts,
-- bet_ids, transfer_ids }]; what follows `closed` has one for each order of the call, which is one but for a BATCH. Members of whom nothing
-- is out of the ordinary go in sets (bet_post_many), then the others one by one: those of one member in their order, and of two members in
-- either, as if they had come at once.
--
-- Locks the accounts of the members as ledger_take does: it waits for nobody. Called by modules/vendors.
create or replace function bet_many(p_orders jsonb, p_at timestamptz)
returns table (outcome text, replayed boolean, currency text, balance int8, version int8)
language plpgsql as $$
#variable_conflict use_column
declare
  one record;
  v_busy uuid[];
  v_done int8[];
  v_currencies text[];
  v_balances int8[];
  v_versions int8[];
  k int4;
begin
  select ledger_take(array_agg(o.merchant), array_agg(o.member)) into v_busy
    from jsonb_to_recordset(p_orders) as o (merchant text, member uuid);
  select array_agg(done.place), array_agg(done.currency), array_agg(done.balance), array_agg(done.version)
    into v_done, v_currencies, v_balances, v_versions from bet_post_many(p_orders, v_busy, p_at) done;
  for one in
    select * from rows from (jsonb_to_recordset(p_orders) as (kind text, source text, merchant text, member uuid, token text, round text,
        game text, currency text, free boolean, odds int4, closed boolean, kinds text[], transactions text[], hashes text[], refs text[],
        amounts int8[], bet_ids uuid[], transfer_ids uuid[])) with ordinality
        as o (kind, source, merchant, member, token, round, game, currency, free, odds, closed, kinds, transactions, hashes, refs, amounts,
        bet_ids, transfer_ids, place)
  loop
    k := array_position(v_done, one.place);
    if k is not null then
      return query select 'SUCCESS'::text, false, v_currencies[k], v_balances[k], v_versions[k];
    elsif one.member = any (v_busy) then
      return query select 'HELD'::text, false, null::text, null::int8, null::int8;
    elsif one.kind = 'BET' then
      return query select * from bet_place(one.source, one.merchant, one.member, one.token, one.transactions[1], one.hashes[1], one.round,
        one.game, one.currency, one.amounts[1], one.free, one.closed, one.bet_ids[1], one.transfer_ids[1], p_at, one.odds);
    elsif one.kind = 'WIN' then
      return query select * from bet_win(one.source, one.merchant, one.member, one.transactions[1], one.hashes[1], one.refs[1], one.round,
        one.currency, one.amounts[1], one.closed, one.transfer_ids[1], p_at);
    elsif one.kind = 'ROLLBACK' then
      return query select * from bet_rollback(one.source, one.merchant, one.member, one.transactions[1], one.hashes[1], one.refs[1],
        one.round, one.transfer_ids[1], p_at);
    else
      return query select * from bet_batch(one.source, one.merchant, one.member, one.token, one.round, one.game, one.currency, one.closed,
        one.kinds, one.transactions, one.hashes, one.refs, one.amounts, one.bet_ids, one.transfer_ids, p_at);
    end if;
  end loop;
end $$;
