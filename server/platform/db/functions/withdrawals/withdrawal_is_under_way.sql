-- Whether a member's withdrawal is not over: asked for, looked at, paid, or missed. The same as `isOver` of
-- withdrawals/states.ts says no to, for statements of other modules; a test holds the two together. It reads and locks nothing.
--
-- Called by modules/protection.
create or replace function withdrawal_is_under_way(p_state text) returns boolean
language sql immutable as $$ select p_state not in ('CLOSED', 'REJECTED', 'FAILED', 'CANCELLED') $$;
