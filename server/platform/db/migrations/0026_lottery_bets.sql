-- Bets on lotteries (domain.md 5): taken, and taken back.

-- What a member has on a draw; the limit per member asks it with every order.
create index lottery_orders_of_draw on lottery_orders (merchant_id, draw_id, member_id);

-- Orders of many members in one transaction, each answered as if it had come alone: idempotency first, then draws, rules,
-- player, limits and money. It decides, it does not raise.
--
-- Locks in an order that all who take them keep: draws (shared with other bets), accounts by member, then the whole exposure
-- of each draw by its one row that has neither play type nor number. So no two batches can wait for each other, and what
-- was read of an exposure stays true until the commit.
--
-- p_draws: every draw of the orders once, sorted. p_exposure_…: every exposure once, its draw as an index of p_draws, with the
-- limits of the rules in force (null: none). p_orders: [{ merchant, member, currency, key, hash, lottery, rules, session, vendor,
-- game, game_type, member_limit, is_play_checked, chase, stops, stake, slips }]; a slip is what an order has on one draw:
-- { draw, id, stake, exposures, stakes, payouts, bets }, with draw and exposures as indexes.
--
-- `about` of a refusal: { draw, exposure } as indexes, { rest } in money.
create function lottery_place(
  p_draw_merchants text[], p_draws uuid[],
  p_exposure_draws int4[], p_exposure_play_types text[], p_exposure_numbers text[],
  p_exposure_stake_limits int8[], p_exposure_payout_limits int8[],
  p_orders jsonb, p_at timestamptz
) returns table (outcome text, replayed boolean, balance int8, version int8, about jsonb)
language plpgsql as $$
#variable_conflict use_variable
declare
  one record;
  slip record;
  placed record;
  player record;
  moved record;
  v_known text;
  v_open boolean[] := '{}';
  v_stakes int8[];
  v_payouts int8[];
  v_added_stakes int8[];
  v_added_payouts int8[];
  v_before int8;
  v_rest int8;
  k int4;
