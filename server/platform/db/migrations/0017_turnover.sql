-- Turnover (domain.md 6): what a member has yet to play before money may leave, and which bets counted towards it.

-- What a brand demands: owed = amount × multiplier; how much of a bet counts, by category, both in 1/10 000.
-- A source without a row demands once the amount, and each category counts in full.
create table turnover_rules (
  merchant_id text not null references merchants (id),
  source text not null check (source in ('DEPOSIT', 'BONUS', 'REBATE')),
  multiplier int4 not null check (multiplier >= 0),
  -- { category: weight }; a category that is not named counts in full.
  weights jsonb not null default '{}',
  primary key (merchant_id, source)
);

-- What a member has yet to play for one deposit, bonus or rebate.
create table turnover_buckets (
  merchant_id text not null,
  member_id uuid not null,
  id uuid not null,
  source text not null check (source in ('DEPOSIT', 'BONUS', 'REBATE')),
  document_id text not null,
  currency text not null,
  required int8 not null check (required >= 0),
  done int8 not null default 0 check (done >= 0 and done <= required),
  -- The terms as they were when the bucket was opened; nothing that is changed later changes them. `multiplier` is what
  -- `required` came from, `weights` as in turnover_rules.
  multiplier int4 not null,
  weights jsonb not null,
  -- A bet with a greater stake counts nothing, and where `breach` says FORFEIT the bonus is lost.
  greatest_bet int8 check (greatest_bet > 0),
  breach text not null default 'UNCOUNTED' check (breach in ('UNCOUNTED', 'FORFEIT')),
  -- What a bonus is taken back from: how much was given, who gave it (the ledger's programme), and whether what was won goes with it.
  bonus int8 check (bonus > 0),
  programme text,
  forfeits_winnings boolean not null default false,
  state text not null check (state in ('OPEN', 'DONE', 'CANCELLED', 'EXPIRED', 'BREACHED')),
  -- Bets placed from here on count; older buckets are served first.
  opened_at timestamptz not null,
  -- Until when it must be done; afterwards the bonus is forfeited, as soon as no bet is open.
  expires_at timestamptz,
  -- The first bet that broke the terms.
  breached_at timestamptz,
  breached_by uuid,
  closed_at timestamptz,
  -- What went when it was cancelled, expired or was breached: of the bonus, and of what was won.
  forfeited int8 not null default 0,
  forfeited_winnings int8 not null default 0,
  primary key (merchant_id, member_id, id),
  unique (merchant_id, member_id, source, document_id),
  check (state <> 'DONE' or done = required),
  check ((bonus is null) = (programme is null)),
  -- Without a bonus there is nothing to forfeit.
  check (bonus is not null or (breach = 'UNCOUNTED' and expires_at is null))
) with (fillfactor = 80);
create index turnover_buckets_listed on turnover_buckets (merchant_id, member_id, opened_at desc, id desc);
create index turnover_buckets_expiring on turnover_buckets (expires_at) where state = 'OPEN' and expires_at is not null;
create index turnover_buckets_breached on turnover_buckets (breached_at) where state = 'OPEN' and breached_at is not null;

-- Which bet did how much for which bucket; the sum of a bucket's rows is its `done`.
create table turnover_allocations (
  merchant_id text not null,
  member_id uuid not null,
  bet_id uuid not null,
  bucket_id uuid not null,
  amount int8 not null check (amount > 0),
  primary key (merchant_id, member_id, bet_id, bucket_id)
);

-- Whoever counts a member's bets, or opens or cancels a bucket, holds this row: one after the other.
create table bet_counters (
  merchant_id text not null,
  member_id uuid not null,
  counted_at timestamptz not null,
  primary key (merchant_id, member_id)
) with (fillfactor = 60);
