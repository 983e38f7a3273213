-- Games of others (domain.md 4) and the bets placed in them.

-- Reference data, the same for all brands.
create table vendors (
  code text primary key,
  name text not null,
  -- The adapter that speaks with it; a vendor without one is shown, but its games cannot be started.
  adapter text,
  position int2 not null
);

create table games (
  id uuid primary key,
  vendor_code text not null references vendors (code),
  game_type text not null check (game_type in ('ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS', 'COCKFIGHT')),
  game_classify text check (game_classify in ('SC', 'VP', 'JP', 'TG', 'AC', 'BG')),
  -- The vendor's own code of the game.
  vendor_game_code text not null,
  -- { language: text }
  names jsonb not null,
  -- All names in small letters without diacritics, for the search.
  name_folded text not null,
  availability text not null check (availability in ('OPEN', 'MAINTENANCE')),
  has_demo boolean not null,
  position int4 not null
);
create index games_listed on games (game_type, position, id);
create index games_of_vendor on games (vendor_code, game_type, position, id);

-- Which vendors a brand offers, and in which order.
create table merchant_vendors (
  merchant_id text not null,
  vendor_code text not null references vendors (code),
  availability text not null check (availability in ('OPEN', 'MAINTENANCE')),
  position int2 not null,
  primary key (merchant_id, vendor_code)
);

create table hot_games (
  merchant_id text not null,
  game_id uuid not null references games (id),
  position int2 not null,
  primary key (merchant_id, game_id)
);

create table favourite_games (
  merchant_id text not null,
  member_id uuid not null,
  game_id uuid not null,
  added_at timestamptz not null,
  primary key (merchant_id, member_id, game_id)
);

create table recent_games (
  merchant_id text not null,
  member_id uuid not null,
  game_id uuid not null,
  played_at timestamptz not null,
  primary key (merchant_id, member_id, game_id)
);

