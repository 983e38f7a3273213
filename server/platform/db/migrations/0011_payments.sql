-- Deposits (domain.md 6), what the bank reports, and what becomes of money that nobody was credited for. Keys start with merchant_id and
-- member_id.

-- Where members may pay to. Bank and account are data: both change owners and names.
create table payment_channels (
  merchant_id text not null,
  id text not null,
  gateway text not null,
  -- { language: text }
  names jsonb not null,
  currency text not null,
  minimum int8 not null check (minimum > 0),
  maximum int8 not null check (maximum >= minimum),
  quick_amounts int8[] not null,
  bank_name text not null,
  -- Gateways without a bank of their own (a payment service) have no bank number.
  bank_bin text not null check (bank_bin ~ '^([0-9]{6})?$'),
  account_number text not null,
  account_name text not null,
  enabled boolean not null default true,
  position int2 not null,
  primary key (merchant_id, id)
);

-- What a merchant wants done with deposits; without a row the defaults of modules/payments/settings.ts hold.
create table payment_settings (
  merchant_id text primary key,
  -- In 1/10 000 of the amount: how much may be missing for the member to take what arrived without an operator.
  short_tolerance int4 not null check (short_tolerance between 0 and 10000),
  -- How long after the end of a deposit the bank may still have carried out its transfer.
  late_grace_seconds int4 not null check (late_grace_seconds between 0 and 86400),
  -- How long after the transfer the bank's report may come.
  late_report_hours int4 not null check (late_report_hours between 0 and 168),
  -- A decision of an operator on more than this needs a second operator.
  four_eyes_above int8 not null check (four_eyes_above >= 0),
  -- How long deposits are blocked after five failures in a row.
  block_minutes int4 not null check (block_minutes between 1 and 10080),
  -- How long a deposit without any money may be in review: then it ends by itself.
  review_hours int4 not null default 72 check (review_hours between 1 and 720),
  -- A raised limit waits a day before it counts, as that of adjustments does.
  four_eyes_pending int8,
  four_eyes_pending_from timestamptz,
  constraint payment_settings_pending check (
    (four_eyes_pending is null) = (four_eyes_pending_from is null)
    and (four_eyes_pending is null or four_eyes_pending > four_eyes_above)
  )
);

-- A member's money in, from the moment it is announced.
create table deposits (
  merchant_id text not null,
  member_id uuid not null,
  id uuid not null,
  channel_id text not null,
  gateway text not null,
  -- REVIEW: money arrived but not as agreed, or the member says to have paid; the member or an operator decides.
  state text not null check (state in ('CREATED', 'PENDING', 'REVIEW', 'PAID', 'CREDITED', 'EXPIRED', 'FAILED')),
  currency text not null,
  amount int8 not null check (amount > 0),
  -- What the member was told to pay to; the channel may change later.
  channel_names jsonb not null,
  bank_name text not null,
  bank_bin text not null,
  account_number text not null,
  account_name text not null,
  transfer_code text not null,
  qr_payload text not null,
  idempotency_key text not null,
  request_hash text not null,
  -- An open deposit holds one of the member's few slots, so that parallel requests cannot open more.
  slot int2,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  credited_at timestamptz,
  -- What the wallet got; it differs from the amount when less or more was accepted.
  credited_amount int8 check (credited_amount > 0),
  -- The member says to have paid, with a picture as proof if there is one.
  claimed_at timestamptz,
  claim_note text,
  proof_file_id uuid,
  -- Why an operator refused it, for the member to read.
  refusal_reason text,
  primary key (merchant_id, member_id, id),
  unique (merchant_id, member_id, idempotency_key),
  unique (merchant_id, member_id, slot),
  constraint deposits_slot_check
    check (case when slot is null then state not in ('CREATED', 'PENDING') else state in ('CREATED', 'PENDING', 'REVIEW') end),
  constraint deposits_credited_check check ((state = 'CREDITED') = (credited_amount is not null))
);
-- The bank knows nothing but the code: it is unique over all merchants.
create unique index deposits_code on deposits (transfer_code);
create index deposits_member on deposits (merchant_id, member_id, created_at desc, id desc);
create index deposits_due on deposits (expires_at) where state in ('CREATED', 'PENDING');
create index deposits_operator on deposits (merchant_id, created_at desc, id desc);
create index deposits_claimed on deposits (merchant_id, claimed_at) where state = 'REVIEW' and claimed_at is not null;
create index deposits_account on deposits (merchant_id, account_number, created_at desc) where state <> 'CREDITED';
-- Operators name a deposit without its member.
create unique index deposits_id on deposits (merchant_id, id);
create index deposits_in_review on deposits (merchant_id, member_id, id) where state = 'REVIEW';

