-- What we booked for game vendors against what they report themselves (decision 0068).

-- The newest comparison of a day with a vendor, one row for both; a run that begins takes the row over.
create table vendor_comparisons (
  -- The protocol account that reports, as in bet_transactions.
  source text not null,
  day date not null,
  -- Of the run: what an older one finds out is not written down any more.
  id uuid not null unique,
  from_at timestamptz not null,
  to_at timestamptz not null,
  outcome text not null check (outcome in ('RUNNING', 'MATCHED', 'DIFFERENT', 'NOT_COMPARED')),
  -- Why nothing was compared: what a vendor did not answer is never taken for agreement.
  reason text check (reason in
    ('NO_ANSWER', 'REFUSED', 'CONTRACT_BROKEN', 'NO_REPORT', 'TOO_LONG', 'TOO_DIFFERENT', 'INTERRUPTED')),
  -- [{ merchantId, kind, currency, matched, matchedSum, missingHere, missingThere, different }], sums in 1/10 000 as text
  figures jsonb not null default '[]',
  started_at timestamptz not null,
  finished_at timestamptz,
  primary key (source, day),
  check (from_at < to_at),
  check ((outcome = 'RUNNING') = (finished_at is null)),
  check ((outcome = 'NOT_COMPARED') = (reason is not null))
);
create index vendor_comparisons_newest on vendor_comparisons (day desc, source);

-- One case for each movement that the two sides do not tell alike, however often they are compared.
create table vendor_cases (
  id uuid primary key,
  source text not null,
  transaction_id text not null,
  -- Of the movement: what we booked it as, or what the vendor calls it where we know nothing of it.
  movement text not null check (movement in ('BET', 'WIN')),
  difference text not null check (difference in ('MISSING_HERE', 'MISSING_THERE', 'DIFFERENT')),
  day date not null,
  -- The run that found it last; what a later one of the day does not find has been put right.
  comparison_id uuid not null,
  -- The brand it is of; null where nobody can tell.
  merchant_id text,
  -- { kind, user, memberId, round, amount, currency, at, betId } of each side, amounts in 1/10 000 as text
  theirs jsonb,
  ours jsonb,
  state text not null default 'OPEN' check (state in ('OPEN', 'CLOSED')),
  outcome text check (outcome in ('VENDOR_WRONG', 'WE_WERE_WRONG', 'TIMING', 'OTHER')),
  found_at timestamptz not null,
  closed_at timestamptz,
  -- Account of the operator; null where it closed by itself, since both sides came to say the same.
  closed_by text,
  unique (source, transaction_id, movement),
  check ((state = 'CLOSED') = (outcome is not null and closed_at is not null)),
  check (theirs is not null or ours is not null)
);
create index vendor_cases_found on vendor_cases (found_at desc, id desc);
create index vendor_cases_open on vendor_cases (source, day) where state = 'OPEN';

-- What operators found out about a case, in the order they wrote it.
create table vendor_case_notes (
  id uuid primary key,
  case_id uuid not null references vendor_cases (id),
  text text not null check (length(text) between 1 and 1000),
  written_by text not null,
  written_at timestamptz not null
);
create index vendor_case_notes_of on vendor_case_notes (case_id, id);
