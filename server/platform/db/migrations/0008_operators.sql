-- Staff of the installation, what they may see, and the record of what they changed. Four eyes are two people's: who let whom in.

-- Staff of the installation.
create table operators (
  id uuid primary key,
  -- Lower case; unique over the installation, since one person may serve several brands.
  account text not null unique check (account = lower(account)),
  name text not null,
  role text not null check (role in ('ADMIN', 'SUPPORT')),
  password_hash text not null,
  active boolean not null default true,
  created_at timestamptz not null,
  -- Addresses from which an operator may call; none: from anywhere.
  allowed_addresses text[] not null default '{}',
  -- When strangers had tried the account so often that it was closed to them; told at the next sign-in.
  strangers_closed_out_at timestamptz
);

-- The brands that an operator works for.
create table operator_merchants (
  operator_id uuid not null references operators (id) on delete cascade,
  merchant_id text not null,
  primary key (operator_id, merchant_id)
);

-- Sign-ins of operators.
create table operator_sessions (
  -- SHA-256 of the bearer token; the token itself is nowhere.
  token_hash text primary key,
  operator_id uuid not null references operators (id) on delete cascade,
  ip text not null,
  started_at timestamptz not null,
  seen_at timestamptz not null
);
create index operator_sessions_operator on operator_sessions (operator_id);
create index operator_sessions_seen on operator_sessions (seen_at);

-- From where an operator signed in: there the account stays open while strangers guess.
create table operator_addresses (
  operator_id uuid not null references operators (id) on delete cascade,
  ip text not null,
  last_used_at timestamptz not null,
  primary key (operator_id, ip)
);
create index operator_addresses_last_used on operator_addresses (last_used_at);

-- Who opened an operator's account, opened it again, raised its role, or gave it a new password or second factor last: for
-- a time the two count as one pair of eyes.
create table operator_access_grants (
  operator_id uuid not null references operators (id) on delete cascade,
  granted_by uuid not null,
  granted_at timestamptz not null,
  primary key (operator_id, granted_by)
);

-- The audit log, one chain per merchant: each hash covers the row and the hash before it.
create table audit_entries (
  merchant_id text not null,
  id uuid not null,
  -- Counts the entries of the merchant without a gap, from 1.
  position int8 not null check (position > 0),
  at timestamptz not null,
  operator_id uuid not null,
  operator_account text not null,
  action text not null,
  subject_kind text not null,
  subject_id text not null,
  reason text,
  ip text not null,
  before jsonb,
  after jsonb,
  previous_hash text not null,
  hash text not null,
  primary key (merchant_id, id)
);
create unique index audit_entries_position on audit_entries (merchant_id, position);
create index audit_entries_subject on audit_entries (merchant_id, subject_kind, subject_id, position desc);

-- The end of each chain: it orders the writers and shows when entries are missing at the end.
create table audit_heads (
  merchant_id text primary key,
  position int8 not null,
  hash text not null
);

-- The result of the last verification of each chain.
create table audit_checks (
  merchant_id text primary key,
  checked_at timestamptz not null,
  entries int8 not null,
  -- [{ kind, subject, expected, found }], capped
  mismatches jsonb not null
);

-- What one operator did alone to a member's account, or gave to the member: for a time he does not pay the member out, and
-- what he decided alone is summed.
create table member_touches (
  merchant_id text not null,
  id uuid not null,
  -- Null for money that went back to a payer who is no member.
  member_id uuid,
  operator_id uuid not null,
  -- ACCESS: a password, factor or name was changed. CREDIT: money was given. MOVE: money was taken, or sent back.
  deed text not null check (deed in ('ACCESS', 'CREDIT', 'MOVE')),
  amount int8 not null default 0 check (amount >= 0),
  at timestamptz not null,
  primary key (merchant_id, id)
);
create index member_touches_member on member_touches (merchant_id, member_id, at);
create index member_touches_at on member_touches (merchant_id, at);
