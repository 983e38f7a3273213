-- The draw a bet is for, under a lock that bets share and that whoever closes the draw takes alone: a bet whose state is OPEN
-- here is committed before the draw closes, or not at all. Without a draw of that id, a row of nulls. Several draws: in the
-- order of their ids.
--
-- Called by lottery_place and lottery_cancel.
create or replace function lottery_take_draw(p_merchant text, p_draw uuid, p_at timestamptz) returns lottery_draws
language plpgsql as $$
declare
  taken lottery_draws;
begin
  perform pg_advisory_xact_lock_shared(lottery_draw_lock(p_draw));
  select * into taken from lottery_draws d where d.merchant_id = p_merchant and d.id = p_draw;
  -- Nobody came to close it yet.
  if taken.state = 'OPEN' and p_at >= taken.closes_at then taken.state := 'CLOSED'; end if;
  return taken;
end $$;
