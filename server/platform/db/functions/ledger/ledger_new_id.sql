-- The id of a movement that a function makes by itself: a UUID of version 7 of a moment, as those that come with a call, so that a
-- member's movements sort in the order of writing.
--
-- Locks nothing. Called by earning_pay.
create or replace function ledger_new_id(p_at timestamptz) returns uuid language sql volatile as $$
  select encode(set_bit(set_bit(overlay(uuid_send(gen_random_uuid())
      placing substring(int8send((extract(epoch from p_at) * 1000)::int8) from 3) from 1 for 6), 52, 1), 53, 1), 'hex')::uuid
$$;
