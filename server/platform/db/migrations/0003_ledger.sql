-- The double-entry ledger (domain.md 2). Written by the ledger module alone.
-- No foreign keys, triggers or sequences here: every bet passes through these tables.

-- A member's stored balances. The house side has no rows: its balances are sums over ledger_entries.
create table ledger_accounts (
  merchant_id text not null,
  member_id uuid not null,
  currency text not null,
  account text not null check (account not like 'HOUSE:%'),
  balance int8 not null default 0 check (balance >= 0),
  -- Counts the entries of this account without a gap.
  version int8 not null default 0,
  opened_at timestamptz not null,
  primary key (merchant_id, member_id, currency, account)
) with (fillfactor = 60, autovacuum_vacuum_scale_factor = 0.02);

-- One movement asked for, for ever: also those refused or cancelled, so that a repetition gets the same answer.
create table ledger_transfers (
  merchant_id text not null,
  member_id uuid not null,
  id uuid not null,
  -- Who asked (a vendor, a payment gateway, a module) and its own key: together the idempotency key.
  source text not null,
  key text not null,
  -- Hash of what was asked; another one under the same key is a mistake of the caller.
  request_hash text not null,
  -- What it means to people: BET, WIN, DEPOSIT …
  kind text not null,
  -- SINGLE moves at once; PENDING moves into HOLD until one POST or VOID resolves it; TOMBSTONE refuses a key not yet seen.
  phase text not null check (phase in ('SINGLE', 'PENDING', 'POST', 'VOID', 'TOMBSTONE')),
  outcome text not null check (outcome in ('POSTED', 'REFUSED', 'CANCELLED')),
  refusal text,
  currency text not null,
  amount int8 not null check (amount > 0 or phase = 'TOMBSTONE'),
  from_account text not null,
  to_account text not null,
  -- The pending transfer that this one resolves, or the posted one that it reverses.
  resolves uuid,
  reverses uuid,
  document_kind text not null,
  document_id text not null,
  reason text,
  actor text,
  created_at timestamptz not null,
  primary key (merchant_id, member_id, id),
  unique (merchant_id, member_id, source, key)
);
create unique index ledger_transfers_resolves on ledger_transfers (merchant_id, member_id, resolves)
  where resolves is not null and outcome = 'POSTED';
create unique index ledger_transfers_reverses on ledger_transfers (merchant_id, member_id, reverses)
  where reverses is not null and outcome = 'POSTED';
create index ledger_transfers_created on ledger_transfers using brin (created_at);
-- The operators' browser of movements. Play is left out, so a bet writes nothing here: bets are reached through their
-- member by the primary key, whose last part sorts in the order of writing (UUID version 7).
create index ledger_transfers_desk on ledger_transfers (merchant_id, created_at, id) where kind not in ('BET', 'WIN', 'ROLLBACK');
create index ledger_transfers_desk_kind on ledger_transfers (merchant_id, kind, created_at, id)
  where kind not in ('BET', 'WIN', 'ROLLBACK');
create index ledger_transfers_desk_member on ledger_transfers (merchant_id, member_id, kind, created_at, id)
  where kind not in ('BET', 'WIN', 'ROLLBACK');
create index ledger_transfers_desk_amount on ledger_transfers (merchant_id, amount)
  where kind not in ('BET', 'WIN', 'ROLLBACK');
create index ledger_transfers_document on ledger_transfers (merchant_id, document_kind, document_id)
  where kind not in ('BET', 'WIN', 'ROLLBACK');

-- The legs of the posted transfers: what left (negative) and what came (positive). The legs of a transfer sum to zero.
create table ledger_entries (
  merchant_id text not null,
  member_id uuid not null,
  transfer_id uuid not null,
  leg int2 not null,
  currency text not null,
  account text not null,
  amount int8 not null,
  -- The member account's version and balance after this entry; absent on the house side.
  version int8,
  balance_after int8,
  kind text not null,
  created_at timestamptz not null,
  primary key (merchant_id, member_id, transfer_id, leg)
);
create unique index ledger_entries_statement on ledger_entries (merchant_id, member_id, currency, account, version)
  where version is not null;
-- A statement of rare kinds (deposits of a player with 100 000 bets) need not scan the bets: 0.5 ms instead of 30 and more
-- on PostgreSQL 15. Bets and wins are dense, so the index above serves them, and a bet writes nothing here: an index with
-- them would add a tenth to the log of every bet. A span of dates has no index: the newest page needs none, a week a year
-- back takes 40 ms, and the planner keeps to the order of versions even where an index by date stands.
create index ledger_entries_rare_kinds on ledger_entries (merchant_id, member_id, currency, account, kind, version)
  where version is not null and kind not in ('BET', 'WIN');

-- Posted movements beside play that the figures of teams have not taken yet: written with each, taken away with the figures.
create table ledger_news (
  merchant_id text not null,
  member_id uuid not null,
  transfer_id uuid not null,
  created_at timestamptz not null,
  primary key (merchant_id, transfer_id)
);

-- Balances of the house side as of a moment: sums over all entries, made by a job so that no page has to.
create table house_balances (
  merchant_id text not null,
  currency text not null,
  account text not null,
  balance int8 not null,
  entries int8 not null,
  taken_at timestamptz not null,
  primary key (merchant_id, currency, account)
);

-- The results of the trial balance; operators see the last one.
create table ledger_trial_balances (
  id uuid primary key,
  started_at timestamptz not null,
  finished_at timestamptz not null,
  transfers int8 not null,
  entries int8 not null,
  accounts int8 not null,
  balanced boolean not null,
  -- [{ check, merchantId, memberId, currency, account, transferId, detail }], capped
  mismatches jsonb not null,
  -- [{ merchantId, accounts, transfers }]
  brands jsonb
);
create index ledger_trial_balances_finished on ledger_trial_balances (finished_at desc);
