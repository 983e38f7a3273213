-- Several orders of one round in one round trip, in order, all or none: what a vendor sends as one call. An order that had
-- been answered before gets that answer again. With `p_round_closed` the round ends with them, also when there are none.
--
-- The outcome is that of the last order, or of the one that was refused: then what the orders before it did is undone. `replayed`: all of
-- it was answered before.
--
-- Locks the member's accounts, and waits for them as bet_place does. Called by modules/vendors and bet_many.
create or replace function bet_batch(
  p_source text, p_merchant text, p_member uuid, p_token_hash text, p_round text, p_game_code text, p_currency text, p_round_closed boolean,
  p_kinds text[], p_transactions text[], p_hashes text[], p_references text[], p_amounts int8[], p_bet_ids uuid[], p_transfer_ids uuid[],
  p_at timestamptz
) returns table (outcome text, replayed boolean, currency text, balance int8, version int8)
language plpgsql set lock_timeout = '50ms' as $$
#variable_conflict use_variable
declare
  answer record;
  v_done int4 := 0;
begin
  currency := p_currency;
  replayed := true;
  outcome := 'SUCCESS';
  begin
    for i in 1 .. coalesce(array_length(p_kinds, 1), 0) loop
      if p_kinds[i] = 'BET' then
        select * into answer from bet_place(p_source, p_merchant, p_member, p_token_hash, p_transactions[i], p_hashes[i], p_round, p_game_code,
          p_currency, p_amounts[i], false, false, p_bet_ids[i], p_transfer_ids[i], p_at, null);
      elsif p_kinds[i] = 'WIN' then
        select * into answer from bet_win(p_source, p_merchant, p_member, p_transactions[i], p_hashes[i], null, p_round, p_currency,
          p_amounts[i], false, p_transfer_ids[i], p_at);
      else
        select * into answer from bet_rollback(p_source, p_merchant, p_member, p_transactions[i], p_hashes[i], p_references[i], p_round,
          p_transfer_ids[i], p_at);
      end if;
      outcome := answer.outcome;
      balance := answer.balance;
      version := answer.version;
      currency := answer.currency;
      -- Undoes what the orders before it did; alone, a refusal is kept as it is of a single order.
      if outcome <> 'SUCCESS' and v_done > 0 then raise exception 'refused' using errcode = 'CR001'; end if;
      exit when outcome <> 'SUCCESS';
      if not answer.replayed then
        replayed := false;
        v_done := v_done + 1;
      end if;
    end loop;
  exception when sqlstate 'CR001' then
    replayed := true;
  end;
  if outcome <> 'SUCCESS' or balance is null then
    select l.balance, l.version into balance, version from ledger_lock(p_merchant, p_member, currency) l;
  end if;
  if outcome = 'SUCCESS' and p_round_closed then
    update bets b set state = 'SETTLED', settled_at = p_at, valid_bet = bet_valid(b.game_type, b.is_free, b.stake, b.payout, b.odds)
      where b.source = p_source and b.round = p_round and b.merchant_id = p_merchant and b.member_id = p_member and b.state = 'OPEN';
  end if;
  return next;
end $$;
