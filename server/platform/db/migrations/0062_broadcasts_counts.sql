-- Whom a broadcast would reach is counted by a job, page by page: a brand may have more members than one can wait for.

-- A count that is under way: of whom there were when it was asked for, behind whom it stands, how many it looked at of how many, and
-- how many of them are addressees.
alter table broadcasts
  add column count_asked_at timestamptz,
  add column count_after uuid not null default '00000000-0000-0000-0000-000000000000',
  add column count_looked_at int4 not null default 0,
  add column count_of int4 not null default 0,
  add column count_found int4 not null default 0 check (count_found <= count_looked_at),
  add check (count_asked_at is null or state = 'DRAFT');
create index broadcasts_counting on broadcasts (merchant_id, id) where count_asked_at is not null;
