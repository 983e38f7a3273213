-- The number of the lock of a draw: bets share it, whoever closes the draw or makes it void takes it alone.
--
-- Called by lottery_take_draw, lottery_close_draw and modules/lottery.
create or replace function lottery_draw_lock(p_draw uuid) returns int8
language sql immutable as $$ select hashtextextended('lottery-draw:' || p_draw::text, 0) $$;
