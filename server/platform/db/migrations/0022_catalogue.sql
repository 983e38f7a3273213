-- Ten thousand games: what a brand offers of them, in which order, and when not; and the desks that decide it.

-- A search for any part of a name; comes with PostgreSQL and with PGlite. In the schema that all share: a schema of our own
-- may be dropped without the others losing their index.
create extension if not exists pg_trgm schema public;

-- OFF: not shown at all.
alter table games drop constraint games_availability_check;
alter table games add constraint games_availability_check check (availability in ('OPEN', 'MAINTENANCE', 'OFF'));
alter table games add column listed_at timestamptz not null default now();
-- What its picture shows, a word of the artwork; by its category where there is none.
alter table games add column motif text;
drop index games_listed;
drop index games_of_vendor;
create index games_searched on games using gin (name_folded public.gin_trgm_ops);
-- The orders in which players sort a category: by the Vietnamese name (name_folded begins with it), the English one, by age.
create index games_named on games (game_type, name_folded, id);
create index games_named_english on games (game_type, (lower(names ->> 'en')), id);
create index games_newest on games (game_type, listed_at desc, id);

-- A window of maintenance has both ends; without an end it is the availability that says so.
alter table merchant_vendors drop constraint merchant_vendors_availability_check;
alter table merchant_vendors add constraint merchant_vendors_availability_check
  check (availability in ('OPEN', 'MAINTENANCE', 'OFF'));
alter table merchant_vendors add column maintenance_from timestamptz;
alter table merchant_vendors add column maintenance_until timestamptz;
alter table merchant_vendors add constraint merchant_vendors_window
  check ((maintenance_from is null and maintenance_until is null) or maintenance_from < maintenance_until);

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
insert into merchant_games (merchant_id, game_id, vendor_code, game_type, game_classify, position)
  select offer.merchant_id, games.id, games.vendor_code, games.game_type, games.game_classify, games.position
    from games join merchant_vendors offer on offer.vendor_code = games.vendor_code;
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
insert into chosen_games select merchant_id, 'HOT', game_id, position from hot_games;
drop table hot_games;

-- Whether players can start a game at a moment: the strictest of house, brand's vendor and brand's game. A window of
-- maintenance closes what is open, and a vendor without an adapter can only be looked at.
create function availability_at(
  p_house text, p_has_adapter boolean, p_vendor text, p_vendor_from timestamptz, p_vendor_until timestamptz,
  p_game text, p_game_from timestamptz, p_game_until timestamptz, p_at timestamptz
) returns text language sql immutable as $$
  select case
    when 'OFF' in (p_house, p_vendor, p_game) then 'OFF'
    when 'MAINTENANCE' in (p_house, p_vendor, p_game) or not p_has_adapter
      or (p_at >= p_vendor_from and p_at < p_vendor_until) or (p_at >= p_game_from and p_at < p_game_until)
      then 'MAINTENANCE'
    else 'OPEN'
  end
$$;

-- Operators read the bets of a whole brand by time, and look a vendor's transaction up within a span.
create index bets_of_brand on bets (merchant_id, placed_at desc, id desc);
create index bet_transactions_block on bet_transactions using brin (created_at) with (pages_per_range = 16);
