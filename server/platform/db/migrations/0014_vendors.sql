-- Makers of games (domain.md 4): whether they answer, members in their games, and what they ordered of the wallet.

-- Makers of games, the same for all brands.
create table vendors (
  code text primary key,
  name text not null,
  -- The adapter that speaks with it; a vendor without one is shown, but its games cannot be started.
  adapter text,
  position int2 not null,
  -- The adapter that moves money into and out of this vendor's own wallets; null: its games take from the main wallet.
  wallet_adapter text
);

-- Which vendors a brand offers, and in which order.
create table merchant_vendors (
  merchant_id text not null,
  vendor_code text not null references vendors (code),
  availability text not null check (availability in ('OPEN', 'MAINTENANCE', 'OFF')),
  position int2 not null,
  -- A window of maintenance has both ends; without an end it is the availability that says so.
  maintenance_from timestamptz,
  maintenance_until timestamptz,
  primary key (merchant_id, vendor_code),
  constraint merchant_vendors_window
    check ((maintenance_from is null and maintenance_until is null) or maintenance_from < maintenance_until)
);

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

-- Our calls to vendors by the hour, kept by brand: none is told about the others. Written in batches: no call waits for it.
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
  -- '' for what the house does for nobody in particular.
  merchant_id text not null,
  primary key (hour, merchant_id, vendor_code, adapter)
);

-- What vendors ordered of the wallet, by the hour and brand.
create table vendor_order_hours (
  hour timestamptz not null,
  adapter text not null,
  kind text not null,
  result text not null,
  orders int8 not null,
  last_at timestamptz not null,
  merchant_id text not null,
  primary key (hour, merchant_id, adapter, kind, result)
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
  outcome text not null check (outcome in ('SUCCESS', 'WALLET_INSUFFICIENT', 'TRANSACTION_CANCELLED')),
  bet_id uuid,
  amount int8 not null,
  transfer_id uuid,
  balance_after int8 not null,
  created_at timestamptz not null,
  primary key (merchant_id, member_id, source, transaction_id, kind)
);
create index bet_transactions_bet on bet_transactions (merchant_id, member_id, bet_id);
-- Operators look a transaction up within a span.
create index bet_transactions_block on bet_transactions using brin (created_at) with (pages_per_range = 16);

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
