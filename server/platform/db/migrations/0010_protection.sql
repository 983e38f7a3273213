-- Player protection and identity (domain.md 9; regulator-rules.md A, L, M8).

-- A day, week or month of a limit is the merchant's own, by the calendar of its zone.
alter table merchants add column if not exists time_zone text not null default 'Asia/Ho_Chi_Minh';
-- Merchants of one operator share a group: a self-exclusion at one of them holds at all.
alter table merchants add column operator_group text not null default 'HOUSE';
-- Whether a withdrawal needs a verified identity; null: in LIVE yes, in DEMO no.
alter table merchants add column identity_for_withdrawal boolean;
alter table merchants add column reality_check_minutes int2 not null default 60 check (reality_check_minutes in (15, 30, 60));

alter table members drop constraint members_status_check;
alter table members add constraint members_status_check check (status in ('ACTIVE', 'LOCKED', 'CLOSED'));
-- Until then nothing is wagered or deposited; bet_place reads both with the status. 9999-12-31 has no end.
alter table members add column play_blocked_until timestamptz;
-- Whether the member has rows in loss_counters, so that a bet of all others looks for none.
alter table members add column loss_limited boolean not null default false;

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

create function protection_period_start(p_period text, p_zone text, p_at timestamptz) returns timestamptz
language sql stable as $$ select date_trunc(lower(p_period), p_at at time zone p_zone) at time zone p_zone $$;

create function protection_period_end(p_period text, p_zone text, p_at timestamptz) returns timestamptz
language sql stable as $$
  select (date_trunc(lower(p_period), p_at at time zone p_zone)
    + case p_period when 'DAY' then interval '1 day' when 'WEEK' then interval '7 days' else interval '1 month' end) at time zone p_zone
$$;

-- Adds to what is lost: stakes positive, wins and stakes given back negative. A new period starts from nothing.
create function loss_count(p_merchant text, p_member uuid, p_amount int8, p_at timestamptz) returns void
language sql as $$
  update loss_counters c set
    lost = case when c.ends_at <= p_at then 0 else c.lost end + p_amount,
    ends_at = case when c.ends_at <= p_at then protection_period_end(c.period, c.time_zone, p_at) else c.ends_at end
  where c.merchant_id = p_merchant and c.member_id = p_member
$$;

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

create function protection_mark(p_merchant text, p_member uuid, p_kind text, p_subject text, p_at timestamptz) returns void
language sql as $$
  insert into protection_markers as m values (p_merchant, p_member, (p_at at time zone 'UTC')::date, p_kind, p_subject, 1, p_at)
    on conflict (merchant_id, member_id, day, kind, subject) do update set times = m.times + 1, last_at = p_at
$$;

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

create table data_exports (
  merchant_id text not null,
  member_id uuid not null,
  id uuid not null,
  state text not null check (state in ('WAITING', 'RUNNING', 'READY', 'FAILED')),
  -- Percent.
  progress int2 not null default 0,
  -- Gzip of the JSON text.
  content bytea,
  created_at timestamptz not null,
  ready_at timestamptz,
  expires_at timestamptz not null,
  primary key (merchant_id, member_id, id)
);
create index data_exports_expires on data_exports (expires_at);

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
create index members_email_matched on members (merchant_id, lower(email)) where email is not null;
