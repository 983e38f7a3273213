-- VIP levels (domain.md 8): what a brand's levels demand and give, where its members stand, and what they claimed.

-- The levels of a brand, from 1 on without a gap; whoever has reached none has none. Each demands more than the one below.
create table vip_levels (
  merchant_id text not null references merchants (id),
  rank int4 not null check (rank between 1 and 20),
  -- { language: text }
  names jsonb not null,
  -- What all deposits and all valid bets must come to.
  deposits int8 not null check (deposits >= 0),
  valid_bet int8 not null check (valid_bet >= 0),
  -- The valid bet of a calendar month of the brand by which the level is kept.
  keep_valid_bet int8 not null check (keep_valid_bet >= 0),
  upgrade_bonus int8 not null check (upgrade_bonus >= 0),
  monthly_bonus int8 not null check (monthly_bonus >= 0),
  birthday_bonus int8 not null check (birthday_bonus >= 0),
  -- What the rate of a rebate rises by, in 1/10 000 of the valid bet.
  rebate_rise int4 not null check (rebate_rise between 0 and 1000),
  primary key (merchant_id, rank),
  check (deposits > 0 or valid_bet > 0)
);

-- Where a member stands. The sums are written in the transaction that counts a bet or credits a deposit, under the counter of the member's
-- bets; the level by work that comes round. Who plays for free has no row.
create table vip_standings (
  merchant_id text not null,
  member_id uuid not null,
  deposits int8 not null,
  valid_bet int8 not null,
  rank int4 not null default 0 check (rank >= 0),
  -- The highest level that the sums were enough for: up to it levels that were lost come back by a month's play.
  highest_rank int4 not null default 0,
  -- Since when the level is held, and when the member last climbed: the month of a climb takes no level.
  since timestamptz,
  climbed_at timestamptz,
  -- The first day of the first month that was not reviewed yet.
  reviewed_until date not null,
  -- Whether the sums changed since the level was looked at.
  waits boolean not null,
  primary key (merchant_id, member_id),
  foreign key (merchant_id, member_id) references members (merchant_id, id),
  check (highest_rank >= rank),
  check ((rank > 0) <= (since is not null))
) with (fillfactor = 80);
create index vip_standings_waiting on vip_standings (merchant_id, member_id) where waits;
-- Whose month is to be reviewed, and whether anybody holds a level.
create index vip_standings_reviewed on vip_standings (merchant_id, reviewed_until, member_id) where rank > 0;
create index vip_standings_held on vip_standings (merchant_id, rank) where rank > 0;

-- A member's valid bet of a calendar month of the brand, by the time at which bets were placed.
create table vip_months (
  merchant_id text not null,
  member_id uuid not null,
  month date not null check (extract(day from month) = 1),
  valid_bet int8 not null,
  primary key (merchant_id, member_id, month)
) with (fillfactor = 80);

-- Each step of a member from one level to the next one up or down, with what it was decided by. Nothing of it changes.
create table vip_steps (
  merchant_id text not null,
  member_id uuid not null,
  id uuid not null,
  from_rank int4 not null,
  to_rank int4 not null,
  -- REACHED by the sums for the first time, REGAINED by the month's play; down: NOT_KEPT by the month's play, or the sums FELL after bets or
  -- deposits were taken back.
  reason text not null check (reason in ('REACHED', 'REGAINED', 'NOT_KEPT', 'FELL')),
  -- The sums at that time, and what the level in question demanded: the one climbed to, or the one lost.
  deposits int8 not null,
  deposits_demanded int8 not null,
  valid_bet int8 not null,
  valid_bet_demanded int8 not null,
  -- The month that decided it, with what was played and what was demanded.
  month date,
  month_valid_bet int8,
  month_demanded int8,
  at timestamptz not null,
  primary key (merchant_id, member_id, id),
  foreign key (merchant_id, member_id) references vip_standings (merchant_id, member_id),
  check (abs(to_rank - from_rank) = 1),
  check ((to_rank > from_rank) = (reason in ('REACHED', 'REGAINED'))),
  check ((reason in ('REGAINED', 'NOT_KEPT')) <= (month is not null))
);

-- Bonuses that were claimed, each once: of a level by its rank, of a month by its first day, of a birthday by its year.
create table vip_claims (
  merchant_id text not null,
  member_id uuid not null,
  kind text not null check (kind in ('UPGRADE', 'MONTHLY', 'BIRTHDAY')),
  subject text not null,
  id uuid not null,
  -- The level that it was given for.
  rank int4 not null,
  currency text not null,
  amount int8 not null check (amount > 0),
  claimed_at timestamptz not null,
  primary key (merchant_id, member_id, kind, subject),
  foreign key (merchant_id, member_id) references vip_standings (merchant_id, member_id)
);
