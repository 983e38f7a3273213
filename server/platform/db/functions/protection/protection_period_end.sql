-- When the day, week or month of a moment ends, by the calendar of a zone: also where a day has 23 or 25 hours.
--
-- Called by modules/protection and loss_count.
create or replace function protection_period_end(p_period text, p_zone text, p_at timestamptz) returns timestamptz
language sql stable as $$
  select (date_trunc(lower(p_period), p_at at time zone p_zone)
    + case p_period when 'DAY' then interval '1 day' when 'WEEK' then interval '7 days' else interval '1 month' end) at time zone p_zone
$$;
