-- Closes a draw whose time has come, once every bet that takes it is committed: it waits for their locks. Answers whether it did; false
-- when it was closed before, or it is too early.
--
-- Called by modules/lottery.
create or replace function lottery_close_draw(p_merchant text, p_draw uuid, p_at timestamptz) returns boolean
language plpgsql as $$
begin
  perform pg_advisory_xact_lock(lottery_draw_lock(p_draw));
  update lottery_draws d set state = 'CLOSED'
    where d.merchant_id = p_merchant and d.id = p_draw and d.state = 'OPEN' and d.closes_at <= p_at;
  return found;
end $$;
