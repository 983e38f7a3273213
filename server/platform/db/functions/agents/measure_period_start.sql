-- The first day of the week (Monday), half month or month that a day is in.
--
-- Locks nothing. Called by measures_fold and by modules/agents.
create or replace function measure_period_start(p_period text, p_day date) returns date language sql immutable as $$
  select case p_period
    when 'WEEK' then date_trunc('week', p_day::timestamp)::date
    when 'MONTH' then date_trunc('month', p_day::timestamp)::date
    when 'HALF_MONTH' then date_trunc('month', p_day::timestamp)::date + case when extract(day from p_day) > 15 then 15 else 0 end
  end
$$;
