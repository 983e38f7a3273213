-- The date that the calendar of a brand's time zone shows at a moment.
--
-- Locks nothing. Called by the repositories that ask for the tree of a day.
create or replace function merchant_day(p_merchant text, p_at timestamptz) returns date language sql stable as $$
  select (p_at at time zone m.time_zone)::date from merchants m where m.id = p_merchant
$$;