begin
  for i in 1 .. coalesce(array_length(p_draws, 1), 0) loop
    v_open := v_open || coalesce((lottery_take_draw(p_draw_merchants[i], p_draws[i], p_at)).state = 'OPEN', false);
  end loop;
  perform 1 from ledger_accounts a
    where (a.merchant_id, a.member_id) in (select o.merchant, o.member from jsonb_to_recordset(p_orders) as o (merchant text, member uuid))
    order by a.member_id, a.merchant_id, a.currency, a.account for update;
  insert into lottery_exposures
    select draw.merchant, draw.id, '', '', 0, 0 from unnest(p_draw_merchants, p_draws, v_open) as draw (merchant, id, is_open)
      where draw.is_open order by draw.id
    on conflict do nothing;
  perform 1 from lottery_exposures e
    join unnest(p_draw_merchants, p_draws) as draw (merchant, id) on e.merchant_id = draw.merchant and e.draw_id = draw.id
    where e.play_type = '' and e.number = '' order by e.draw_id for update of e;
  select array_agg(coalesce(e.stake, 0) order by asked.position), array_agg(coalesce(e.payout, 0) order by asked.position),
         array_agg(0::int8), array_agg(0::int8)
    into v_stakes, v_payouts, v_added_stakes, v_added_payouts
    from unnest(p_exposure_draws, p_exposure_play_types, p_exposure_numbers) with ordinality as asked (draw, play_type, number, position)
    left join lottery_exposures e on e.merchant_id = p_draw_merchants[asked.draw] and e.draw_id = p_draws[asked.draw]
      and e.play_type = asked.play_type and e.number = asked.number;

  for one in
    select o.* from jsonb_to_recordset(p_orders) as o (
      merchant text, member uuid, currency text, key text, hash text, lottery text, rules int4, session uuid, vendor text, game uuid,
      game_type text, member_limit int8, is_play_checked boolean, chase uuid, stops boolean, stake int8, slips jsonb)
  loop
    outcome := null;
    about := null;
    replayed := false;
    balance := null;
    version := null;
    select a.balance, a.version into balance, version from ledger_accounts a
      where a.merchant_id = one.merchant and a.member_id = one.member and a.currency = one.currency and a.account = 'CASH';
    select o.request_hash into v_known from lottery_orders o
      where o.merchant_id = one.merchant and o.member_id = one.member and o.key = one.key limit 1;
    if found then
      replayed := true;
      outcome := case when v_known = one.hash then 'SUCCESS' else 'DUPLICATE_MISMATCH' end;
      return next;
      continue;
    end if;

    select m.status, m.play_blocked_until, m.loss_limited into player from members m
      where m.merchant_id = one.merchant and m.id = one.member;
    outcome := case
      when not coalesce((select l.is_open from lotteries l where l.merchant_id = one.merchant and l.code = one.lottery), false)
        then 'LOTTERY_CLOSED'
      when one.rules is distinct from (select max(r.version) from lottery_rules r
        where r.merchant_id = one.merchant and r.lottery_code = one.lottery) then 'LOTTERY_RULES_CHANGED'
      when player.status is distinct from 'ACTIVE' or player.play_blocked_until > p_at then 'PLAYER_LOCKED'
      when not one.is_play_checked and exists (select 1 from protection_limits p where p.merchant_id = one.merchant
        and p.member_id = one.member and p.kind = 'SESSION') then 'PLAY_UNCHECKED'
    end;
    if outcome is null and player.loss_limited then
      select min(c.maximum - case when c.ends_at <= p_at then 0 else c.lost end) into v_rest from loss_counters c
        where c.merchant_id = one.merchant and c.member_id = one.member;
      if v_rest < one.stake then
        outcome := 'LOSS_LIMIT';
        about := jsonb_build_object('rest', greatest(v_rest, 0));
        perform protection_mark(one.merchant, one.member, 'LIMIT_HIT', 'LOSS', p_at);
      end if;
    end if;
    if outcome is null then
      for slip in
        select s.* from jsonb_to_recordset(one.slips) as s (draw int4, stake int8, exposures int4[], stakes int8[], payouts int8[])
      loop
        if not v_open[slip.draw] then
          outcome := 'LOTTERY_DRAW_CLOSED';
          about := jsonb_build_object('draw', slip.draw);
          exit;
        end if;
        for i in 1 .. coalesce(array_length(slip.exposures, 1), 0) loop
          k := slip.exposures[i];
          if v_payouts[k] + slip.payouts[i] > p_exposure_payout_limits[k] then
            outcome := 'LOTTERY_LIMIT_NUMBER';
            -- What may still be staked there, at the odds of these bets.
            v_rest := floor((p_exposure_payout_limits[k] - v_payouts[k])::numeric * slip.stakes[i] / slip.payouts[i]);
          elsif v_stakes[k] + slip.stakes[i] > p_exposure_stake_limits[k] then
            outcome := case p_exposure_play_types[k] when '' then 'LOTTERY_LIMIT_DRAW' else 'LOTTERY_LIMIT_PLAY_TYPE' end;
            v_rest := p_exposure_stake_limits[k] - v_stakes[k];
          end if;
          if outcome is not null then
            about := jsonb_build_object('draw', slip.draw, 'exposure', k, 'rest', greatest(v_rest, 0));
            exit;
          end if;
        end loop;
        exit when outcome is not null;
        select one.member_limit - coalesce(sum(o.stake), 0) into v_rest from lottery_orders o
          where o.merchant_id = one.merchant and o.draw_id = p_draws[slip.draw] and o.member_id = one.member and o.cancelled_at is null;
        if v_rest < slip.stake then
          outcome := 'LOTTERY_LIMIT_MEMBER';
          about := jsonb_build_object('draw', slip.draw, 'rest', greatest(v_rest, 0));
          exit;
        end if;
      end loop;
    end if;
    if outcome is null and coalesce(balance, 0) < one.stake then outcome := 'WALLET_INSUFFICIENT'; end if;
    if outcome is not null then
      return next;
      continue;
    end if;

    outcome := 'SUCCESS';
    if one.chase is not null then
      insert into lottery_chases (merchant_id, member_id, id, lottery_code, stops_on_win, state, draws, stake, created_at)
        values (one.merchant, one.member, one.chase, one.lottery, one.stops, 'ACTIVE', jsonb_array_length(one.slips), one.stake, p_at);
    end if;
    for slip in
      select s.* from jsonb_to_recordset(one.slips)
        as s (draw int4, id uuid, stake int8, exposures int4[], stakes int8[], payouts int8[], bets jsonb)
    loop
      insert into lottery_orders (merchant_id, member_id, id, key, request_hash, lottery_code, draw_id, chase_id, stake, placed_at)
        values (one.merchant, one.member, slip.id, one.key, one.hash, one.lottery, p_draws[slip.draw], one.chase, slip.stake, p_at);
      for placed in
        select b.* from jsonb_to_recordset(slip.bets) as b (id uuid, play_type text, picks jsonb, unit int8, multiple int4, tickets int4,
          series int4, rebate int4, odds jsonb, stake int8)
      loop
        v_before := balance;
        -- The movement of the stake has the id of its bet.
        select * into moved from ledger_move(one.merchant, one.member, placed.id, 'lottery', 'BET:' || placed.id, one.hash, 'BET', 'SINGLE',
          one.currency, placed.stake, 'CASH', 'HOUSE:LOTTERY:' || one.lottery, null, null, 'bet', placed.id::text, null, null, p_at, false, null);
        if moved.outcome <> 'POSTED' then raise exception 'a stake was not taken: %', moved.refusal; end if;
        balance := moved.balances[1];
        version := moved.versions[1];
        insert into bets (merchant_id, member_id, id, source, transaction_id, round, vendor_code, game_id, game_type, session_id,
            currency, is_free, stake, state, balance_before, balance_after, placed_at)
          values (one.merchant, one.member, placed.id, 'lottery', placed.id, p_draws[slip.draw], one.vendor, one.game, one.game_type,
            one.session, one.currency, false, placed.stake, 'OPEN', v_before, balance, p_at);
        insert into lottery_bets (merchant_id, member_id, id, order_id, draw_id, lottery_code, play_type, picks, unit, multiple, tickets,
            series, rebate_rate, rules_version, odds)
          values (one.merchant, one.member, placed.id, slip.id, p_draws[slip.draw], one.lottery, placed.play_type, placed.picks, placed.unit,
            placed.multiple, placed.tickets, placed.series, placed.rebate, one.rules, placed.odds);
      end loop;
      for i in 1 .. coalesce(array_length(slip.exposures, 1), 0) loop
        k := slip.exposures[i];
        v_stakes[k] := v_stakes[k] + slip.stakes[i];
        v_payouts[k] := v_payouts[k] + slip.payouts[i];
        v_added_stakes[k] := v_added_stakes[k] + slip.stakes[i];
        v_added_payouts[k] := v_added_payouts[k] + slip.payouts[i];
      end loop;
    end loop;
    if player.loss_limited then perform loss_count(one.merchant, one.member, one.stake, p_at); end if;
    insert into recent_games as r values (one.merchant, one.member, one.game, p_at)
      on conflict (merchant_id, member_id, game_id) do update set played_at = p_at where r.played_at < p_at - interval '1 minute';
    return next;
  end loop;

  insert into lottery_exposures as e
    select p_draw_merchants[p_exposure_draws[asked.position]], p_draws[p_exposure_draws[asked.position]], asked.play_type, asked.number,
        asked.stake, asked.payout
      from unnest(p_exposure_play_types, p_exposure_numbers, v_added_stakes, v_added_payouts) with ordinality
        as asked (play_type, number, stake, payout, position)
      where asked.stake > 0
    on conflict (merchant_id, draw_id, play_type, number) do update set stake = e.stake + excluded.stake, payout = e.payout + excluded.payout;
end $$;

-- Takes orders of a member back whose draws are still open, each once: stakes return, the bets are void, their draws are less
-- exposed. p_draws: the draws of the orders once, sorted. p_exposure_…: what each order put on its draw. With p_chase that plan
-- ends. Answers which orders were taken back now and what returned; balance and version are null where nothing did.
create function lottery_cancel(
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
  if p_chase is not null then
    update lottery_chases c set state = 'STOPPED', ended_at = p_at
      where c.merchant_id = p_merchant and c.member_id = p_member and c.id = p_chase and c.state = 'ACTIVE';
  end if;
  return next;
end $$;
