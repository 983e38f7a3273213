-- A draw all of whose bets are decided is done with; false when some are not, or it was something else.
--
-- Locks the draw against whoever corrects it. Called by modules/lottery after each settlement.
create or replace function lottery_finish_draw(p_merchant text, p_draw uuid, p_version int4, p_at timestamptz) returns boolean
language plpgsql as $$
begin
  perform 1 from lottery_draws d where d.merchant_id = p_merchant and d.id = p_draw for update;
  update lottery_draws d set state = 'SETTLED', settled_at = p_at
    where d.merchant_id = p_merchant and d.id = p_draw and d.state = 'DRAWN' and d.result_version = p_version
      and not exists (select from lottery_bets l join bets b on b.merchant_id = l.merchant_id and b.member_id = l.member_id and b.id = l.id
        where l.merchant_id = p_merchant and l.draw_id = p_draw and b.state = 'OPEN');
  return found;
end $$;
