-- A member may take back a deposit that still waits for its money: it has failed, by the member's own wish, and counts as no failure.
alter table deposits add column cancelled_at timestamptz;
alter table deposits add constraint deposits_cancelled_check check (cancelled_at is null or state = 'FAILED');
