-- What members and withdrawals are looked at for, what was found, and the cases that come of it (decision 0071).

-- What a brand changed of its rules; a rule without a row is as rules.ts has it.
create table risk_rules (
  merchant_id text not null references merchants (id),
  kind text not null check (kind in ('SHARED_DEVICE', 'SHARED_PAYOUT_ACCOUNT', 'SHARED_ADDRESS', 'BOTH_SIDES', 'MIRRORED_STAKES',
    'DEPOSIT_VELOCITY', 'WITHDRAWAL_VELOCITY', 'FAST_OUT', 'BONUS_ABUSE', 'NEW_PAYOUT_ACCOUNT', 'BIG_WIN_OUT')),
  is_on boolean not null,
  -- What follows: it is written down, a person looks at it, or money waits for that person too.
  follows text not null check (follows in ('NOTE', 'CASE', 'HOLD')),
  -- The limits that the kind has; the others are null. The amount is in 1/10 000 of the currency of the withdrawal.
  least_count int4 check (least_count between 1 and 1000),
  hours int4 check (hours between 1 and 2160),
  percent int4 check (percent between 1 and 10000),
  amount int8 check (amount > 0),
  changed_at timestamptz not null,
  primary key (merchant_id, kind)
);

-- What somebody has to look at: of each member one at a time that is not closed.
create table risk_cases (
  merchant_id text not null,
  id uuid not null,
  member_id uuid not null,
  state text not null check (state in ('OPEN', 'TAKEN', 'CLOSED')),
  -- While it is not closed no withdrawal of the member goes on.
  holds boolean not null,
  -- Account of the operator who opened it; null where a rule did.
  opened_by text,
  opened_at timestamptz not null,
  taken_by uuid,
  taken_by_account text,
  taken_at timestamptz,
  outcome text check (outcome in ('CLEARED', 'CONFIRMED', 'OTHER')),
  closed_by text,
  closed_at timestamptz,
  primary key (merchant_id, id),
  check ((state = 'TAKEN') <= (taken_by is not null)),
  check ((state = 'CLOSED') = (outcome is not null and closed_by is not null and closed_at is not null))
);
create unique index risk_cases_of_member on risk_cases (merchant_id, member_id) where state <> 'CLOSED';
create index risk_cases_member on risk_cases (merchant_id, member_id, opened_at desc);
create index risk_cases_opened on risk_cases (merchant_id, opened_at desc, id desc);

-- What operators found out about a case, in the order they wrote it.
create table risk_case_notes (
  merchant_id text not null,
  id uuid not null,
  case_id uuid not null,
  text text not null check (length(text) between 1 and 1000),
  written_by text not null,
  written_at timestamptz not null,
  primary key (merchant_id, case_id, id),
  foreign key (merchant_id, case_id) references risk_cases (merchant_id, id)
);

-- What a rule found about a withdrawal, once, however often it is looked at.
create table risk_signals (
  merchant_id text not null,
  id uuid not null,
  member_id uuid not null,
  withdrawal_id uuid not null,
  kind text not null,
  -- What followed: as the rule said then, or only a note where the same was cleared before.
  follows text not null check (follows in ('NOTE', 'CASE', 'HOLD')),
  -- { memberIds, details, count, amount, currency, hours, percent }, the amount in 1/10 000 as text
  facts jsonb not null,
  case_id uuid,
  found_at timestamptz not null,
  primary key (merchant_id, id),
  unique (merchant_id, withdrawal_id, kind),
  foreign key (merchant_id, case_id) references risk_cases (merchant_id, id),
  check ((follows = 'NOTE') >= (case_id is null))
);
create index risk_signals_member on risk_signals (merchant_id, member_id, found_at desc, id desc);
create index risk_signals_case on risk_signals (merchant_id, case_id, id) where case_id is not null;

-- Withdrawals that all rules have looked at: no other one is approved.
create table risk_assessments (
  merchant_id text not null,
  withdrawal_id uuid not null,
  assessed_at timestamptz not null,
  primary key (merchant_id, withdrawal_id)
);
