-- How each thing that the platform does by itself went last, whichever node did it. One row a job, overwritten where it lies: no index but the
-- key, and room in each block, so that a write touches nothing else.
create table job_states (
  name text primary key,
  -- Since when a release knows the job: one that never ran is late from then on.
  known_at timestamptz not null,
  began_at timestamptz,
  ended_at timestamptz,
  milliseconds int,
  succeeded_at timestamptz,
  -- Runs that failed since the last one that did not.
  failures int not null default 0,
  failing_since timestamptz,
  -- Of a run that takes long: since when, and when its node last said that it goes on.
  running_since timestamptz,
  running_at timestamptz
) with (fillfactor = 50);

-- The last failures of each job. What failed is told by its code: messages of errors may hold what nobody is to read.
create table job_failures (
  id uuid primary key,
  job text not null,
  at timestamptz not null,
  code text not null,
  -- A name of the system's, such as ECONNREFUSED; never a sentence.
  detail text,
  -- Under which the log has the whole of it; none of what was lost with its process.
  reference uuid,
  -- How often it failed since the entry before.
  times int not null,
  -- Of a queue's work: which piece, and in which of its tries.
  piece_id uuid,
  attempt int,
  -- What an operator made of a piece that gave up.
  decision text check (decision in ('RETRIED', 'DROPPED')),
  decided_at timestamptz,
  check ((piece_id is null) = (attempt is null)),
  check ((decision is null) = (decided_at is null))
);
create index job_failures_of on job_failures (job, at desc);
-- Two nodes may find the same piece lost.
create unique index job_failures_attempt on job_failures (piece_id, attempt) where piece_id is not null;
