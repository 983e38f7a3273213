-- The catalogue (domain.md 4): ten thousand games, what a brand offers of them, in which order, and when not; and the bets placed.

-- A search for any part of a name; comes with PostgreSQL and with PGlite. In the schema that all share: a schema of our own
-- may be dropped without the others losing their index.
create extension if not exists pg_trgm schema public;

-- The catalogue, the same for all brands.
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
  -- OFF: not shown at all.
  availability text not null check (availability in ('OPEN', 'MAINTENANCE', 'OFF')),
  has_demo boolean not null,
  position int4 not null,
  listed_at timestamptz not null default now(),
  -- What its picture shows, a word of the artwork; by its category where there is none.
  motif text
);
-- Any part of a name.
create index games_searched on games using gin (name_folded public.gin_trgm_ops);

-- Which games a brand offers, and in which order. A game without a row is not offered.
create table merchant_games (
  merchant_id text not null,
  game_id uuid not null references games (id),
  -- Of the game, which never change: the lists are read in the order of the indexes below.
  vendor_code text not null,
  game_type text not null,
  game_classify text,
  availability text not null default 'OPEN' check (availability in ('OPEN', 'MAINTENANCE', 'OFF')),
  maintenance_from timestamptz,
  maintenance_until timestamptz,
  position int4 not null,
  tags text[] not null default '{}',
  -- Settled bets of the last seven days, counted by a job.
  plays int4 not null default 0,
  primary key (merchant_id, game_id),
  constraint merchant_games_window
    check ((maintenance_from is null and maintenance_until is null) or maintenance_from < maintenance_until)
);
create index merchant_games_listed on merchant_games (merchant_id, game_type, position, game_id);
create index merchant_games_vendor on merchant_games (merchant_id, vendor_code, game_type, position, game_id);
create index merchant_games_classify on merchant_games (merchant_id, game_classify, position, game_id)
  where game_classify is not null;
create index merchant_games_played on merchant_games (merchant_id, game_type, plays desc, position, game_id);
create index merchant_games_tagged on merchant_games using gin (tags) where tags <> '{}';

-- Games that an operator chose for a place in the lobby, in their order.
create table chosen_games (
  merchant_id text not null,
  list text not null check (list in ('HOT', 'MXWIN')),
  game_id uuid not null references games (id),
  position int2 not null,
  primary key (merchant_id, list, game_id)
);

-- What members marked.
create table favourite_games (
  merchant_id text not null,
  member_id uuid not null,
  game_id uuid not null,
  added_at timestamptz not null,
  primary key (merchant_id, member_id, game_id)
);

-- What members played last.
create table recent_games (
  merchant_id text not null,
  member_id uuid not null,
  game_id uuid not null,
  played_at timestamptz not null,
  primary key (merchant_id, member_id, game_id)
);

-- Each stake and what became of it: in games of others, and in our own lotteries (source 'lottery').
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
  -- What of a bet has been counted so far, beside what it is now: where they differ the bet waits to be counted (again). No
  -- cursor over times: a transaction that commits late, a bet taken back or settled anew, all are found by this difference.
  counted_state text not null default 'OPEN',
  counted_valid int8 not null default 0,
  counted_payout int8 not null default 0,
  primary key (merchant_id, member_id, id)
) with (fillfactor = 80);
create index bets_placed on bets (merchant_id, member_id, placed_at desc, id desc);
create unique index bets_transaction on bets (source, transaction_id);
create index bets_round on bets (source, round);
create index bets_won on bets (merchant_id, settled_at desc) where state = 'SETTLED' and payout > stake;
create index bets_uncounted on bets (merchant_id, member_id, placed_at, id)
  where counted_state <> state or (state <> 'OPEN' and (counted_valid <> valid_bet or counted_payout <> payout));
-- Bets of today without an index that every bet would pay for: they lie in the order in which they were placed.
create index bets_placed_block on bets using brin (placed_at) with (pages_per_range = 16);
-- Operators read the bets of a whole brand by time.
create index bets_of_brand on bets (merchant_id, placed_at desc, id desc);
