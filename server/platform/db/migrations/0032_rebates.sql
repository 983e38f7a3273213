-- What members get back of what they play (domain.md 8). What prize groups of lotteries give back is another thing (0019_lottery.sql).

-- By what a brand gives back, in versions that never change: a day goes by the one that was in force when it ended.
create table rebate_rules (
  merchant_id text not null references merchants (id),
  version int4 not null check (version > 0),
  -- AUTOMATIC: the daily job gives what is open; MANUAL: members claim it.
  mode text not null check (mode in ('MANUAL', 'AUTOMATIC')),
  -- { category: rate } in 1/10 000 of the valid bet; a category that is not named gives nothing.
  rates jsonb not null,
  -- Less than that is not given; it waits for more.
  least_claim int8 not null check (least_claim >= 0),
  -- The most that the play of one day brings a member.
  daily_cap int8 check (daily_cap > 0),
  -- How many days a day's rebate may be claimed after it is closed.
  claim_days int4 not null check (claim_days between 1 and 60),
  changed_at timestamptz not null,
  -- The operator's account.
  changed_by text not null,
  primary key (merchant_id, version)
);

-- By how much more a member gets back for a time; given once for a document.
create table rebate_rises (
  merchant_id text not null,
  member_id uuid not null,
  id uuid not null,
  document_kind text not null,
  document_id text not null,
  -- In 1/10 000 of the valid bet.
  percent int4 not null check (percent between 1 and 1000),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  primary key (merchant_id, id),
  unique (merchant_id, document_kind, document_id),
  foreign key (merchant_id, member_id) references members (merchant_id, id),
  check (starts_at < ends_at)
);
create index rebate_rises_of_member on rebate_rises (merchant_id, member_id, ends_at);

-- What a member played on a day of the brand's calendar, by category, and by what it is given back. Written in the transaction that counts
-- the bet, under the counter of the member's bets; claims are made under the same. What it comes to is worked out (rebates/worth.ts), so that
-- a bet taken back or settled anew changes it at any time.
create table rebate_accruals (
  merchant_id text not null,
  member_id uuid not null,
  day date not null,
  category text not null,
  currency text not null,
  valid_bet int8 not null,
  -- Fixed once the day is over and counted: the rule, and the rate as what it is made of, in 1/10 000.
  rule_version int4,
  base int4,
  level_rank int4,
  level int4,
  rise int4,
  closed_at timestamptz,
  -- The first day on which it can be claimed no more.
  expires_on date,
  -- What claims gave for it, less what they worked off of it; and what nobody claimed in time.
  settled int8 not null default 0 check (settled >= 0),
  expired int8 not null default 0 check (expired >= 0),
  -- Whether anything of it may be left to be given, or to be worked off.
  waits boolean not null default true,
  -- Whether the daily job has to look at its member.
  pays boolean not null default false,
  primary key (merchant_id, member_id, day, category, currency),
  foreign key (merchant_id, rule_version) references rebate_rules (merchant_id, version),
  check ((closed_at is null) = (expires_on is null)),
  check ((closed_at is null) = (base is null)),
  check ((closed_at is null) = (level is null)),
  check ((closed_at is null) = (rise is null)),
  check (closed_at is not null or (settled = 0 and expired = 0))
) with (fillfactor = 80);
create index rebate_accruals_running on rebate_accruals (merchant_id, day, member_id) where closed_at is null;
create index rebate_accruals_waiting on rebate_accruals (merchant_id, member_id, day) where waits;
create index rebate_accruals_paying on rebate_accruals (merchant_id, member_id) where pays;
create index rebate_accruals_expiring on rebate_accruals (merchant_id, expires_on, member_id) where waits and expires_on is not null;

-- What was given at once; the document of the money. One without an amount only worked off what had been given too much.
create table rebate_claims (
  merchant_id text not null,
  id uuid not null,
  member_id uuid not null,
  currency text not null,
  amount int8 not null check (amount >= 0),
  -- Who asked for it.
  channel text not null check (channel in ('MEMBER', 'JOB')),
  first_day date not null,
  last_day date not null,
  categories text[] not null,
  claimed_at timestamptz not null,
  primary key (merchant_id, id),
  foreign key (merchant_id, member_id) references members (merchant_id, id)
);
create index rebate_claims_of_member on rebate_claims (merchant_id, member_id, claimed_at desc, id desc);
create index rebate_claims_of_brand on rebate_claims (merchant_id, claimed_at desc, id desc);

-- What of a claim each accrual brought, with what it stood at; less than nothing where it worked something off.
create table rebate_claim_lines (
  merchant_id text not null,
  claim_id uuid not null,
  member_id uuid not null,
  day date not null,
  category text not null,
  currency text not null,
  valid_bet int8 not null,
  base int4 not null,
  level_rank int4 not null,
  level int4 not null,
  rise int4 not null,
  amount int8 not null check (amount <> 0),
  primary key (merchant_id, claim_id, day, category),
  foreign key (merchant_id, claim_id) references rebate_claims (merchant_id, id),
  foreign key (merchant_id, member_id, day, category, currency)
    references rebate_accruals (merchant_id, member_id, day, category, currency)
);
create index rebate_claim_lines_of_accrual on rebate_claim_lines (merchant_id, member_id, day, category, currency);
