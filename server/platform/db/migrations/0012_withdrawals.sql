-- Withdrawals (domain.md 6): to which accounts, what became of each, who decided. Keys start with merchant_id and member_id.

-- Banks and e-wallets that money can be sent to, for all brands. Data, because banks change owners and names.
create table banks (
  -- NAPAS bank identification number; e-wallets have their provider's code.
  code text primary key check (code ~ '^[0-9A-Z]{3,12}$'),
  kind text not null check (kind in ('BANK', 'WALLET')),
  name text not null,
  enabled boolean not null default true,
  -- The banks that most people have come first.
  position int2 not null
);
insert into banks (code, kind, name, position) values
  ('970436', 'BANK', 'Vietcombank', 1), ('970415', 'BANK', 'VietinBank', 2), ('970418', 'BANK', 'BIDV', 3),
  ('970405', 'BANK', 'Agribank', 4), ('970422', 'BANK', 'MB Bank', 5), ('970407', 'BANK', 'Techcombank', 6),
  ('970416', 'BANK', 'ACB', 7), ('970432', 'BANK', 'VPBank', 8), ('970423', 'BANK', 'TPBank', 9),
  ('970403', 'BANK', 'Sacombank', 10), ('970437', 'BANK', 'HDBank', 11), ('970441', 'BANK', 'VIB', 12),
  ('970443', 'BANK', 'SHB', 13), ('970448', 'BANK', 'OCB', 14), ('970426', 'BANK', 'MSB', 15),
  ('970431', 'BANK', 'Eximbank', 16), ('970440', 'BANK', 'SeABank', 17), ('970449', 'BANK', 'LPBank', 18),
  ('970429', 'BANK', 'SCB', 19), ('970454', 'BANK', 'BVBank (Bản Việt)', 20), ('546034', 'BANK', 'CAKE', 21),
  ('546035', 'BANK', 'Ubank', 22), ('963388', 'BANK', 'Timo', 23), ('970400', 'BANK', 'Saigonbank', 24),
  ('970409', 'BANK', 'BacABank', 25), ('970412', 'BANK', 'PVcomBank', 26), ('970414', 'BANK', 'Oceanbank', 27),
  ('970419', 'BANK', 'NCB', 28), ('970424', 'BANK', 'Shinhan Bank', 29), ('970425', 'BANK', 'ABBank', 30),
  ('970427', 'BANK', 'VietABank', 31), ('970428', 'BANK', 'NamABank', 32), ('970430', 'BANK', 'PGBank', 33),
  ('970433', 'BANK', 'VietBank', 34), ('970438', 'BANK', 'BaoVietBank', 35), ('970446', 'BANK', 'Co-opBank', 36),
  ('970452', 'BANK', 'KienLongBank', 37), ('668888', 'BANK', 'KBank', 38), ('970458', 'BANK', 'UOB', 39),
  ('970410', 'BANK', 'Standard Chartered', 40), ('970439', 'BANK', 'Public Bank', 41), ('801011', 'BANK', 'Nonghyup', 42),
  ('970434', 'BANK', 'Indovina', 43), ('970456', 'BANK', 'IBK HCM', 44), ('970455', 'BANK', 'IBK Hà Nội', 45),
  ('970421', 'BANK', 'VRB', 46), ('970457', 'BANK', 'Woori Bank', 47), ('970462', 'BANK', 'Kookmin Hà Nội', 48),
  ('970463', 'BANK', 'Kookmin HCM', 49), ('458761', 'BANK', 'HSBC', 50), ('970442', 'BANK', 'Hong Leong', 51),
  ('970408', 'BANK', 'GPBank', 52), ('970406', 'BANK', 'DongA Bank', 53), ('796500', 'BANK', 'DBS', 54),
  ('422589', 'BANK', 'CIMB', 55), ('970444', 'BANK', 'CBBank', 56), ('533948', 'BANK', 'Citibank', 57),
  ('970466', 'BANK', 'KEB Hana HCM', 58), ('970467', 'BANK', 'KEB Hana Hà Nội', 59), ('977777', 'BANK', 'MAFC', 60),
  ('999888', 'BANK', 'VBSP', 61),
  ('MOMO', 'WALLET', 'MoMo', 1), ('ZALOPAY', 'WALLET', 'ZaloPay', 2), ('971005', 'WALLET', 'Viettel Money', 3);

