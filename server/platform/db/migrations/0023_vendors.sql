-- Vendors as operators watch them, and wallet transfers in doubt as operators put them right (domain.md 4).

-- Whether a vendor answers, by adapter. OPEN: calls are kept away from it and its games show as in maintenance.
create table vendor_health (
  vendor_code text not null references vendors (code),
  adapter text not null,
  state text not null check (state in ('CLOSED', 'OPEN', 'HALF_OPEN')),
  state_since timestamptz not null,
  -- When the process that keeps calls away said so last; one that died says nothing any more.
  told_at timestamptz not null,
  last_error text,
  last_failure_at timestamptz,
  last_success_at timestamptz,
  primary key (vendor_code, adapter)
);

-- Our calls to vendors by the hour. Written in batches: no call waits for it.
create table vendor_call_hours (
  hour timestamptz not null,
  vendor_code text not null,
  adapter text not null,
  calls int8 not null,
  failures int8 not null,
  -- Not made: the breaker was open, or too many waited already.
  refused int8 not null,
  milliseconds int8 not null,
  slowest int4 not null,
  primary key (hour, vendor_code, adapter)
);

-- What vendors ordered of the wallet, by the hour.
create table vendor_order_hours (
  hour timestamptz not null,
  adapter text not null,
  kind text not null,
  result text not null,
  orders int8 not null,
  last_at timestamptz not null,
  primary key (hour, adapter, kind, result)
);

alter table vendor_transfers
  add column asked_at timestamptz,
  -- What the vendor said when it was asked last, or that it said nothing.
  add column last_answer text check (last_answer in ('DONE', 'REFUSED', 'UNSEEN', 'UNKNOWN')),
  -- Four eyes: what a first operator wants to become of it. A second one has to want the same.
  add column proposed_state text check (proposed_state in ('DONE', 'FAILED')),
  add column proposed_by uuid,
  add column proposed_by_account text,
  add column proposed_at timestamptz,
  add column proposed_reason text,
  -- The second operator, where people decided instead of the vendor.
  add column decided_by_account text,
  add column decision_reason text;
create index vendor_transfers_searched on vendor_transfers (merchant_id, created_at desc, id desc);

-- A win, also of zero: credited whatever became of session and player since. It closes the round when it says so.
-- Without a reference it belongs to the latest bet of its round that stands.
create or replace function bet_win(
  p_source text, p_merchant text, p_member uuid, p_transaction text, p_hash text, p_reference text, p_round text,
  p_currency text, p_amount int8, p_round_closed boolean, p_transfer_id uuid, p_at timestamptz
) returns table (outcome text, replayed boolean, currency text, balance int8, version int8)
language plpgsql as $$
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
      valid_bet = case when b.state = 'SETTLED' then bet_valid(b.game_type, b.is_free, b.stake, b.payout + p_amount) else b.valid_bet end
    where b.merchant_id = p_merchant and b.member_id = p_member and b.id = placed.id;
  if p_round_closed then
    update bets b set state = 'SETTLED', settled_at = p_at, valid_bet = bet_valid(b.game_type, b.is_free, b.stake, b.payout)
      where b.source = p_source and b.round = p_round and b.merchant_id = p_merchant and b.member_id = p_member and b.state <> 'VOID';
  end if;
  insert into bet_transactions values (p_merchant, p_member, p_source, p_transaction, 'WIN', p_hash, outcome, placed.id, p_amount,
    case when p_amount > 0 then p_transfer_id end, balance, p_at);
  return next;
end $$;

-- Takes back what a bet won, as far as nobody has yet, from the main wallet. The caller saw to it that the money is there.
create function bet_take_wins(
  p_source text, p_merchant text, p_member uuid, p_currency text, p_vendor text, p_bet uuid, p_hash text, p_only text, p_at timestamptz
) returns table (taken int8, balance int8, version int8)
language plpgsql as $$
#variable_conflict use_column
declare
  won record;
  moved record;
