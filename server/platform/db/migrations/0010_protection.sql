-- Player protection and identity (domain.md 9; regulator-rules.md A, L, M8).

-- One limit of one side; the lowest of both sides wins. DEPOSIT and LOSS in 1/10 000 of a unit, SESSION in minutes.
create table protection_limits (
  merchant_id text not null,
  member_id uuid not null,
  kind text not null check (kind in ('DEPOSIT', 'LOSS', 'SESSION')),
  period text not null check (period in ('DAY', 'WEEK', 'MONTH')),
  set_by text not null check (set_by in ('MEMBER', 'OPERATOR')),
  amount int8 not null check (amount > 0),
  changed_at timestamptz not null,
  -- From when an asked increase, or with no amount a removal, may be confirmed by the member.
  pending_at timestamptz,
  pending_amount int8 check (pending_amount > 0),
  primary key (merchant_id, member_id, kind, period, set_by),
  check (pending_at is not null or pending_amount is null)
);
create index protection_limits_pending on protection_limits (merchant_id, pending_at) where pending_at is not null;

-- Stakes minus wins of the running period of each loss limit in force, kept by the bet functions under the member's lock.
create table loss_counters (
  merchant_id text not null,
  member_id uuid not null,
  period text not null,
  time_zone text not null,
  ends_at timestamptz not null,
  -- Below zero when the member is ahead.
  lost int8 not null,
  maximum int8 not null,
  primary key (merchant_id, member_id, period)
) with (fillfactor = 70);

-- Signs of harm by day: limits raised or hit, breaks taken.
create table protection_markers (
  merchant_id text not null,
  member_id uuid not null,
  day date not null,
  kind text not null check (kind in ('LIMIT_RAISED', 'LIMIT_HIT', 'TIME_OUT', 'SELF_EXCLUSION')),
  -- The limit, such as DEPOSIT DAY.
  subject text not null,
  times int4 not null,
  last_at timestamptz not null,
  primary key (merchant_id, member_id, day, kind, subject)
);
create index protection_markers_day on protection_markers (merchant_id, day);

-- Breaks of members. A self-exclusion is of the person: each account it covers has a row of the same id.
create table exclusions (
  merchant_id text not null,
  member_id uuid not null,
  id uuid not null,
  kind text not null check (kind in ('TIME_OUT', 'SELF_EXCLUSION')),
  -- The account where it was asked for; the others were found by it.
  is_origin boolean not null,
  operator_group text not null,
  started_at timestamptz not null,
  -- Null has no end.
  ends_at timestamptz,
  reason text,
  lift_state text check (lift_state in ('ASKED', 'GRANTED', 'REFUSED')),
  lift_asked_at timestamptz,
  lift_reason text,
  lift_decided_at timestamptz,
  lift_answer text,
  primary key (merchant_id, member_id, id)
);
create index exclusions_id on exclusions (id);
create index exclusions_started on exclusions (merchant_id, started_at desc, id desc);

-- What an excluded person is known by, hashed with a key of the house.
create table exclusion_traits (
  operator_group text not null,
  trait text not null,
  hash text not null,
  exclusion_id uuid not null,
  ends_at timestamptz,
  primary key (operator_group, trait, hash, exclusion_id)
);
create index exclusion_traits_exclusion on exclusion_traits (exclusion_id);

-- What members chose for their protection that is no limit.
create table protection_settings (
  merchant_id text not null,
  member_id uuid not null,
  reality_check_minutes int2 not null check (reality_check_minutes in (15, 30, 60)),
  primary key (merchant_id, member_id)
);

-- A stretch of play: launches and heartbeats of a game page with no longer pause than half an hour.
create table play_sessions (
  merchant_id text not null,
  member_id uuid not null,
  started_at timestamptz not null,
  last_seen_at timestamptz not null,
  acknowledged_at timestamptz not null,
  primary key (merchant_id, member_id, started_at)
);

-- The last answer to each prompt, be it that the member did not want to.
create table prompt_answers (
  merchant_id text not null,
  member_id uuid not null,
  kind text not null check (kind in ('SAFER_PLAY', 'LIMITS', 'REVIEW')),
  answered_at timestamptz not null,
  primary key (merchant_id, member_id, kind)
);

-- Accounts that their members closed.
create table account_closings (
  merchant_id text not null,
  member_id uuid not null,
  closed_at timestamptz not null,
  -- From then on nobody can reopen it, and its contact is free for another account.
  final_at timestamptz not null,
  reopened_at timestamptz,
  freed_at timestamptz,
  primary key (merchant_id, member_id, closed_at)
);
create index account_closings_due on account_closings (final_at) where reopened_at is null and freed_at is null;

-- Copies of their data that members asked for.
create table data_exports (
  merchant_id text not null,
  member_id uuid not null,
  id uuid not null,
  state text not null check (state in ('WAITING', 'RUNNING', 'READY', 'FAILED')),
  -- Percent.
  progress int2 not null default 0,
  created_at timestamptz not null,
  ready_at timestamptz,
  expires_at timestamptz not null,
  primary key (merchant_id, member_id, id)
);
create index data_exports_expires on data_exports (expires_at);

-- The gzip of a copy in pieces, so that neither who makes it nor who downloads it holds it whole.
create table data_export_pieces (
  merchant_id text not null,
  member_id uuid not null,
  export_id uuid not null,
  position int4 not null,
  bytes bytea not null,
  primary key (merchant_id, member_id, export_id, position),
  foreign key (merchant_id, member_id, export_id) references data_exports (merchant_id, member_id, id) on delete cascade
);

-- Who a member says to be, and what became of the check. One row: a resubmission replaces what was rejected.
create table identities (
  merchant_id text not null,
  member_id uuid not null,
  state text not null check (state in ('SUBMITTED', 'VERIFIED', 'REJECTED')),
  name text not null,
  birthday date not null,
  -- Keyed hash for matching; the number itself is encrypted.
  id_number_hash text not null,
  id_number_sealed text not null,
  submitted_at timestamptz not null,
  claimed_by text,
  claimed_at timestamptz,
  decided_at timestamptz,
  decided_by text,
  reason text,
  primary key (merchant_id, member_id)
);
-- One account per person and merchant. Across merchants the same person may play, and is matched by the same hash.
create unique index identities_person on identities (merchant_id, id_number_hash) where state <> 'REJECTED';
create index identities_hash on identities (id_number_hash);
create index identities_queue on identities (merchant_id, state, submitted_at);

-- The pictures behind it. Apart from content_files, which every operator of the brand may open.
create table identity_documents (
  merchant_id text not null,
  member_id uuid not null,
  kind text not null check (kind in ('FRONT', 'BACK', 'SELFIE')),
  content_type text not null,
  bytes bytea not null,
  uploaded_at timestamptz not null,
  primary key (merchant_id, member_id, kind)
);
