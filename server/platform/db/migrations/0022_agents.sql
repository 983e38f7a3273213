-- Teams and their figures (domain.md 7). A team is a member with everybody below in the tree of the day in question. Figures are made by
-- `measures_fold` alone, from what counting and the ledger told, so they can be made again from bets, movements and the tree.

-- By what a brand counts; one without a row counts whoever played at all as active.
create table agent_rules (
  merchant_id text primary key references merchants (id),
  -- The valid bet of a day from which a member is active that day.
  active_valid_bet int8 not null check (active_valid_bet > 0)
);

-- What happened and does not yet stand in the figures: written with what happened, in its transaction, and taken away with the figures.
-- So no two who play wait for each other at the row of a team.
create table measure_changes (
  merchant_id text not null,
  id uuid not null,
  member_id uuid not null,
  currency text not null,
  -- Of the day and the five minutes that it belongs to: when the bet was placed, or the account opened.
  at timestamptz not null,
  -- Of play; null of a registration.
  category text,
  -- What changed: less than zero where something was taken back.
  bets int8 not null,
  stake int8 not null,
  valid_bet int8 not null,
  payout int8 not null,
  registrations int4 not null,
  primary key (merchant_id, id)
);

-- A member's day, by the calendar of the brand's time zone.
create table member_days (
  merchant_id text not null,
  member_id uuid not null,
  currency text not null,
  day date not null,
  bets int8 not null,
  stake int8 not null,
  valid_bet int8 not null,
  payout int8 not null,
  deposits int8 not null,
  withdrawals int8 not null,
  bonuses int8 not null,
  rebates int8 not null,
  commissions int8 not null,
  registrations int4 not null,
  first_deposits int4 not null,
  -- Whether the valid bet reached what the brand asks, when it last changed.
  active boolean not null,
  primary key (merchant_id, member_id, currency, day)
) with (fillfactor = 80);
-- The days of a whole brand, for the check at night. Of blocks: days come in their order, and a finer index would tempt the planner away
-- from the primary key where a member's days are asked for (26 s instead of 0.5 s for five thousand changes).
create index member_days_of_day on member_days using brin (day) with (pages_per_range = 16);

-- What a member played on a day, by category.
create table member_play_days (
  merchant_id text not null,
  member_id uuid not null,
  currency text not null,
  day date not null,
  category text not null,
  bets int8 not null,
  stake int8 not null,
  valid_bet int8 not null,
  payout int8 not null,
  primary key (merchant_id, member_id, currency, day, category)
) with (fillfactor = 80);

-- What a member played in five minutes, for pay by the hour and in real time, and for whoever opens such an amount later.
create table member_slots (
  merchant_id text not null,
  starts_at timestamptz not null,
  member_id uuid not null,
  currency text not null,
  bets int8 not null,
  stake int8 not null,
  valid_bet int8 not null,
  payout int8 not null,
  primary key (merchant_id, starts_at, member_id, currency)
) with (fillfactor = 80);

-- A team's day: the sums of its members' days.
create table team_days (
  merchant_id text not null,
  team_id uuid not null,
  currency text not null,
  day date not null,
  bets int8 not null,
  stake int8 not null,
  valid_bet int8 not null,
  payout int8 not null,
  deposits int8 not null,
  withdrawals int8 not null,
  bonuses int8 not null,
  rebates int8 not null,
  commissions int8 not null,
  registrations int4 not null,
  first_deposits int4 not null,
  active_members int4 not null,
  primary key (merchant_id, team_id, currency, day)
) with (fillfactor = 80);

-- What a team played on a day, by category.
create table team_play_days (
  merchant_id text not null,
  team_id uuid not null,
  currency text not null,
  day date not null,
  category text not null,
  bets int8 not null,
  stake int8 not null,
  valid_bet int8 not null,
  payout int8 not null,
  primary key (merchant_id, team_id, currency, day, category)
) with (fillfactor = 80);

-- How many members of a team were active in a period, each once however many days. Days cannot be added up to that.
create table team_periods (
  merchant_id text not null,
  team_id uuid not null,
  currency text not null,
  period text not null check (period in ('WEEK', 'HALF_MONTH', 'MONTH')),
  starts_on date not null,
  active_members int4 not null,
  primary key (merchant_id, team_id, currency, period, starts_on)
) with (fillfactor = 80);

-- How often figures of a brand were taken: who has read them asks by it what changed since.
create table measure_folds (
  merchant_id text primary key references merchants (id),
  number int8 not null
);

-- Which five minutes changed, and by which fold last: what was settled of them is compared again.
create table measure_marks (
  merchant_id text not null,
  starts_at timestamptz not null,
  fold int8 not null,
  primary key (merchant_id, starts_at)
) with (fillfactor = 80);
create index measure_marks_of_fold on measure_marks (merchant_id, fold);


-- How large each team was on a day that is over, so that none is counted edge by edge: what came and went since is few (team_size.sql). Who
-- opens an account or moves a line writes nothing here, and waits for nobody.
create table team_sizes (
  merchant_id text not null,
  team_id uuid not null,
  day date not null,
  members int8 not null,
  direct_members int8 not null,
  primary key (merchant_id, team_id)
);

-- The first deposit of each member.
create table member_first_deposits (
  merchant_id text not null,
  member_id uuid not null,
  transfer_id uuid not null,
  currency text not null,
  deposited_at timestamptz not null,
  primary key (merchant_id, member_id)
);

-- What the nightly comparison of the figures with bets and ledger came to.
create table measure_checks (
  merchant_id text not null,
  day date not null,
  checked_at timestamptz not null,
  -- How many figures were wrong; the first of them are named below.
  differences int4 not null,
  primary key (merchant_id, day)
);

-- A figure that is not what bets, movements and the tree come to.
create table measure_differences (
  merchant_id text not null,
  day date not null,
  position int4 not null,
  -- Whose: MEMBER or TEAM.
  subject text not null check (subject in ('MEMBER', 'TEAM')),
  subject_id uuid not null,
  currency text not null,
  figure text not null,
  found int8 not null,
  expected int8 not null,
  primary key (merchant_id, day, position)
);