begin
  taken := 0;
  for won in select t.transaction_id, t.transfer_id, t.amount from bet_transactions t
      where t.merchant_id = p_merchant and t.member_id = p_member and t.bet_id = p_bet and t.kind = 'WIN' and t.transfer_id is not null
        and (p_only is null or t.transaction_id = p_only)
        and not exists (select 1 from ledger_transfers l where l.merchant_id = p_merchant and l.member_id = p_member
          and l.reverses = t.transfer_id and l.outcome = 'POSTED')
  loop
    select * into moved from ledger_move(p_merchant, p_member, gen_random_uuid(), p_source, 'UNWIN:' || won.transaction_id, p_hash,
      'ROLLBACK', 'SINGLE', p_currency, won.amount, 'CASH', 'HOUSE:GAMES:' || p_vendor, null, won.transfer_id, 'bet', p_bet::text,
      'rolled back by the vendor', null, p_at, false, null);
    if moved.outcome <> 'POSTED' then raise exception 'a win was not taken back: %', moved.refusal; end if;
    taken := taken + won.amount;
    balance := moved.balances[1];
    version := moved.versions[1];
  end loop;
  if taken > 0 then perform loss_count(p_merchant, p_member, taken, p_at); end if;
  return next;
end $$;

-- Takes a bet back, once, and with it whatever it won; or one win alone. Of what was not seen it leaves a tombstone, which
-- refuses the order when it comes late. ROLLBACK_UNCOVERED: the wins are spent; nothing moves and the vendor may ask again.
create or replace function bet_rollback(
  p_source text, p_merchant text, p_member uuid, p_transaction text, p_hash text, p_reference text, p_round text,
  p_transfer_id uuid, p_at timestamptz
) returns table (outcome text, replayed boolean, currency text, balance int8, version int8)
language plpgsql as $$
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
    outcome := 'PLAYER_NOT_FOUND';
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
        valid_bet = case when b.state = 'SETTLED' then bet_valid(b.game_type, b.is_free, b.stake, b.payout - v_taken) else b.valid_bet end
      where b.merchant_id = p_merchant and b.member_id = p_member and b.id = placed.id;
  end if;
  insert into bet_transactions values (p_merchant, p_member, p_source, p_transaction, 'ROLLBACK', p_hash, outcome, placed.id, v_amount - v_taken,
    case when v_amount > 0 then p_transfer_id end, balance, p_at);
  return next;
end $$;

-- Several orders of one round in one round trip, in order, all or none: what a vendor sends as one call. An order that had
-- been answered before gets that answer again. With `p_round_closed` the round ends with them, also when there are none.
create function bet_batch(
  p_source text, p_merchant text, p_member uuid, p_token_hash text, p_round text, p_game_code text, p_currency text, p_round_closed boolean,
  p_kinds text[], p_transactions text[], p_hashes text[], p_references text[], p_amounts int8[], p_bet_ids uuid[], p_transfer_ids uuid[],
  p_at timestamptz
) returns table (outcome text, replayed boolean, currency text, balance int8, version int8)
language plpgsql as $$
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
          p_currency, p_amounts[i], false, false, p_bet_ids[i], p_transfer_ids[i], p_at);
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
    update bets b set state = 'SETTLED', settled_at = p_at, valid_bet = bet_valid(b.game_type, b.is_free, b.stake, b.payout)
      where b.source = p_source and b.round = p_round and b.merchant_id = p_merchant and b.member_id = p_member and b.state = 'OPEN';
  end if;
  return next;
end $$;

-- How far the feed of settled bets of a vendor that keeps wallets was read.
create table vendor_feeds (
  adapter text primary key,
  cursor text not null,
  pulled_at timestamptz not null
);

-- Bets of such a feed whose money our books do not show in the vendor's wallet yet: a transfer into it is still in doubt.
create table vendor_bets_waiting (
  adapter text not null,
  transaction_id text not null,
  record jsonb not null,
  since timestamptz not null,
  primary key (adapter, transaction_id)
);

-- A settled bet from such a feed, once: the bet, and its money between the vendor's wallet and the house, so that what our
-- books say is in that wallet is what is in it. MONEY_MISSING: a transfer into the wallet is still in doubt; nothing is written.
create function bet_import(
  p_source text, p_merchant text, p_member uuid, p_bet_id uuid, p_transaction text, p_round text, p_vendor text, p_game_code text,
  p_currency text, p_stake int8, p_payout int8, p_balance_after int8, p_placed_at timestamptz, p_settled_at timestamptz,
  p_hash text, p_bet_transfer uuid, p_win_transfer uuid, p_at timestamptz
) returns text
language plpgsql as $$
#variable_conflict use_variable
declare
  played record;
  moved record;
  v_account text := 'VENDOR:' || p_vendor;
  v_before int8 := p_balance_after - p_payout + p_stake;
