-- When the day, week (from Monday) or month of a moment began, by the calendar of a zone.
--
-- Called by modules/protection.
create or replace function protection_period_start(p_period text, p_zone text, p_at timestamptz) returns timestamptz
language sql stable as $$ select date_trunc(lower(p_period), p_at at time zone p_zone) at time zone p_zone $$;
