-- What members are asked to reach, and what they are given for it; and who played most of a week (domain.md 8).

-- One thing to reach, again and again by its period. What it asks and gives never changes: another mission takes its place.
create table missions (
  merchant_id text not null references merchants (id),
  code text not null check (code ~ '^[a-z0-9-]{3,40}$'),
  -- { language: name }.
  names jsonb not null,
  period text not null check (period in ('DAY', 'WEEK', 'ONCE')),
  goal text not null check (goal in ('VALID_BET', 'BETS', 'DEPOSITS', 'DAYS_IN_ROW')),
  -- Of play; none: any.
  categories text[] not null,
  currency text not null,
  -- An amount of VALID_BET and DEPOSITS, else a number.
  target int8 not null check (target > 0),
  reward int8 not null check (reward > 0),
  -- What is placed and paid in from here on counts, until it is ended.
  since timestamptz not null,
  until timestamptz,
  changed_by text not null,
  primary key (merchant_id, code),
  check (since < until),
  -- Days in a row of one day are no row.
  check (goal <> 'DAYS_IN_ROW' or period <> 'DAY')
);

-- How far a member is with a mission in one window; the document of the reward.
create table mission_progress (
  merchant_id text not null,
  mission text not null,
  member_id uuid not null,
  -- The first day of the window by the brand's calendar; of ONCE the day on which the mission began.
  starts_on date not null,
  id uuid not null default gen_random_uuid(),
  -- Less than zero while a bet that was counted before is taken back.
  done int8 not null,
  claimed_at timestamptz,
  -- What of earlier windows had to be reached anew for it, since bets were taken back after their rewards.
  worked_off int8 not null default 0 check (worked_off >= 0),
  primary key (merchant_id, member_id, mission, starts_on),
  foreign key (merchant_id, mission) references missions (merchant_id, code)
) with (fillfactor = 80);
create unique index mission_progress_document on mission_progress (merchant_id, id);

-- Bets of a member on a day, for missions that ask for days in a row.
create table mission_days (
  merchant_id text not null,
  mission text not null,
  member_id uuid not null,
  day date not null,
  bets int8 not null,
  primary key (merchant_id, member_id, mission, day)
) with (fillfactor = 80);

-- Who plays most of a week. What it counts and gives never changes.
create table leaderboards (
  merchant_id text not null references merchants (id),
  code text not null check (code ~ '^[a-z0-9-]{3,40}$'),
  names jsonb not null,
  categories text[] not null,
  currency text not null,
  -- By place, the first one first.
  prizes int8[] not null check (cardinality(prizes) between 1 and 100),
  -- Whoever played less has no place.
  least_valid_bet int8 not null check (least_valid_bet > 0),
  since timestamptz not null,
  until timestamptz,
  -- The Monday of the next week to be closed.
  closes_next date not null,
  changed_by text not null,
  primary key (merchant_id, code),
  check (since < until)
);

-- What a member played of a week; days explain it.
create table leaderboard_scores (
  merchant_id text not null,
  leaderboard text not null,
  starts_on date not null,
  member_id uuid not null,
  valid_bet int8 not null,
  -- When the last bet was placed that made it: of equal scores the earlier one is first.
  reached_at timestamptz not null,
  primary key (merchant_id, leaderboard, starts_on, member_id)
) with (fillfactor = 80);
create index leaderboard_scores_places on leaderboard_scores
  (merchant_id, leaderboard, starts_on, valid_bet desc, reached_at, member_id);

-- A member's day of it.
create table leaderboard_days (
  merchant_id text not null,
  leaderboard text not null,
  member_id uuid not null,
  day date not null,
  valid_bet int8 not null,
  primary key (merchant_id, leaderboard, member_id, day)
) with (fillfactor = 80);

-- A place with a prize, once a week is over and counted; the document of the prize.
create table leaderboard_places (
  merchant_id text not null,
  leaderboard text not null,
  starts_on date not null,
  place int4 not null check (place > 0),
  id uuid not null,
  member_id uuid not null,
  valid_bet int8 not null,
  prize int8 not null check (prize > 0),
  closed_at timestamptz not null,
  claimed_at timestamptz,
  primary key (merchant_id, leaderboard, starts_on, place),
  unique (merchant_id, leaderboard, starts_on, member_id),
  foreign key (merchant_id, leaderboard) references leaderboards (merchant_id, code)
);
create unique index leaderboard_places_document on leaderboard_places (merchant_id, id);
create index leaderboard_places_of_member on leaderboard_places (merchant_id, member_id, starts_on desc);
