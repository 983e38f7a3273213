-- Operators may cancel a bonus as well: who did, and why. Both are null where the member did it himself.
alter table turnover_buckets
  add column cancelled_by text,
  add column cancel_reason text,
  add check ((cancelled_by is null) = (cancel_reason is null)),
  add check (cancelled_by is null or state = 'CANCELLED');
