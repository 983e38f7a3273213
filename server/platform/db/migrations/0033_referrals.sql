-- What members are given for friends whom they bring (section 2 of the specification, domain.md 8).

-- By what a brand gives, in versions that never change: a friend keeps the one by which he came, and the last one is in force.
create table referral_rules (
  merchant_id text not null references merchants (id),
  version int4 not null check (version > 0),
  is_running boolean not null,
  -- For each friend: an amount, and a part of his first deposit in 1/10 000, which is no more than `greatest_share`.
  fixed int8 not null check (fixed >= 0),
  share int4 not null check (share between 0 and 10000),
  greatest_share int8 not null check (greatest_share >= 0),
  -- What the friend's deposits together, and his valid bet, have to reach.
  least_deposit int8 not null check (least_deposit > 0),
  least_valid_bet int8 not null check (least_valid_bet >= 0),
  -- Friends for whom a member is paid in one month of the brand's calendar.
  most_friends int4 not null check (most_friends > 0),
  changed_at timestamptz not null,
  -- The operator's account.
  changed_by text not null,
  primary key (merchant_id, version),
  -- What gives nothing does not run.
  check (not is_running or fixed > 0 or (share > 0 and greatest_share > 0))
);

-- Somebody who registered with the code of a member while the brand's rule ran.
create table referred_friends (
  merchant_id text not null,
  -- The document of the reward.
  id uuid not null,
  referrer_id uuid not null,
  friend_id uuid not null,
  rule_version int4 not null,
  -- CAME, then DEPOSITED, then PLAYED what the rule asks; PAID when the referrer took the reward. HELD waits for an operator. REFUSED is
  -- never paid.
  state text not null check (state in ('CAME', 'DEPOSITED', 'PLAYED', 'HELD', 'PAID', 'REFUSED')),
  -- Why it is HELD or REFUSED: what the two accounts have in common, or OPERATOR.
  reason text check (reason in ('ADDRESS', 'DEVICE', 'PAYOUT_ACCOUNT', 'SEEN_ADDRESS', 'SAME_NAME', 'FRIENDS_ADDRESS', 'OPERATOR')),
  currency text not null,
  first_deposit int8 not null default 0 check (first_deposit >= 0),
  deposits int8 not null default 0 check (deposits >= 0),
  -- What was paid.
  reward int8 check (reward > 0),
  came_at timestamptz not null,
  deposited_at timestamptz,
  played_at timestamptz,
  -- When an operator released or refused it, and the account of who did.
  decided_at timestamptz,
  decided_by text,
  paid_at timestamptz,
  -- The first day of the month of the brand's calendar in which it was paid.
  paid_month date,
  -- When the friend's play was looked at last.
  looked_at timestamptz not null,
  primary key (merchant_id, id),
  unique (merchant_id, friend_id),
  foreign key (merchant_id, referrer_id) references members (merchant_id, id),
  foreign key (merchant_id, friend_id) references members (merchant_id, id),
  foreign key (merchant_id, rule_version) references referral_rules (merchant_id, version),
  check (referrer_id <> friend_id),
  check ((state in ('HELD', 'REFUSED')) = (reason is not null)),
  check ((state = 'PAID') = (reward is not null)),
  check ((state = 'PAID') = (paid_at is not null)),
  check ((state = 'PAID') = (paid_month is not null)),
  check ((decided_at is null) = (decided_by is null))
) with (fillfactor = 80);
-- Who came by a member, the last one first.
create index referred_friends_of_referrer on referred_friends (merchant_id, referrer_id, came_at desc, id desc);
create index referred_friends_paid on referred_friends (merchant_id, referrer_id, paid_month) where state = 'PAID';
-- Whose play is looked at next.
create index referred_friends_playing on referred_friends (looked_at) where state = 'DEPOSITED';
-- What waits for an operator, and what came last.
create index referred_friends_queue on referred_friends (merchant_id, state, came_at, id);
create index referred_friends_came on referred_friends (merchant_id, came_at, id);

-- Whether friends are asked for is said by the brand's rule from now on, which writes it here (modules/referrals).
alter table merchants alter column referral_enabled set default false;
update merchants set referral_enabled = false;
