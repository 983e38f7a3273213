-- Wallets that vendors keep (transfer style, domain.md 4), and money between a member and his own line (domain.md 6).

-- One movement between the main wallet and a vendor's. The money is held from PENDING on: DONE when the vendor says that it
-- moved it, FAILED only when it says that it did not and never will. While nobody knows it stays held, and is asked for again.
create table vendor_transfers (
  merchant_id text not null,
  member_id uuid not null,
  id uuid not null,
  vendor_code text not null references vendors (code),
  -- IN: into the vendor's wallet; OUT: back to the main wallet.
  direction text not null check (direction in ('IN', 'OUT')),
  currency text not null,
  amount int8 not null check (amount > 0),
  state text not null check (state in ('PENDING', 'DONE', 'FAILED')),
  -- The ledger's pending transfer.
  pending_id uuid not null,
  idempotency_key text not null,
  request_hash text not null,
  tries int4 not null default 0,
  -- When the vendor is asked again; null once it is decided.
  next_try_at timestamptz,
  created_at timestamptz not null,
  decided_at timestamptz,
  asked_at timestamptz,
  -- What the vendor said when it was asked last, or that it said nothing.
  last_answer text check (last_answer in ('DONE', 'REFUSED', 'UNSEEN', 'UNKNOWN')),
  -- Four eyes: what a first operator wants to become of it. A second one has to want the same.
  proposed_state text check (proposed_state in ('DONE', 'FAILED')),
  proposed_by uuid,
  proposed_by_account text,
  proposed_at timestamptz,
  proposed_reason text,
  -- The second operator, where people decided instead of the vendor.
  decided_by_account text,
  decision_reason text,
  primary key (merchant_id, member_id, id),
  unique (merchant_id, member_id, idempotency_key),
  check ((state = 'PENDING') = (next_try_at is not null)),
  check ((state = 'PENDING') = (decided_at is null))
);
create index vendor_transfers_listed on vendor_transfers (merchant_id, member_id, created_at desc, id desc);
create index vendor_transfers_due on vendor_transfers (next_try_at) where state = 'PENDING';
create index vendor_transfers_searched on vendor_transfers (merchant_id, created_at desc, id desc);

-- What a brand allows within a line. A brand without a row allows nothing, unless it plays with play money.
create table member_transfer_rules (
  merchant_id text primary key references merchants (id),
  to_upline boolean not null,
  to_downline boolean not null,
  minimum int8 not null check (minimum > 0),
  maximum int8 not null check (maximum >= minimum),
  -- The most that one member may send on one day (UTC).
  daily_maximum int8 not null check (daily_maximum >= maximum)
);

-- Money that a member gave to somebody of the own line.
create table member_transfers (
  merchant_id text not null,
  id uuid not null,
  sender_id uuid not null,
  receiver_id uuid not null,
  -- UP: to the direct upline; DOWN: to somebody of the own line.
  direction text not null check (direction in ('UP', 'DOWN')),
  currency text not null,
  amount int8 not null check (amount > 0),
  idempotency_key text not null,
  request_hash text not null,
  created_at timestamptz not null,
  primary key (merchant_id, id),
  unique (merchant_id, sender_id, idempotency_key)
);
create index member_transfers_sent on member_transfers (merchant_id, sender_id, created_at desc, id desc);
create index member_transfers_received on member_transfers (merchant_id, receiver_id, created_at desc, id desc);
