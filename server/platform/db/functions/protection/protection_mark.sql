-- Counts a sign of harm on a day (UTC): p_kind of protection_markers, p_subject the limit it is about.
--
-- Called by modules/protection, bet_place and lottery_place.
create or replace function protection_mark(p_merchant text, p_member uuid, p_kind text, p_subject text, p_at timestamptz) returns void
language sql as $$
  insert into protection_markers as m values (p_merchant, p_member, (p_at at time zone 'UTC')::date, p_kind, p_subject, 1, p_at)
    on conflict (merchant_id, member_id, day, kind, subject) do update set times = m.times + 1, last_at = p_at
$$;
