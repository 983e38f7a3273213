-- Money put right by hand, with four eyes.

-- Money put right by hand: one operator asks, another one decides. APPROVED is posted, in the same transaction.
create table adjustments (
  merchant_id text not null,
  id uuid not null,
  member_id uuid not null,
  kind text not null check (kind in ('CREDIT', 'DEBIT', 'CORRECTION', 'REVERSAL')),
  state text not null check (state in ('REQUESTED', 'APPROVED', 'REJECTED', 'WITHDRAWN')),
  currency text not null,
  -- What the member gets (positive) or gives (negative).
  amount int8 not null check (amount <> 0),
  reason text not null,
  -- Number of a ticket, a letter, a bank statement.
  document text,
  -- The posted transfer that a REVERSAL takes back.
  reverses uuid,
  asked_by uuid not null,
  asked_account text not null,
  asked_at timestamptz not null,
  decided_by uuid,
  decided_account text,
  decided_at timestamptz,
  decision_reason text,
  transfer_id uuid,
  idempotency_key text not null,
  request_hash text not null,
  primary key (merchant_id, id),
  unique (merchant_id, asked_by, idempotency_key),
  check ((kind = 'REVERSAL') = (reverses is not null)),
  check ((state = 'REQUESTED') = (decided_at is null)),
  check ((state = 'APPROVED') = (transfer_id is not null))
);
create index adjustments_queue on adjustments (merchant_id, state, asked_at, id);
create index adjustments_member on adjustments (merchant_id, member_id, asked_at desc);
-- A transfer is taken back once: a second request waits for the fate of the first.
create unique index adjustments_reverses on adjustments (merchant_id, member_id, reverses)
  where reverses is not null and state in ('REQUESTED', 'APPROVED');

-- Up to this amount one pair of eyes suffices; without a row never.
create table adjustment_limits (
  merchant_id text primary key,
  amount int8 not null check (amount >= 0),
  -- A raised limit waits a day before it counts, so that nobody raises it and posts alone in the same hour.
  pending_amount int8,
  pending_from timestamptz,
  constraint adjustment_limits_pending check (
    (pending_amount is null) = (pending_from is null) and (pending_amount is null or pending_amount > amount)
  )
);
