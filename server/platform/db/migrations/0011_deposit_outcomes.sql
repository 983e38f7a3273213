-- What becomes of a deposit that is not paid as agreed, and of money that nobody was credited for (domain.md 6).

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
  block_minutes int4 not null check (block_minutes between 1 and 10080)
);

-- Gateways without a bank of their own (a payment service) have no bank number.
alter table payment_channels drop constraint payment_channels_bank_bin_check;
alter table payment_channels add constraint payment_channels_bank_bin_check check (bank_bin ~ '^([0-9]{6})?$');

-- REVIEW: money arrived but not as agreed, or the member says to have paid; the member or an operator decides.
alter table deposits drop constraint deposits_state_check;
alter table deposits add constraint deposits_state_check
  check (state in ('CREATED', 'PENDING', 'REVIEW', 'PAID', 'CREDITED', 'EXPIRED', 'FAILED'));
alter table deposits drop constraint deposits_check;
alter table deposits add constraint deposits_slot_check
  check (case when slot is null then state not in ('CREATED', 'PENDING') else state in ('CREATED', 'PENDING', 'REVIEW') end);
alter table deposits
  -- What the wallet got; it differs from the amount when less or more was accepted.
  add column credited_amount int8 check (credited_amount > 0),
  -- The member says to have paid, with a picture as proof if there is one.
  add column claimed_at timestamptz,
  add column claim_note text,
  add column proof_file_id uuid,
  -- Why an operator refused it, for the member to read.
  add column refusal_reason text;
update deposits set credited_amount = amount where state = 'CREDITED';
alter table deposits add constraint deposits_credited_check check ((state = 'CREDITED') = (credited_amount is not null));
create index deposits_operator on deposits (merchant_id, created_at desc, id desc);
create index deposits_claimed on deposits (merchant_id, claimed_at) where state = 'REVIEW' and claimed_at is not null;
create index deposits_account on deposits (merchant_id, account_number, created_at desc) where state <> 'CREDITED';

alter table bank_transfers drop constraint bank_transfers_outcome_check;
alter table bank_transfers add constraint bank_transfers_outcome_check check (outcome in ('CREDITED', 'SUSPENSE', 'RETURNED'));
alter table bank_transfers drop constraint bank_transfers_check;
alter table bank_transfers add constraint bank_transfers_reason_check check (outcome = 'CREDITED' or suspense_reason is not null);
alter table bank_transfers
  -- The bank's own time of the transfer, where what it wrote can be read.
  add column transacted_on timestamptz,
  -- The movement into suspense, which a decision takes back.
  add column suspense_transfer_id uuid,
  add column claimed_by text,
  add column claimed_at timestamptz,
  -- Who decided what became of it: an operator's account, or MEMBER.
  add column resolved_by text,
  add column resolved_at timestamptz,
  add column resolution text check (resolution in ('DEPOSIT', 'MEMBER', 'RETURN', 'ACCEPTED', 'COMPLETED')),
  add column resolution_reference text;
drop index bank_transfers_suspense;
create index bank_transfers_suspense on bank_transfers (merchant_id, received_at) where outcome = 'SUSPENSE';
create index bank_transfers_received on bank_transfers (merchant_id, received_at desc) where suspense_reason is not null;

-- A decision on more than the merchant's limit, waiting for a second operator; one for a subject at a time.
create table payment_proposals (
  merchant_id text not null,
  subject_kind text not null check (subject_kind in ('suspense', 'deposit')),
  subject_id text not null,
  -- What the second operator has to want as well.
  decision jsonb not null,
  proposed_by uuid not null,
  proposed_by_account text not null,
  proposed_at timestamptz not null,
  reason text not null,
  primary key (merchant_id, subject_kind, subject_id)
);

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
-- Failures of a member in the order of time.
create index deposit_steps_failures on deposit_steps (merchant_id, member_id, at) where state in ('EXPIRED', 'FAILED', 'CREDITED');
-- Operators name a deposit without its member.
create unique index deposits_id on deposits (merchant_id, id);
