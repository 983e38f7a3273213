-- The house's books against what the bank itself says (decision 0025).

-- One comparison for each look at a day of an account.
create table bank_comparisons (
  id uuid primary key,
  account_number text not null,
  -- Of the bank's clock.
  day date not null,
  -- What of the day was looked at: all of it, or what was old enough while it lasted.
  from_at timestamptz not null,
  to_at timestamptz not null,
  -- Brands whose money moves on the account.
  merchant_ids text[] not null,
  outcome text not null check (outcome in ('RUNNING', 'BALANCED', 'DIFFERENT', 'NOT_COMPARED')),
  -- Why nothing was compared: what the bank did not answer is never taken for agreement.
  reason text check (reason in ('NO_ANSWER', 'REFUSED', 'ACCOUNT_UNKNOWN', 'CONTRACT_BROKEN', 'TOO_LONG', 'INTERRUPTED')),
  -- [{ merchantId, flow, currency, bankCount, bankSum, ownCount, ownSum }], sums in 1/10 000 as text
  figures jsonb not null default '[]',
  started_at timestamptz not null,
  finished_at timestamptz,
  check (from_at < to_at),
  check ((outcome = 'RUNNING') = (finished_at is null)),
  check ((outcome = 'NOT_COMPARED') = (reason is not null))
);
-- Of one day of an account one comparison is under way at a time; the newest of it counts.
create unique index bank_comparisons_running on bank_comparisons (account_number, day) where outcome = 'RUNNING';
create index bank_comparisons_newest on bank_comparisons (day desc, account_number, started_at desc, id desc);

-- What differs, movement by movement.
create table bank_differences (
  comparison_id uuid not null references bank_comparisons (id),
  position int4 not null,
  kind text not null check (kind in ('MISSING_AT_BANK', 'MISSING_WITH_US', 'OTHER_AMOUNT', 'TWICE')),
  -- Money that came in, went out by order, or came back of an order.
  flow text not null check (flow in ('IN', 'OUT', 'BACK')),
  -- The brand it is of; null where nobody can tell.
  merchant_id text,
  currency text not null,
  bank_id text,
  bank_amount int8,
  own_id text,
  own_amount int8,
  reference text,
  withdrawal_id uuid,
  at timestamptz not null,
  primary key (comparison_id, position)
);