-- What a brand allows; a brand without a row has the values that stand here as defaults.
create table withdrawal_settings (
  merchant_id text primary key references merchants (id),
  minimum int8 not null default 500000000 check (minimum > 0),
  maximum int8 not null default 2000000000000 check (maximum >= minimum),
  quick_amounts int8[] not null default '{1000000000,2000000000,5000000000,10000000000,50000000000,100000000000}',
  -- Per day of the brand's zone and member.
  daily_count int2 not null default 5 check (daily_count > 0),
  daily_sum int8 not null default 5000000000000 check (daily_sum > 0),
  open_at_once int2 not null default 2 check (open_at_once between 1 and 9),
  -- Above it two operators must approve.
  four_eyes_above int8 not null default 500000000000 check (four_eyes_above >= 0),
  -- Minutes without an answer of the member after which the money counts as received (section 4 of the specification).
  auto_receive_minutes int4 not null default 30 check (auto_receive_minutes between 1 and 10080),
  -- Minutes that a new payout account rests before money goes to it.
  account_rest_minutes int4 not null default 1440 check (account_rest_minutes >= 0),
  -- Regulator row M7: off unless the market allows it.
  may_cancel boolean not null default false,
  -- BANK_API sends payout orders by itself; MANUAL waits for the reference of a transfer made by hand.
  gateway text not null default 'MANUAL' check (gateway in ('BANK_API', 'MANUAL')),
  time_zone text not null default 'Asia/Ho_Chi_Minh',
  -- A raised limit waits a day before it counts, as that of adjustments does.
  four_eyes_pending int8,
  four_eyes_pending_from timestamptz,
  -- A win of so much raises the alarm, whoever let it be won (decision 0024).
  win_alarm_from int8 not null default 5000000000000,
  constraint withdrawal_settings_pending check (
    (four_eyes_pending is null) = (four_eyes_pending_from is null)
    and (four_eyes_pending is null or four_eyes_pending > four_eyes_above)
  )
);

-- Where a member may have money sent to.
create table payout_accounts (
  merchant_id text not null,
  member_id uuid not null,
  id uuid not null,
  bank_code text not null references banks (code),
  -- Account number of a bank, phone number of an e-wallet.
  number text not null check (number ~ '^[0-9]{6,19}$'),
  -- Capitals without diacritics, the same as the member's payee name.
  holder text not null,
  -- One of five places, so that parallel requests cannot add more; given back by removing.
  slot int2 check (slot between 1 and 5),
  usable_at timestamptz not null,
  created_at timestamptz not null,
  removed_at timestamptz,
  primary key (merchant_id, member_id, id),
  unique (merchant_id, member_id, slot),
  check ((slot is null) = (removed_at is not null))
);
create unique index payout_accounts_number on payout_accounts (merchant_id, member_id, bank_code, number)
  where removed_at is null;

-- A member's money out, from the moment it is asked for.
create table withdrawals (
  merchant_id text not null,
  member_id uuid not null,
  id uuid not null,
  state text not null check (state in ('REQUESTED', 'REVIEW', 'APPROVED', 'RELEASED', 'RECEIVED', 'PARTLY_RECEIVED',
    'NOT_RECEIVED', 'CLOSED', 'REJECTED', 'FAILED', 'CANCELLED')),
  currency text not null,
  amount int8 not null check (amount > 0),
  -- Where it goes, as it was when asked for.
  payout_account_id uuid not null,
  bank_code text not null,
  bank_name text not null,
  account_number text not null,
  account_holder text not null,
  idempotency_key text not null,
  request_hash text not null,
  -- An open withdrawal holds one of the member's few places, so that parallel requests cannot open more.
  slot int2,
  -- The ledger's pending transfer, and the one that posted it.
  hold_id uuid not null,
  release_id uuid,
  approvals_needed int2 not null check (approvals_needed in (1, 2)),
  claimed_by uuid,
  claimed_by_account text,
  claimed_at timestamptz,
  -- Chooses the sentence that the member reads when it was rejected.
  reject_code text,
  -- What of the amount the member says is still missing.
  rest_amount int8 check (rest_amount > 0 and rest_amount < amount),
  -- When the bank confirmed the last payment; without an answer by receive_due_at it counts as received.
  paid_at timestamptz,
  receive_due_at timestamptz,
  -- The bank did not carry the last payment out: an operator pays again or gives the money back.
  payout_refused boolean not null default false,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (merchant_id, member_id, id),
  unique (merchant_id, member_id, idempotency_key),
  unique (merchant_id, member_id, slot),
  check ((slot is null) = (state in ('CLOSED', 'REJECTED', 'FAILED', 'CANCELLED')))
);
create unique index withdrawals_id on withdrawals (merchant_id, id);
create index withdrawals_member on withdrawals (merchant_id, member_id, created_at desc, id desc);
create index withdrawals_queue on withdrawals (merchant_id, created_at, id) where slot is not null;
create index withdrawals_state on withdrawals (merchant_id, state, created_at, id);
create index withdrawals_due on withdrawals (receive_due_at) where state = 'RELEASED' and receive_due_at is not null;

