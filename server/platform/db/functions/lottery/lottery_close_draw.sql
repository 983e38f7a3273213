-- Closes a draw whose time has come, once every bet that takes it is committed: it waits for their locks. Answers whether it did; false
-- when it was closed before, or it is too early. Found by its key, and its state looked at afterwards: asked for both, a planner that knows
-- nothing of the table reads all draws of the brand that are to come.
--
-- Called by modules/lottery.
create or replace function lottery_close_draw(p_merchant text, p_draw uuid, p_at timestamptz) returns boolean
language plpgsql as $$
declare
  is_due boolean;
begin
  perform pg_advisory_xact_lock(lottery_draw_lock(p_draw));
  select d.state = 'OPEN' and d.closes_at <= p_at into is_due from lottery_draws d
    where d.merchant_id = p_merchant and d.id = p_draw for update;
  if is_due is not true then return false; end if;
  update lottery_draws d set state = 'CLOSED' where d.merchant_id = p_merchant and d.id = p_draw;
  return true;
end $$;
