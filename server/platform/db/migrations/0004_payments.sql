-- Deposits (domain.md 6) and what the bank reports. Keys start with merchant_id and member_id.

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
  bank_bin text not null check (bank_bin ~ '^[0-9]{6}$'),
  account_number text not null,
  account_name text not null,
  enabled boolean not null default true,
  position int2 not null,
  primary key (merchant_id, id)
);

create table deposits (
  merchant_id text not null,
  member_id uuid not null,
  id uuid not null,
  channel_id text not null,
  gateway text not null,
  state text not null check (state in ('CREATED', 'PENDING', 'PAID', 'CREDITED', 'EXPIRED', 'FAILED')),
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
  primary key (merchant_id, member_id, id),
  unique (merchant_id, member_id, idempotency_key),
  unique (merchant_id, member_id, slot),
  check ((slot is not null) = (state in ('CREATED', 'PENDING')))
);
-- The bank knows nothing but the code: it is unique over all merchants.
create unique index deposits_code on deposits (transfer_code);
create index deposits_member on deposits (merchant_id, member_id, created_at desc, id desc);
create index deposits_due on deposits (expires_at) where state in ('CREATED', 'PENDING');

create table deposit_steps (
  merchant_id text not null,
  member_id uuid not null,
  deposit_id uuid not null,
  state text not null,
  at timestamptz not null,
  primary key (merchant_id, member_id, deposit_id, state)
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
  outcome text not null check (outcome in ('CREDITED', 'SUSPENSE')),
  suspense_reason text check (suspense_reason in ('NO_CODE', 'UNKNOWN_CODE', 'WRONG_ACCOUNT', 'SHORT', 'OVER', 'LATE', 'SECOND', 'REFUSED')),
  -- The deposit that its code names, also when it was not credited for it.
  merchant_id text,
  member_id uuid,
  deposit_id uuid,
  received_at timestamptz not null,
  primary key (gateway, provider_id),
  check ((outcome = 'SUSPENSE') = (suspense_reason is not null))
);
create index bank_transfers_suspense on bank_transfers (received_at) where outcome = 'SUSPENSE';
create index bank_transfers_deposit on bank_transfers (merchant_id, member_id, deposit_id);
