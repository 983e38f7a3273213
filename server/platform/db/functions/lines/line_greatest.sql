-- The greatest stake of a bet by what is in force for a member (line_rules_in_force): 0 where the vendor or the category is off, null
-- where nothing is set.
--
-- Called by bet_place, lottery_place and modules/protection.
create or replace function line_greatest(p_limits jsonb, p_vendor text, p_category text, p_currency text) returns int8
language sql immutable as $$
  select least((p_limits ->> ('vendor ' || p_vendor))::int8, (p_limits ->> ('category ' || p_category))::int8,
    (p_limits ->> (p_currency || ' ' || p_category))::int8)
$$;
