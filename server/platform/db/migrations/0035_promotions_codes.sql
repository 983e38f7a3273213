-- Codes by which promotions are given (domain.md 8).

-- Codes that were made together: random ones, or one word.
create table promotion_code_batches (
  merchant_id text not null,
  id uuid not null,
  promotion_id uuid not null,
  name text not null,
  number int4 not null check (number between 1 and 10000),
  -- How many members may use each.
  uses_per_code int4 not null check (uses_per_code > 0),
  expires_at timestamptz,
  created_at timestamptz not null,
  created_by text not null,
  -- Since when none of them works any more.
  voided_at timestamptz,
  voided_by text,
  primary key (merchant_id, id),
  foreign key (merchant_id, promotion_id) references promotions (merchant_id, id),
  check ((voided_at is null) = (voided_by is null))
);
create index promotion_code_batches_of_promotion on promotion_code_batches (merchant_id, promotion_id, created_at desc, id desc);

-- A code is of one batch of a brand. It is counted in the transaction that gives, so that it is never used more often than it may be.
create table promotion_codes (
  merchant_id text not null,
  -- In capitals, without spaces and dashes.
  code text not null,
  batch_id uuid not null,
  used int4 not null default 0 check (used >= 0),
  primary key (merchant_id, code),
  foreign key (merchant_id, batch_id) references promotion_code_batches (merchant_id, id)
) with (fillfactor = 90);
create index promotion_codes_of_batch on promotion_codes (merchant_id, batch_id, code) include (used);

-- Who used which code, once each, and the claim that it led to.
create table promotion_code_uses (
  merchant_id text not null,
  code text not null,
  member_id uuid not null,
  claim_id uuid not null,
  used_at timestamptz not null,
  primary key (merchant_id, code, member_id),
  foreign key (merchant_id, code) references promotion_codes (merchant_id, code),
  foreign key (merchant_id, member_id, claim_id) references promotion_claims (merchant_id, member_id, id)
);
