-- Takes orders of a member back whose draws are still open, each once: stakes return, the bets are void, their draws are less
-- exposed. p_draws: the draws of the orders once, sorted. p_exposure_…: what each order put on its draw. With p_chase that plan
-- is stopped, where something of it was taken back. Answers which orders were taken back now and what returned; balance and version
-- are null where nothing did.
--
-- Locks in the order of lottery_place: draws, the member's accounts, exposures. Called by modules/lottery.
create or replace function lottery_cancel(
  p_merchant text, p_member uuid, p_currency text, p_orders uuid[], p_draws uuid[],
  p_exposure_orders uuid[], p_exposure_play_types text[], p_exposure_numbers text[], p_exposure_stakes int8[], p_exposure_payouts int8[],
  p_chase uuid, p_reason text, p_at timestamptz
) returns table (cancelled uuid[], returned int8, balance int8, version int8)
language plpgsql as $$
#variable_conflict use_variable
declare
  v_draw uuid;
  v_open uuid[] := '{}';
  one record;
  placed record;
  moved record;
begin
  cancelled := '{}';
  returned := 0;
  foreach v_draw in array p_draws loop
    if (lottery_take_draw(p_merchant, v_draw, p_at)).state = 'OPEN' then v_open := v_open || v_draw; end if;
  end loop;
  perform ledger_lock(p_merchant, p_member, p_currency);
  perform 1 from lottery_exposures e
    where e.merchant_id = p_merchant and e.draw_id = any (v_open) and e.play_type = '' and e.number = ''
    order by e.draw_id for update;
  for one in
    select o.id, o.lottery_code, o.draw_id from lottery_orders o
      where o.merchant_id = p_merchant and o.member_id = p_member and o.id = any (p_orders) and o.draw_id = any (v_open)
        and o.cancelled_at is null
      order by o.id
  loop
    for placed in
      select b.id, b.stake, b.currency from lottery_bets l
        join bets b on b.merchant_id = l.merchant_id and b.member_id = l.member_id and b.id = l.id
        where l.merchant_id = p_merchant and l.member_id = p_member and l.order_id = one.id and b.state = 'OPEN'
        order by b.id
    loop
      select * into moved from ledger_move(p_merchant, p_member, gen_random_uuid(), 'lottery', 'ROLLBACK:' || placed.id, '', 'ROLLBACK', 'SINGLE',
        placed.currency, placed.stake, 'HOUSE:LOTTERY:' || one.lottery_code, 'CASH', null, placed.id, 'bet', placed.id::text, p_reason, null,
        p_at, false, null);
      if moved.outcome <> 'POSTED' then raise exception 'a stake was not given back: %', moved.refusal; end if;
      balance := moved.balances[1];
      version := moved.versions[1];
      returned := returned + placed.stake;
      update bets b set state = 'VOID', valid_bet = 0, settled_at = p_at, balance_after = balance
        where b.merchant_id = p_merchant and b.member_id = p_member and b.id = placed.id;
    end loop;
    update lottery_orders o set cancelled_at = p_at
      where o.merchant_id = p_merchant and o.member_id = p_member and o.id = one.id;
    update lottery_exposures e set stake = e.stake - given.stake, payout = e.payout - given.payout
      from unnest(p_exposure_orders, p_exposure_play_types, p_exposure_numbers, p_exposure_stakes, p_exposure_payouts)
        as given (order_id, play_type, number, stake, payout)
      where given.order_id = one.id and e.merchant_id = p_merchant and e.draw_id = one.draw_id
        and e.play_type = given.play_type and e.number = given.number;
    cancelled := cancelled || one.id;
  end loop;
  if returned > 0 then perform loss_count(p_merchant, p_member, -returned, p_at); end if;
  -- A plan of which nothing is left to take back ends by itself, with its last draw.
  if p_chase is not null and cardinality(cancelled) > 0 then
    update lottery_chases c set state = 'STOPPED', ended_at = p_at
      where c.merchant_id = p_merchant and c.member_id = p_member and c.id = p_chase and c.state = 'ACTIVE';
  end if;
  return next;
end $$;
