-- Whether players can start a game at a moment: the strictest of house, brand's vendor and brand's game. A window of
-- maintenance closes what is open, and a vendor without an adapter can only be looked at.
--
-- Called by the catalogue (modules/games) and by modules/lottery, whose lotteries are games of it.
create or replace function availability_at(
  p_house text, p_has_adapter boolean, p_vendor text, p_vendor_from timestamptz, p_vendor_until timestamptz,
  p_game text, p_game_from timestamptz, p_game_until timestamptz, p_at timestamptz
) returns text language sql immutable as $$
  select case
    when 'OFF' in (p_house, p_vendor, p_game) then 'OFF'
    when 'MAINTENANCE' in (p_house, p_vendor, p_game) or not p_has_adapter
      or (p_at >= p_vendor_from and p_at < p_vendor_until) or (p_at >= p_game_from and p_at < p_game_until)
      then 'MAINTENANCE'
    else 'OPEN'
  end
$$;
