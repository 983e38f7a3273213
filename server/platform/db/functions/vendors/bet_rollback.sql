-- Takes a bet back, once, and with it whatever it won (decision 0011); or one win alone. Of what was not seen it leaves a tombstone, which
-- refuses the order when it comes late.
--
-- It decides; what it raises would be a fault of the books. SUCCESS is kept and answered again (`replayed`). ROLLBACK_UNCOVERED: the wins
-- are spent; nothing moves and the vendor may ask again. DUPLICATE_MISMATCH, MEMBER_NOT_FOUND and ROUND_FOREIGN write nothing.
--
-- Locks the member's accounts, and waits for them as bet_place does. Called by modules/vendors, bet_batch and bet_many.
create or replace function bet_rollback(
  p_source text, p_merchant text, p_member uuid, p_transaction text, p_hash text, p_reference text, p_round text,
  p_transfer_id uuid, p_at timestamptz
) returns table (outcome text, replayed boolean, currency text, balance int8, version int8)
language plpgsql set lock_timeout = '50ms' as $$
#variable_conflict use_variable
declare
  known bet_transactions;
  target bet_transactions;
  won bet_transactions;
  placed bets;
  moved record;
  back record;
  v_amount int8 := 0;
  v_taken int8 := 0;
begin
  select * into placed from bets b where b.source = p_source and b.transaction_id = p_reference;
  currency := coalesce(placed.currency, (select m.currency from members m where m.merchant_id = p_merchant and m.id = p_member));
  select l.balance, l.version into balance, version from ledger_lock(p_merchant, p_member, currency) l;
  replayed := false;
  if balance is null then
    outcome := 'MEMBER_NOT_FOUND';
    return next;
    return;
  end if;
  select * into known from bet_transactions t where t.merchant_id = p_merchant and t.member_id = p_member
    and t.source = p_source and t.transaction_id = p_transaction and t.kind = 'ROLLBACK';
  if found then
    replayed := true;
    outcome := case when known.request_hash = p_hash then known.outcome else 'DUPLICATE_MISMATCH' end;
    return next;
    return;
  end if;
  -- Again, under the lock: the bet may have come in between.
  select * into placed from bets b where b.source = p_source and b.transaction_id = p_reference;
  select * into target from bet_transactions t where t.merchant_id = p_merchant and t.member_id = p_member
    and t.source = p_source and t.transaction_id = p_reference and t.kind = 'BET';
  if placed.id is not null and (placed.merchant_id <> p_merchant or placed.member_id <> p_member) then
    outcome := 'ROUND_FOREIGN';
    return next;
    return;
  end if;

  outcome := 'SUCCESS';
  if target.transaction_id is null then
    select * into won from bet_transactions t where t.merchant_id = p_merchant and t.member_id = p_member
      and t.source = p_source and t.transaction_id = p_reference and t.kind = 'WIN';
    if won.transaction_id is null then
      insert into bet_transactions values (p_merchant, p_member, p_source, p_reference, 'BET', null, 'TRANSACTION_CANCELLED', null, 0, null, balance, p_at);
    else
      select * into placed from bets b where b.merchant_id = p_merchant and b.member_id = p_member and b.id = won.bet_id;
      if placed.payout >= won.amount and won.amount > 0 and placed.state <> 'VOID' and balance < won.amount
          and not exists (select 1 from ledger_transfers l where l.merchant_id = p_merchant and l.member_id = p_member
            and l.reverses = won.transfer_id and l.outcome = 'POSTED') then
        outcome := 'ROLLBACK_UNCOVERED';
        return next;
        return;
      end if;
    end if;
  elsif placed.id is not null and placed.state <> 'VOID' then
    v_amount := placed.stake;
    if balance + v_amount < placed.payout then
      outcome := 'ROLLBACK_UNCOVERED';
      return next;
      return;
    end if;
    if v_amount > 0 then
      select * into moved from ledger_move(p_merchant, p_member, p_transfer_id, p_source, 'ROLLBACK:' || p_reference, p_hash, 'ROLLBACK', 'SINGLE',
        placed.currency, v_amount, 'HOUSE:GAMES:' || placed.vendor_code, 'CASH', null, target.transfer_id, 'bet', placed.id::text,
        'rolled back by the vendor', null, p_at, true, null);
      if moved.outcome <> 'POSTED' then raise exception 'a rollback was not credited: %', moved.refusal; end if;
      balance := moved.balances[1];
      version := moved.versions[1];
      perform loss_count(p_merchant, p_member, -v_amount, p_at);
    end if;
  end if;
  if placed.payout > 0 and placed.state <> 'VOID' then
    select * into back from bet_take_wins(p_source, p_merchant, p_member, placed.currency, placed.vendor_code, placed.id, p_hash,
      won.transaction_id, p_at);
    v_taken := back.taken;
    balance := coalesce(back.balance, balance);
    version := coalesce(back.version, version);
  end if;
  if target.transaction_id is not null and placed.state <> 'VOID' then
    update bets b set state = 'VOID', valid_bet = 0, payout = b.payout - v_taken, settled_at = p_at, balance_after = balance
      where b.merchant_id = p_merchant and b.member_id = p_member and b.id = placed.id;
  elsif v_taken > 0 then
    update bets b set payout = b.payout - v_taken, balance_after = balance,
        valid_bet = case when b.state = 'SETTLED' then bet_valid(b.game_type, b.is_free, b.stake, b.payout - v_taken, b.odds) else b.valid_bet end
      where b.merchant_id = p_merchant and b.member_id = p_member and b.id = placed.id;
  end if;
  insert into bet_transactions values (p_merchant, p_member, p_source, p_transaction, 'ROLLBACK', p_hash, outcome, placed.id, v_amount - v_taken,
    case when v_amount > 0 then p_transfer_id end, balance, p_at);
  return next;
end $$;
