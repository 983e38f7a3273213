-- Whether a member's money is on its way into the wallet: announced, arrived but looked at, or about to be credited. The
-- one list of these states, for limits on deposits and for who closes an account (payments/states.ts draws them all).
--
-- Called by modules/protection.
create or replace function deposit_is_under_way(p_state text) returns boolean
language sql immutable as $$ select p_state in ('CREATED', 'PENDING', 'REVIEW', 'PAID') $$;
