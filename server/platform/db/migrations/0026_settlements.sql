-- What contracts of agents came to, window by window, and how it was paid (domain.md 7, decision 0038).

-- Up to when contracts of a kind and a period are settled at a brand. Whoever settles holds the row, so a window is settled once.
create table settlement_clocks (
  merchant_id text not null references merchants (id),
  kind text not null,
  period text not null,
  -- The end of the last settled window: the next one begins then.
  settled_until timestamptz not null,
  -- The fold (measure_folds) after which it was settled: what later ones changed in closed windows is corrected.
  fold int8 not null,
  primary key (merchant_id, kind, period)
);

-- A window of a kind and period in which anything was earned or corrected; one without has no row.
create table settlements (
  merchant_id text not null,
  id uuid not null,
  kind text not null check (kind in ('DIVIDEND', 'DAILY_SALARY', 'HOURLY_SALARY', 'REALTIME_SALARY')),
  period text not null check (period in ('REALTIME', 'HOUR', 'DAY', 'WEEK', 'HALF_MONTH', 'MONTH')),
  window_from timestamptz not null,
  window_until timestamptz not null,
  -- As the brand's template said when the window was settled; corrections of it keep to that.
  paid_by text not null check (paid_by in ('PLATFORM', 'UPLINE')),
  -- DONE: everything was paid, or tried at least once.
  state text not null check (state in ('UNAPPROVED', 'PAYING', 'DONE', 'DENIED')),
  -- Nothing of it is paid while an operator holds it.
  is_held boolean not null default false,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (merchant_id, id),
  unique (merchant_id, kind, period, window_from)
);
-- What waits for an operator first, then the newest.
create index settlements_queue on settlements (merchant_id, (state = 'UNAPPROVED' or is_held) desc, window_from desc, id);
create index settlements_open on settlements (merchant_id, created_at) where state in ('UNAPPROVED', 'PAYING');

-- What a contract came to in a window, or what that changed by later. Never changed but for how it is paid.
create table earnings (
  merchant_id text not null,
  id uuid not null,
  -- By which it is paid: that of the window itself, or for a correction of a later one.
  settlement_id uuid not null,
  contract_id uuid not null,
  version int4 not null,
  kind text not null,
  payee_id uuid not null,
  -- Whose money it is; null where it is the platform's.
  payer_id uuid,
  -- Who stood directly above the payee when the window began.
  upline_id uuid,
  currency text not null,
  window_from timestamptz not null,
  window_until timestamptz not null,
  -- 0 as it was first settled; each correction counts on.
  revision int4 not null,
  -- The order in which a settlement is paid: whoever pays others comes before them.
  position int4 not null,
  -- What the team came to, as far as it was counted then.
  valid_bet int8 not null,
  loss int8 not null,
  active_members int4 not null,
  -- Losses of the house (less than zero) from the window before, and to the next.
  carried_in int8 not null,
  carried_out int8 not null,
  -- The rate of the tier that pays, in 1/1 000 000; null where none was reached.
  rate int8,
  -- In 1/10 000 000 000 of a unit: what the contract came to, what of it direct downlines got, what is left for the payee.
  gross numeric(38) not null,
  downlines numeric(38) not null,
  net numeric(38) not null,
  skip_reason text check (skip_reason in ('UPLINE_WITHOUT_CONTRACT', 'BETTER_THAN_UPLINE', 'UPLINE_NOT_REACHED', 'LINE_MOVED',
    'PAYEE_CLOSED')),
  -- What is to be paid by this row, less than zero where it is taken back; and what was.
  amount int8 not null,
  paid int8 not null,
  -- NOTHING: there is nothing to pay. INSUFFICIENT and PART_PAID are tried again.
  state text not null check (state in ('NOTHING', 'UNAPPROVED', 'DUE', 'INSUFFICIENT', 'PART_PAID', 'PAID', 'DENIED')),
  tries int4 not null,
  -- When it is tried next.
  next_try_at timestamptz,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (merchant_id, id),
  unique (merchant_id, contract_id, window_from, revision),
  foreign key (merchant_id, settlement_id) references settlements (merchant_id, id),
  check ((state in ('DUE', 'INSUFFICIENT', 'PART_PAID')) = (next_try_at is not null)),
  check ((state = 'NOTHING') = (amount = 0)),
  check (state <> 'PAID' or paid = amount)
) with (fillfactor = 80);
create index earnings_of_window on earnings (merchant_id, kind, window_from, contract_id, revision);
create index earnings_of_settlement on earnings (merchant_id, settlement_id, position);
create index earnings_of_payee on earnings (merchant_id, payee_id, kind, window_from desc, revision desc);
-- What somebody's direct downlines took out of a window.
create index earnings_of_upline on earnings (merchant_id, upline_id, kind, window_from) where upline_id is not null;
create index earnings_due on earnings (merchant_id, next_try_at, position) where state in ('DUE', 'INSUFFICIENT', 'PART_PAID');
-- What members owe, which is taken from what they earn next.
create index earnings_owed on earnings (merchant_id, payee_id) where amount < 0 and state in ('DUE', 'INSUFFICIENT', 'PART_PAID');

-- What of a contract's pay was less than can be paid, in 1/10 000 000 000 of a unit: it waits for the next window (contracts/pay/remainder).
create table earning_remainders (
  merchant_id text not null,
  contract_id uuid not null,
  remainder numeric(38) not null,
  primary key (merchant_id, contract_id)
);
