-- A bet in one round trip: idempotency first, then session, player, round and money.
--
-- Asks bet_permission after taking the lock that an exclusion takes too: once that is committed not one more bet is accepted, and a second
-- call would double the cost.
--
-- It decides, it does not raise. SUCCESS and WALLET_INSUFFICIENT are kept and answered again (`replayed`), as is TRANSACTION_CANCELLED: its
-- rollback came first. DUPLICATE_MISMATCH: the transaction was another bet. Nothing is written of the others: INVALID_TOKEN,
-- TOKEN_EXPIRED, MEMBER_LOCKED, INVALID_GAME, WRONG_CURRENCY, ROUND_FOREIGN, where the round is of another member, LINE_GAME_OFF and
-- LINE_STAKE_LIMIT by what agents above set, and LOSS_LIMIT_REACHED, but that the member met the limit.
--
-- Locks the member's accounts. An order that comes alone keeps others from being collected while it waits: not for long (`lock_timeout`),
-- then it is set aside (decision 0017). Called by modules/vendors, bet_batch and bet_many.
create or replace function bet_place(
  p_source text, p_merchant text, p_member uuid, p_token_hash text, p_transaction text, p_hash text, p_round text,
  p_game_code text, p_currency text, p_amount int8, p_is_free boolean, p_round_closed boolean,
  p_bet_id uuid, p_transfer_id uuid, p_at timestamptz, p_odds int4
) returns table (outcome text, replayed boolean, currency text, balance int8, version int8)
language plpgsql set lock_timeout = '50ms' as $$
#variable_conflict use_variable
declare
  known bet_transactions;
  session game_sessions;
  permission record;
  moved record;
  v_before int8;
begin
  select l.balance, l.version into balance, version from ledger_lock(p_merchant, p_member, p_currency) l;
  currency := p_currency;
  replayed := false;
  select * into known from bet_transactions t where t.merchant_id = p_merchant and t.member_id = p_member
    and t.source = p_source and t.transaction_id = p_transaction and t.kind = 'BET';
  if found then
    replayed := true;
    outcome := case when known.request_hash is null or known.request_hash = p_hash then known.outcome else 'DUPLICATE_MISMATCH' end;
    return next;
    return;
  end if;
  select * into session from game_sessions s where s.token_hash = p_token_hash;
  select p.refusal, p.loss_rest, line_greatest(p.line_limits, session.vendor_code, session.game_type, p_currency) as greatest
    into permission from bet_permission(p_merchant, p_member, p_at) p;
  outcome := case
    when session.token_hash is null or session.merchant_id <> p_merchant or session.member_id <> p_member
      or session.source <> p_source then 'INVALID_TOKEN'
    when session.expires_at <= p_at then 'TOKEN_EXPIRED'
    when permission.refusal is not null then permission.refusal
    when session.vendor_game_code <> p_game_code then 'INVALID_GAME'
    when session.currency <> p_currency or balance is null then 'WRONG_CURRENCY'
    when permission.greatest = 0 then 'LINE_GAME_OFF'
    when permission.greatest < p_amount then 'LINE_STAKE_LIMIT'
    when exists (select 1 from bets b where b.source = p_source and b.transaction_id = p_transaction) then 'DUPLICATE_MISMATCH'
  end;
  if outcome is null and p_amount > 0 and permission.loss_rest < p_amount then
    outcome := 'LOSS_LIMIT_REACHED';
    perform protection_mark(p_merchant, p_member, 'LIMIT_HIT', 'LOSS', p_at);
  end if;
  if outcome is null then
    -- Waits for another member's first bet of this round that is not committed yet, then sees whose the round became.
    insert into bet_rounds values (p_merchant, p_member, p_source, p_round) on conflict do nothing;
    if not found and not exists (select 1 from bet_rounds r where r.source = p_source and r.round = p_round
        and r.merchant_id = p_merchant and r.member_id = p_member) then
      outcome := 'ROUND_FOREIGN';
    end if;
  end if;
  if outcome is not null then
    return next;
    return;
  end if;

  v_before := balance;
  outcome := 'SUCCESS';
  if p_amount > 0 then
    select * into moved from ledger_move(p_merchant, p_member, p_transfer_id, p_source, 'BET:' || p_transaction, p_hash, 'BET', 'SINGLE',
      p_currency, p_amount, 'CASH', 'HOUSE:GAMES:' || session.vendor_code, null, null, 'bet', p_bet_id::text, null, null, p_at, true, null);
    if moved.outcome = 'POSTED' then
      balance := moved.balances[1];
      version := moved.versions[1];
    else
      outcome := 'WALLET_INSUFFICIENT';
    end if;
  end if;
  if outcome = 'SUCCESS' then
    insert into bets (merchant_id, member_id, id, source, transaction_id, round, vendor_code, game_id, game_type, session_id, currency,
        is_free, odds, stake, valid_bet, state, balance_before, balance_after, placed_at, settled_at)
      values (p_merchant, p_member, p_bet_id, p_source, p_transaction, p_round, session.vendor_code, session.game_id, session.game_type,
        session.id, p_currency, p_is_free, p_odds, p_amount,
        case when p_round_closed then bet_valid(session.game_type, p_is_free, p_amount, 0, p_odds) else 0 end,
        case when p_round_closed then 'SETTLED' else 'OPEN' end, v_before, balance, p_at, case when p_round_closed then p_at end);
    if permission.loss_rest is not null and p_amount > 0 then perform loss_count(p_merchant, p_member, p_amount, p_at); end if;
  end if;
  insert into bet_transactions values (p_merchant, p_member, p_source, p_transaction, 'BET', p_hash, outcome,
    case when outcome = 'SUCCESS' then p_bet_id end, p_amount,
    case when outcome = 'SUCCESS' and p_amount > 0 then p_transfer_id end, balance, p_at);
  return next;
end $$;