-- The life of a deposit: when it came to be in each state.
create table deposit_steps (
  merchant_id text not null,
  member_id uuid not null,
  deposit_id uuid not null,
  state text not null,
  at timestamptz not null,
  primary key (merchant_id, member_id, deposit_id, state)
);
-- Failures of a member in the order of time.
create index deposit_steps_failures on deposit_steps (merchant_id, member_id, at) where state in ('EXPIRED', 'FAILED', 'CREDITED');

-- Members whose deposits failed too often (GLI-19 A.3.6): for a time, then until an operator lifts it.
create table deposit_blocks (
  merchant_id text not null,
  member_id uuid not null,
  -- 1 for a time, 2 until an operator lifts it.
  level int2 not null check (level in (1, 2)),
  blocked_at timestamptz not null,
  -- Absent: until lifted.
  blocked_until timestamptz,
  lifted_at timestamptz,
  primary key (merchant_id, member_id),
  check ((level = 2) = (blocked_until is null))
);

-- Each transfer that the bank reported, once for ever. SUSPENSE: nobody was credited; an operator decides.
create table bank_transfers (
  gateway text not null,
  provider_id text not null,
  request_hash text not null,
  account_number text not null,
  currency text not null,
  amount int8 not null check (amount > 0),
  content text not null,
  reference text not null,
  transacted_at text not null,
  outcome text not null check (outcome in ('CREDITED', 'SUSPENSE', 'RETURNED')),
  -- CLOSED: the member closed the account meanwhile, where nobody would look at the money.
  suspense_reason text check (suspense_reason in
    ('NO_CODE', 'UNKNOWN_CODE', 'WRONG_ACCOUNT', 'SHORT', 'OVER', 'LATE', 'SECOND', 'REFUSED', 'CLOSED')),
  -- The deposit that its code names, also when it was not credited for it.
  merchant_id text,
  member_id uuid,
  deposit_id uuid,
  received_at timestamptz not null,
  -- The bank's own time of the transfer, where what it wrote can be read.
  transacted_on timestamptz,
  -- The movement into suspense, which a decision takes back.
  suspense_transfer_id uuid,
  claimed_by text,
  claimed_at timestamptz,
  -- Who decided what became of it: an operator's account, or MEMBER.
  resolved_by text,
  resolved_at timestamptz,
  resolution text check (resolution in ('DEPOSIT', 'MEMBER', 'RETURN', 'ACCEPTED', 'COMPLETED')),
  resolution_reference text,
  primary key (gateway, provider_id),
  constraint bank_transfers_reason_check check (outcome = 'CREDITED' or suspense_reason is not null)
);
create index bank_transfers_deposit on bank_transfers (merchant_id, member_id, deposit_id);
create index bank_transfers_suspense on bank_transfers (merchant_id, received_at) where outcome = 'SUSPENSE';
create index bank_transfers_received on bank_transfers (merchant_id, received_at desc) where suspense_reason is not null;
-- By what the bank knows: moment and account, and the reference under which money went back.
create index bank_transfers_moment on bank_transfers ((coalesce(transacted_on, received_at)), account_number) where gateway = 'VIETQR';
create index bank_transfers_sent_back on bank_transfers (resolution_reference) where outcome = 'RETURNED';