-- The life of a withdrawal, each step for ever.
create table withdrawal_steps (
  merchant_id text not null,
  member_id uuid not null,
  withdrawal_id uuid not null,
  position int2 not null,
  state text not null,
  at timestamptz not null,
  actor text not null check (actor in ('MEMBER', 'OPERATOR', 'HOUSE')),
  -- Account of the operator.
  actor_name text,
  -- What happened where the state alone does not say it: FIRST_APPROVAL, PAID, PAID_AGAIN, AUTO_RECEIVED, FORCED …
  note text,
  -- In the operator's own words, for operators.
  reason text,
  primary key (merchant_id, member_id, withdrawal_id, position)
);

-- Each operator approves once: four eyes are two rows.
create table withdrawal_approvals (
  merchant_id text not null,
  member_id uuid not null,
  withdrawal_id uuid not null,
  operator_id uuid not null,
  operator_account text not null,
  at timestamptz not null,
  primary key (merchant_id, member_id, withdrawal_id, operator_id)
);

-- Pictures with which a member shows that money is missing.
create table withdrawal_proofs (
  merchant_id text not null,
  member_id uuid not null,
  withdrawal_id uuid not null,
  file_id uuid not null,
  at timestamptz not null,
  primary key (merchant_id, member_id, withdrawal_id, file_id)
);

-- Payments of a withdrawal: the first, and those that pay what did not arrive.
create table withdrawal_payouts (
  merchant_id text not null,
  member_id uuid not null,
  withdrawal_id uuid not null,
  -- The bank knows the order by it and carries it out once.
  id uuid not null,
  position int2 not null,
  gateway text not null check (gateway in ('BANK_API', 'MANUAL')),
  amount int8 not null check (amount > 0),
  -- QUEUED was never sent; SENT may or may not have been carried out: the bank is asked, nothing is given back.
  -- RETURNED is a payment of which nothing stayed out; one that came back in part is still PAID.
  state text not null check (state in ('QUEUED', 'SENT', 'PAID', 'REFUSED', 'RETURNED')),
  reference text,
  refusal text,
  created_at timestamptz not null,
  sent_at timestamptz,
  settled_at timestamptz,
  -- What came back of it.
  returned int8 not null default 0,
  -- The bank's reference of the last return.
  return_reference text,
  -- When it was written down that money of it came back.
  returned_at timestamptz,
  primary key (merchant_id, member_id, withdrawal_id, id),
  unique (merchant_id, member_id, withdrawal_id, position),
  constraint withdrawal_payouts_returned_check
    check (returned between 0 and amount and (returned > 0) = (return_reference is not null)
      and (state = 'RETURNED') = (returned = amount) and (returned = 0 or state in ('PAID', 'RETURNED')))
);
create index withdrawal_payouts_open on withdrawal_payouts (created_at) where state in ('QUEUED', 'SENT');
-- By what the bank knows of them: order, moment.
create index withdrawal_payouts_id on withdrawal_payouts (id);
create index withdrawal_payouts_settled on withdrawal_payouts (settled_at) where gateway = 'BANK_API';
create index withdrawal_payouts_returned on withdrawal_payouts (returned_at) where gateway = 'BANK_API';

-- References of the bank, each of which counts once: one transfer of the bank pays one payout, and one brings back money of one.
create table payout_references (
  merchant_id text not null,
  gateway text not null,
  direction text not null check (direction in ('OUT', 'BACK')),
  reference text not null,
  payout_id uuid not null,
  primary key (merchant_id, gateway, direction, reference)
);
create index payout_references_reference on payout_references (reference);
