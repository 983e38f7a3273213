-- What members are given for coming every day (domain.md 8).

-- The ladder of a brand: what each day of it gives. A brand without a row has none.
create table sign_in_rules (
  merchant_id text primary key references merchants (id),
  is_running boolean not null,
  -- [{ kind, amount }]: of the first day, the second …; kind is MONEY or POINTS, amount a decimal string.
  steps jsonb not null,
  changed_at timestamptz not null,
  changed_by text not null
);

-- A day on which a member came and took what it gave; the document of that.
create table sign_ins (
  merchant_id text not null references merchants (id),
  member_id uuid not null,
  -- By the calendar of the brand.
  day date not null,
  id uuid not null,
  -- Which day of the ladder it was; the day after the last one begins anew, as does the one after a day that was missed.
  step int4 not null check (step > 0),
  kind text not null check (kind in ('MONEY', 'POINTS')),
  -- Of the money; POINT of points.
  currency text not null,
  amount int8 not null check (amount > 0),
  signed_at timestamptz not null,
  primary key (merchant_id, member_id, day)
);
create unique index sign_ins_document on sign_ins (merchant_id, id);
-- What a brand gave of late.
create index sign_ins_days on sign_ins (merchant_id, day) include (kind, amount);
