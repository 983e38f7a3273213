-- Whether a draw needs a person: two results differ, an official draw waits for its result, or a draw of the house is late, so that whoever
-- draws and settles has stopped, or failed.
create or replace function lottery_draw_needs_operator(p_state text, p_is_official boolean, p_draws_at timestamptz, p_now timestamptz)
returns boolean
language sql immutable as $$
  select p_state = 'HELD' or p_state = 'CLOSED' and p_is_official and p_draws_at <= p_now
    or p_state in ('OPEN', 'CLOSED', 'DRAWN') and p_draws_at <= p_now - interval '2 minutes'
$$;
