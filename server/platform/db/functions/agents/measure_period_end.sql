-- The first day after the week, half month or month that begins on a day.
--
-- Locks nothing. Called by measures_fold and by modules/agents.
create or replace function measure_period_end(p_period text, p_start date) returns date language sql immutable as $$
  select case
    when p_period = 'WEEK' then p_start + 7
    when p_period = 'HALF_MONTH' and extract(day from p_start) = 1 then p_start + 15
    else (date_trunc('month', p_start::timestamp) + interval '1 month')::date
  end
$$;
