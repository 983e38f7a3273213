-- A raised limit waits a day before it counts, so that nobody raises it and posts alone in the same hour.
alter table adjustment_limits
  add column pending_amount int8,
  add column pending_from timestamptz,
  add constraint adjustment_limits_pending check (
    (pending_amount is null) = (pending_from is null) and (pending_amount is null or pending_amount > amount)
  );
