-- A win, also of zero: credited whatever became of session and player since. It closes the round when it says so.
-- Without a reference it belongs to the latest bet of its round that stands.
--
-- It decides; what it raises would be a fault of the books. SUCCESS is kept and answered again (`replayed`). DUPLICATE_MISMATCH: the
-- transaction was another win. Nothing is written of BET_NOT_FOUND, TRANSACTION_CANCELLED (the bet was taken back), ROUND_FOREIGN and
-- WRONG_CURRENCY.
--
-- Locks the member's accounts, and waits for them as bet_place does. Called by modules/vendors, bet_batch and bet_many.
create or replace function bet_win(
  p_source text, p_merchant text, p_member uuid, p_transaction text, p_hash text, p_reference text, p_round text,
  p_currency text, p_amount int8, p_round_closed boolean, p_transfer_id uuid, p_at timestamptz
) returns table (outcome text, replayed boolean, currency text, balance int8, version int8)
language plpgsql set lock_timeout = '50ms' as $$
#variable_conflict use_variable
declare
  known bet_transactions;
  placed bets;
  moved record;
begin
  select l.balance, l.version into balance, version from ledger_lock(p_merchant, p_member, p_currency) l;
  currency := p_currency;
  replayed := false;
  -- A row of kind BET without a hash is the tombstone of a rollback that came first, whatever it was meant to undo.
  select * into known from bet_transactions t where t.merchant_id = p_merchant and t.member_id = p_member
    and t.source = p_source and t.transaction_id = p_transaction and (t.kind = 'WIN' or (t.kind = 'BET' and t.request_hash is null));
  if found then
    replayed := true;
    outcome := case when known.request_hash is null or known.request_hash = p_hash then known.outcome else 'DUPLICATE_MISMATCH' end;
    return next;
    return;
  end if;
  if p_reference is not null then
    select * into placed from bets b where b.source = p_source and b.transaction_id = p_reference;
  else
    select * into placed from bets b where b.source = p_source and b.round = p_round
      order by b.state = 'VOID', b.placed_at desc, b.id desc limit 1;
  end if;
  outcome := case
    when placed.id is null then case when exists (select 1 from bet_transactions t where t.merchant_id = p_merchant
      and t.member_id = p_member and t.source = p_source and t.transaction_id = p_reference and t.kind = 'BET')
      then 'TRANSACTION_CANCELLED' else 'BET_NOT_FOUND' end
    when placed.merchant_id <> p_merchant or placed.member_id <> p_member then 'ROUND_FOREIGN'
    when placed.round <> p_round then 'BET_NOT_FOUND'
    when placed.currency <> p_currency then 'WRONG_CURRENCY'
    when placed.state = 'VOID' then 'TRANSACTION_CANCELLED'
  end;
  if outcome is not null then
    return next;
    return;
  end if;

  outcome := 'SUCCESS';
  if p_amount > 0 then
    select * into moved from ledger_move(p_merchant, p_member, p_transfer_id, p_source, 'WIN:' || p_transaction, p_hash, 'WIN', 'SINGLE',
      p_currency, p_amount, 'HOUSE:GAMES:' || placed.vendor_code, 'CASH', null, null, 'bet', placed.id::text, null, null, p_at, true, null);
    if moved.outcome <> 'POSTED' then raise exception 'a win was not credited: %', moved.refusal; end if;
    balance := moved.balances[1];
    version := moved.versions[1];
    perform loss_count(p_merchant, p_member, -p_amount, p_at);
  end if;
  update bets b set payout = b.payout + p_amount, balance_after = balance,
      valid_bet = case when b.state = 'SETTLED' then bet_valid(b.game_type, b.is_free, b.stake, b.payout + p_amount, b.odds) else b.valid_bet end
    where b.merchant_id = p_merchant and b.member_id = p_member and b.id = placed.id;
  if p_round_closed then
    update bets b set state = 'SETTLED', settled_at = p_at, valid_bet = bet_valid(b.game_type, b.is_free, b.stake, b.payout, b.odds)
      where b.source = p_source and b.round = p_round and b.merchant_id = p_merchant and b.member_id = p_member and b.state <> 'VOID';
  end if;
  insert into bet_transactions values (p_merchant, p_member, p_source, p_transaction, 'WIN', p_hash, outcome, placed.id, p_amount,
    case when p_amount > 0 then p_transfer_id end, balance, p_at);
  return next;
end $$;