begin
  perform ledger_lock(p_merchant, p_member, p_currency);
  if exists (select 1 from bets b where b.source = p_source and b.transaction_id = p_transaction) then return 'KNOWN'; end if;
  select g.id, g.game_type, (select s.id from game_sessions s where s.merchant_id = p_merchant and s.member_id = p_member
      and s.vendor_game_code = p_game_code order by s.created_at desc limit 1) as session_id
    into played from games g where g.vendor_code = p_vendor and g.vendor_game_code = p_game_code;
  if played.id is null then return 'GAME_UNKNOWN'; end if;
  if not exists (select 1 from members m where m.merchant_id = p_merchant and m.id = p_member) then return 'PLAYER_UNKNOWN'; end if;
  if p_stake > 0 then
    select * into moved from ledger_move(p_merchant, p_member, p_bet_transfer, p_source, 'BET:' || p_transaction, p_hash, 'BET', 'SINGLE',
      p_currency, p_stake, v_account, 'HOUSE:GAMES:' || p_vendor, null, null, 'bet', p_bet_id::text, null, null, p_at, false, null);
    if moved.outcome <> 'POSTED' then return 'MONEY_MISSING'; end if;
  end if;
  if p_payout > 0 then
    select * into moved from ledger_move(p_merchant, p_member, p_win_transfer, p_source, 'WIN:' || p_transaction, p_hash, 'WIN', 'SINGLE',
      p_currency, p_payout, 'HOUSE:GAMES:' || p_vendor, v_account, null, null, 'bet', p_bet_id::text, null, null, p_at, false, null);
    if moved.outcome <> 'POSTED' then raise exception 'a win was not credited: %', moved.refusal; end if;
  end if;
  insert into bets (merchant_id, member_id, id, source, transaction_id, round, vendor_code, game_id, game_type, session_id, currency,
      is_free, stake, valid_bet, payout, state, balance_before, balance_after, placed_at, settled_at)
    values (p_merchant, p_member, p_bet_id, p_source, p_transaction, p_round, p_vendor, played.id, played.game_type,
      coalesce(played.session_id, '00000000-0000-0000-0000-000000000000'), p_currency, false, p_stake,
      bet_valid(played.game_type, false, p_stake, p_payout), p_payout, 'SETTLED', v_before, p_balance_after, p_placed_at, p_settled_at);
  insert into bet_transactions values
    (p_merchant, p_member, p_source, p_transaction, 'BET', p_hash, 'SUCCESS', p_bet_id, p_stake,
      case when p_stake > 0 then p_bet_transfer end, v_before - p_stake, p_placed_at),
    (p_merchant, p_member, p_source, p_transaction, 'WIN', p_hash, 'SUCCESS', p_bet_id, p_payout,
      case when p_payout > 0 then p_win_transfer end, p_balance_after, p_settled_at);
  perform loss_count(p_merchant, p_member, p_stake - p_payout, p_settled_at);
  return 'IMPORTED';
end $$;

-- Orders of different calls in one transaction: callers that come while others are being written share a round trip and a
-- commit. Each order is answered as if it had come alone; answers stand in the order of `p_orders`.
create function bet_many(p_orders jsonb, p_at timestamptz)
returns table (outcome text, replayed boolean, currency text, balance int8, version int8)
language plpgsql as $$
#variable_conflict use_column
declare
  one record;
begin
  for one in
    select * from jsonb_to_recordset(p_orders) as o (
      kind text, source text, merchant text, member uuid, token text, transaction text, hash text, reference text, round text, game text,
      currency text, amount int8, free boolean, closed boolean, bet_id uuid, transfer_id uuid,
      kinds text[], transactions text[], hashes text[], refs text[], amounts int8[], bet_ids uuid[], transfer_ids uuid[])
  loop
    if one.kind = 'BET' then
      return query select * from bet_place(one.source, one.merchant, one.member, one.token, one.transaction, one.hash, one.round, one.game,
        one.currency, one.amount, one.free, one.closed, one.bet_id, one.transfer_id, p_at);
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
