-- Promotions (domain.md 8): what a brand promises its members, by versions, and who was given what.

-- A promotion as operators have it. What members see is the published version; the draft is what the next one will be.
create table promotions (
  merchant_id text not null references merchants (id),
  id uuid not null,
  -- Between drafts and their end: DRAFT was never published, PAUSED takes nobody in, CLOSED is over for good.
  state text not null check (state in ('DRAFT', 'PUBLISHED', 'PAUSED', 'CLOSED')),
  -- Lower ones are shown first.
  position int4 not null default 0,
  -- Terms, words, span and budget as promotions/operator/schema.ts has them.
  draft jsonb not null,
  -- Whether the draft differs from what was published last.
  is_changed boolean not null default true,
  version int4 not null default 0 check (version >= 0),
  created_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (merchant_id, id),
  check ((state = 'DRAFT') = (version = 0))
);
create index promotions_shown on promotions (merchant_id, position, id) where state in ('PUBLISHED', 'PAUSED');

-- What was published, for ever: who joined keeps the terms he joined by.
create table promotion_versions (
  merchant_id text not null,
  promotion_id uuid not null,
  version int4 not null check (version > 0),
  category text not null check (category in ('WELCOME', 'DEPOSIT', 'DAILY', 'EVENT')),
  -- trigger, approval, reward, audience and turnover as promotions/terms.ts has them.
  terms jsonb not null,
  -- { language: { title, summary, content } }
  words jsonb not null,
  starts_at timestamptz not null,
  ends_at timestamptz check (ends_at > starts_at),
  published_at timestamptz not null,
  published_by text not null,
  primary key (merchant_id, promotion_id, version),
  foreign key (merchant_id, promotion_id) references promotions (merchant_id, id)
);

-- What may be given in all and what was: taken from in the transaction that gives, so that nobody gives more together than alone.
create table promotion_budgets (
  merchant_id text not null,
  promotion_id uuid not null,
  -- Of the brand, or POINT where points are given.
  currency text not null,
  amount int8 not null check (amount >= 0),
  taken int8 not null default 0 check (taken >= 0),
  primary key (merchant_id, promotion_id),
  foreign key (merchant_id, promotion_id) references promotions (merchant_id, id),
  check (taken <= amount)
);

-- What a member asked for or was given, one row for each time he may.
create table promotion_claims (
  merchant_id text not null,
  member_id uuid not null,
  id uuid not null,
  promotion_id uuid not null,
  version int4 not null,
  -- Which time it is: a number, or what the calendar calls it (a day, the year of a birthday, the first day of a loss's period). A time
  -- comes once.
  occasion text not null,
  -- JOINED waits for a deposit, APPLYING for an operator, PROCESS is with one; ISSUED was given, CLAIMED was fetched by the member.
  state text not null check (state in ('JOINED', 'APPLYING', 'PROCESS', 'ISSUED', 'CLAIMED', 'REJECTED')),
  -- What it is given in.
  currency text not null,
  comment text check (length(comment) <= 140),
  -- Files of the member, three at most.
  images uuid[] not null default '{}' check (cardinality(images) <= 3),
  -- A deposit of at least this is what a joined one waits for; the deposit that came.
  deposit_currency text,
  least_deposit int8,
  deposit_id text,
  deposit_amount int8,
  -- What was lost in the period, as it was counted then.
  loss int8 check (loss > 0),
  -- Of which contact it was given for, hashed: one contact has it once, whoever tells it.
  contact_hash text,
  -- What was given.
  amount int8 check (amount > 0),
  -- The operator who has it or had it, and what the member reads of a refusal: a text of the operator, or a code of ours.
  operator text,
  reason text,
  refusal text,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (merchant_id, member_id, id),
  unique (merchant_id, member_id, promotion_id, occasion),
  foreign key (merchant_id, promotion_id, version) references promotion_versions (merchant_id, promotion_id, version),
  foreign key (merchant_id, member_id) references members (merchant_id, id),
  check ((state in ('ISSUED', 'CLAIMED')) = (amount is not null))
);
-- Operators look at a brand's, by state, the oldest first.
create index promotion_claims_queue on promotion_claims (merchant_id, state, created_at, id);
create index promotion_claims_of_promotion on promotion_claims (merchant_id, promotion_id, created_at desc, id desc);
-- The last one of a member, and how many there are.
create index promotion_claims_own on promotion_claims (merchant_id, member_id, promotion_id, created_at desc, id desc);
create unique index promotion_claims_contact on promotion_claims (merchant_id, promotion_id, contact_hash) where contact_hash is not null;
create unique index promotion_claims_id on promotion_claims (merchant_id, id);
-- Joined ones whose deposit came: the row itself is what the job works through.
create index promotion_claims_due on promotion_claims (merchant_id, member_id, id) where state = 'JOINED' and deposit_id is not null;
