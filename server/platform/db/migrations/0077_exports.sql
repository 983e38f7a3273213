-- Whole lists as files, written by a job batch by batch and kept for a week (decision 0069).

-- A list that somebody asked for whole: by which filter, and how far its file is.
create table exports (
  id uuid primary key,
  merchant_id text not null,
  operator_id uuid not null,
  operator_account text not null,
  -- EXPORT_SOURCES of db/export-source.ts
  source text not null,
  -- As the call of the list takes it, without pages; `to` is never later than when it was asked for.
  filter jsonb not null,
  format text not null check (format in ('CSV', 'XLSX')),
  language text not null,
  time_zone text not null,
  state text not null default 'QUEUED' check (state in ('QUEUED', 'RUNNING', 'DONE', 'FAILED', 'CANCELLED')),
  failure text check (failure in ('TOO_MANY_ROWS', 'RIGHT_GONE', 'BROKEN')),
  -- Null until the job has counted.
  rows_expected integer,
  rows_written integer not null default 0,
  -- Behind which row the next batch begins, as the list's own cursor says it.
  place text,
  parts integer not null default 0,
  -- Bytes of the file so far, and of a sheet what they unpack to and the checksum of that.
  size bigint not null default 0,
  unpacked bigint not null default 0,
  checksum bigint not null default 0,
  -- Batches that failed one after the other.
  tries integer not null default 0,
  asked_at timestamptz not null,
  began_at timestamptz,
  ended_at timestamptz,
  -- Until when the file is kept; the row stays.
  expires_at timestamptz,
  check ((state = 'FAILED') = (failure is not null)),
  check ((state in ('QUEUED', 'RUNNING')) = (ended_at is null)),
  check ((state = 'DONE') = (expires_at is not null))
);
create index exports_of on exports (merchant_id, operator_id, asked_at desc, id desc);
create index exports_due on exports (asked_at, id) where state in ('QUEUED', 'RUNNING');
create index exports_expiring on exports (expires_at) where parts > 0;

-- The bytes of a file, in order; 0 is its beginning, which some formats know last.
create table export_parts (
  export_id uuid not null references exports (id),
  number integer not null,
  bytes bytea not null,
  primary key (export_id, number)
);
-- They are packed already, or read once.
alter table export_parts alter column bytes set storage external;