-- A member in a game: the vendor shows the token with every bet.
create table game_sessions (
  -- SHA-256 of the token, hexadecimal; the token itself is known to the vendor alone.
  token_hash text primary key,
  merchant_id text not null,
  member_id uuid not null,
  id uuid not null,
  source text not null,
  vendor_code text not null,
  vendor_game_code text not null,
  game_id uuid not null,
  game_type text not null,
  currency text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index game_sessions_member on game_sessions (merchant_id, member_id, created_at desc);

create table bets (
  merchant_id text not null,
  member_id uuid not null,
  id uuid not null,
  -- The wire it came by (hub88) and the vendor's own ids.
  source text not null,
  transaction_id text not null,
  round text not null,
  vendor_code text not null,
  game_id uuid not null,
  game_type text not null,
  session_id uuid not null,
  currency text not null,
  is_free boolean not null,
  stake int8 not null check (stake >= 0),
  valid_bet int8 not null default 0,
  payout int8 not null default 0 check (payout >= 0),
  state text not null check (state in ('OPEN', 'SETTLED', 'VOID')),
  balance_before int8 not null,
  balance_after int8 not null,
  placed_at timestamptz not null,
  settled_at timestamptz,
  -- The vendor's record of the round, kept once it is closed.
  outcome jsonb,
  recall_url text,
  primary key (merchant_id, member_id, id)
) with (fillfactor = 80);
create index bets_placed on bets (merchant_id, member_id, placed_at desc, id desc);
create unique index bets_transaction on bets (source, transaction_id);
create index bets_round on bets (source, round);
create index bets_won on bets (merchant_id, settled_at desc) where state = 'SETTLED' and payout > stake;

-- Whose a round is, for ever: the first bet takes it. First bets of two members in one instant meet at this key.
create table bet_rounds (
  merchant_id text not null,
  member_id uuid not null,
  source text not null,
  round text not null,
  primary key (source, round)
);

-- Every order of a vendor with its first answer, for ever: the idempotency key is (vendor, transaction, kind).
create table bet_transactions (
  merchant_id text not null,
  member_id uuid not null,
  source text not null,
  transaction_id text not null,
  kind text not null check (kind in ('BET', 'WIN', 'ROLLBACK')),
  -- Null on a tombstone: a rollback came before its bet, which is refused whatever it says.
  request_hash text,
  outcome text not null check (outcome in ('SUCCESS', 'INSUFFICIENT_FUNDS', 'TRANSACTION_CANCELLED')),
  bet_id uuid,
  amount int8 not null,
  transfer_id uuid,
  balance_after int8 not null,
  created_at timestamptz not null,
  primary key (merchant_id, member_id, source, transaction_id, kind)
);
create index bet_transactions_bet on bet_transactions (merchant_id, member_id, bet_id);

-- What a settled bet counts for turnover (domain.md 3): two-way games the smaller of risk and result, others the stake.
create function bet_valid(p_game_type text, p_is_free boolean, p_stake int8, p_payout int8) returns int8
language sql immutable as $$
  select case
    when p_is_free then 0
    when p_game_type in ('LIVE', 'SPORTS', 'ESPORTS', 'COCKFIGHT', 'PVP') then least(p_stake, abs(p_payout - p_stake))
    else p_stake
  end
$$;

-- A bet in one round trip: idempotency first, then session, player, round and money. It decides, it does not raise.
-- Reads the member's status and exclusion itself, after taking the lock that an exclusion takes too: once that is committed not
-- one more bet is accepted, and a second call would double the cost. A loss limit is checked against its counter (0010).
create function bet_place(
  p_source text, p_merchant text, p_member uuid, p_token_hash text, p_transaction text, p_hash text, p_round text,
  p_game_code text, p_currency text, p_amount int8, p_is_free boolean, p_round_closed boolean,
  p_bet_id uuid, p_transfer_id uuid, p_at timestamptz
) returns table (outcome text, replayed boolean, currency text, balance int8, version int8)
language plpgsql as $$
#variable_conflict use_variable
declare
  known bet_transactions;
  session game_sessions;
  player record;
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
  select m.status, m.play_blocked_until, m.loss_limited into player from members m where m.merchant_id = p_merchant and m.id = p_member;
  outcome := case
    when session.token_hash is null or session.merchant_id <> p_merchant or session.member_id <> p_member
      or session.source <> p_source then 'INVALID_TOKEN'
    when session.expires_at <= p_at then 'TOKEN_EXPIRED'
    when player.status is distinct from 'ACTIVE' or player.play_blocked_until > p_at then 'PLAYER_LOCKED'
    when session.vendor_game_code <> p_game_code then 'INVALID_GAME'
    when session.currency <> p_currency or balance is null then 'WRONG_CURRENCY'
    when exists (select 1 from bets b where b.source = p_source and b.transaction_id = p_transaction) then 'DUPLICATE_MISMATCH'
  end;
  if outcome is null and player.loss_limited and p_amount > 0 and exists (select 1 from loss_counters c where c.merchant_id = p_merchant
      and c.member_id = p_member and case when c.ends_at <= p_at then 0 else c.lost end + p_amount > c.maximum) then
    outcome := 'LIMIT_REACHED';
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
      outcome := 'INSUFFICIENT_FUNDS';
    end if;
  end if;
  if outcome = 'SUCCESS' then
    insert into bets (merchant_id, member_id, id, source, transaction_id, round, vendor_code, game_id, game_type, session_id, currency,
        is_free, stake, valid_bet, state, balance_before, balance_after, placed_at, settled_at)
      values (p_merchant, p_member, p_bet_id, p_source, p_transaction, p_round, session.vendor_code, session.game_id, session.game_type,
        session.id, p_currency, p_is_free, p_amount, case when p_round_closed then bet_valid(session.game_type, p_is_free, p_amount, 0) else 0 end,
        case when p_round_closed then 'SETTLED' else 'OPEN' end, v_before, balance, p_at, case when p_round_closed then p_at end);
    if player.loss_limited and p_amount > 0 then perform loss_count(p_merchant, p_member, p_amount, p_at); end if;
  end if;
  insert into bet_transactions values (p_merchant, p_member, p_source, p_transaction, 'BET', p_hash, outcome,
    case when outcome = 'SUCCESS' then p_bet_id end, p_amount,
    case when outcome = 'SUCCESS' and p_amount > 0 then p_transfer_id end, balance, p_at);
  return next;
end $$;

-- A win, also of zero: credited whatever became of session and player since. It closes the round when it says so.
create function bet_win(
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
  select * into known from bet_transactions t where t.merchant_id = p_merchant and t.member_id = p_member
    and t.source = p_source and t.transaction_id = p_transaction and t.kind = 'WIN';
  if found then
    replayed := true;
    outcome := case when known.request_hash = p_hash then known.outcome else 'DUPLICATE_MISMATCH' end;
    return next;
    return;
  end if;
  select * into placed from bets b where b.source = p_source and b.transaction_id = p_reference;
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
  update bets b set payout = b.payout + p_amount, balance_after = balance
    where b.merchant_id = p_merchant and b.member_id = p_member and b.id = placed.id;
  if p_round_closed then
    update bets b set state = 'SETTLED', settled_at = p_at, valid_bet = bet_valid(b.game_type, b.is_free, b.stake, b.payout)
      where b.source = p_source and b.round = p_round and b.merchant_id = p_merchant and b.member_id = p_member and b.state <> 'VOID';
  end if;
  insert into bet_transactions values (p_merchant, p_member, p_source, p_transaction, 'WIN', p_hash, outcome, placed.id, p_amount,
    case when p_amount > 0 then p_transfer_id end, balance, p_at);
  return next;
end $$;

-- Takes a bet back, once. Of a bet not seen it leaves a tombstone, which refuses the bet when it comes late.
create function bet_rollback(
  p_source text, p_merchant text, p_member uuid, p_transaction text, p_hash text, p_reference text, p_round text,
  p_transfer_id uuid, p_at timestamptz
) returns table (outcome text, replayed boolean, currency text, balance int8, version int8)
language plpgsql as $$
#variable_conflict use_variable
declare
  known bet_transactions;
  target bet_transactions;
  placed bets;
  moved record;
  v_amount int8 := 0;
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
    insert into bet_transactions values (p_merchant, p_member, p_source, p_reference, 'BET', null, 'TRANSACTION_CANCELLED', null, 0, null, balance, p_at);
  elsif placed.id is not null and placed.state <> 'VOID' then
    v_amount := placed.stake;
    if v_amount > 0 then
      select * into moved from ledger_move(p_merchant, p_member, p_transfer_id, p_source, 'ROLLBACK:' || p_reference, p_hash, 'ROLLBACK', 'SINGLE',
        placed.currency, v_amount, 'HOUSE:GAMES:' || placed.vendor_code, 'CASH', null, target.transfer_id, 'bet', placed.id::text,
        'rolled back by the vendor', null, p_at, true, null);
      if moved.outcome <> 'POSTED' then raise exception 'a rollback was not credited: %', moved.refusal; end if;
      balance := moved.balances[1];
      version := moved.versions[1];
      perform loss_count(p_merchant, p_member, -v_amount, p_at);
    end if;
    update bets b set state = 'VOID', valid_bet = 0, settled_at = p_at, balance_after = balance
      where b.merchant_id = p_merchant and b.member_id = p_member and b.id = placed.id;
  end if;
  insert into bet_transactions values (p_merchant, p_member, p_source, p_transaction, 'ROLLBACK', p_hash, outcome, placed.id, v_amount,
    case when v_amount > 0 then p_transfer_id end, balance, p_at);
  return next;
end $$;
