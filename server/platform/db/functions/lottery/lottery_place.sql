-- Orders of many members in one transaction, each answered as if it had come alone: idempotency first, then draws, rules,
-- player, limits and money. It decides, it does not raise. What the orders are asked about is read at once; they are decided one
-- after the other in memory, each seeing what those before it took; what was taken is written at once, in a handful of statements however
-- many they are (docs/benchmarks.md).
--
-- SUCCESS, `replayed` where the key was answered before; DUPLICATE_MISMATCH where it was for another order. HELD: somebody else holds the
-- member's accounts, and the order comes again alone (decision 0017). Nothing is written of those, nor of refusals, but that a member
-- met a limit on losses: LOTTERY_CLOSED, LOTTERY_RULES_CHANGED, MEMBER_LOCKED, PLAY_UNCHECKED, LINE_GAME_OFF, LINE_STAKE_LIMIT,
-- LOSS_LIMIT_REACHED, LOTTERY_DRAW_CLOSED,
-- LOTTERY_LIMIT_NUMBER, LOTTERY_LIMIT_PLAY_TYPE, LOTTERY_LIMIT_DRAW, LOTTERY_LIMIT_MEMBER, WALLET_INSUFFICIENT. `about` of a refusal:
-- { draw, exposure } by their places, { rest } in money.
--
-- Locks in an order that all who take them keep: draws (shared with other bets), accounts by member (ledger_take, which waits for
-- nobody), then the whole exposure of each draw by its one row that has neither play type nor number. So no two batches can wait for each
-- other, and what was read of an exposure stays true until the commit.
--
-- p_draws: every draw of the orders once, sorted. p_exposure_…: every exposure once, its draw as an index of p_draws, with the
-- limits of the rules in force (null: none). p_orders: [{ merchant, member, currency, key, hash, lottery, rules, session, vendor,
-- game, game_type, member_limit, is_play_checked, chase, stops, stake, largest, draws, bets }], `largest` being the greatest stake of a bet, the last two being how many. p_slip_…: what
-- orders have on one draw each, order by order; p_slip_puts is the last of p_put_… that is its own. p_put_…: what slips put on
-- exposures. p_bets: [{ slip, id, play_type, picks, unit, multiple, tickets, series, rebate, odds, stake }]. Orders, draws, exposures
-- and slips are named by their place, counted from 1.
--
-- It is not planned anew for a batch, so what it reads is looked up one by one: a join planned for tables that were empty would read them
-- whole for ever. Called by modules/lottery.
create or replace function lottery_place(
  p_draw_merchants text[], p_draws uuid[],
  p_exposure_draws int4[], p_exposure_play_types text[], p_exposure_numbers text[],
  p_exposure_stake_limits int8[], p_exposure_payout_limits int8[],
  p_orders jsonb, p_slip_orders int4[], p_slip_ids uuid[], p_slip_draws int4[], p_slip_stakes int8[], p_slip_puts int4[],
  p_put_exposures int4[], p_put_stakes int8[], p_put_payouts int8[], p_bets jsonb, p_at timestamptz
) returns table (outcome text, replayed boolean, balance int8, version int8, about jsonb)
language plpgsql set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_variable
declare
  one record;
  v_open boolean[] := '{}';
  -- By exposure: what the draw has of it, and what these orders add.
  v_stakes int8[];
  v_payouts int8[];
  v_added_stakes int8[];
  v_added_payouts int8[];
  -- By slip: what its member had on its draw before.
  v_held int8[];
  -- By player and draw, by account, by player and by call: as the orders before left it.
  v_added_held int8[] := '{}';
  v_balances int8[] := '{}';
  v_versions int8[] := '{}';
  v_losses int8[] := '{}';
  v_hashes text[] := '{}';
  -- By order.
  v_taken boolean[] := '{}';
  -- Members whose accounts somebody else holds.
  v_busy uuid[];
  v_known text;
  v_rest int8;
  v_first int4 := 1;
  v_slip int4;
  v_put int4;
  v_holder int4;
  k int4;
begin
  for i in 1 .. coalesce(array_length(p_draws, 1), 0) loop
    v_open := v_open || coalesce((lottery_take_draw(p_draw_merchants[i], p_draws[i], p_at)).state = 'OPEN', false);
  end loop;
  select ledger_take(array_agg(o.merchant), array_agg(o.member)) into v_busy
    from jsonb_to_recordset(p_orders) as o (merchant text, member uuid);
  insert into lottery_exposures
    select draw.merchant, draw.id, '', '', 0, 0 from unnest(p_draw_merchants, p_draws, v_open) as draw (merchant, id, is_open)
      where draw.is_open order by draw.id
    on conflict do nothing;
  perform 1 from unnest(p_draw_merchants, p_draws) as draw (merchant, id)
    cross join lateral (select from lottery_exposures e where e.merchant_id = draw.merchant and e.draw_id = draw.id
      and e.play_type = '' and e.number = '' for update) whole;

  select array_agg(coalesce(e.stake, 0) order by asked.position), array_agg(coalesce(e.payout, 0) order by asked.position),
         array_agg(0::int8), array_agg(0::int8)
    into v_stakes, v_payouts, v_added_stakes, v_added_payouts
    from unnest(p_exposure_draws, p_exposure_play_types, p_exposure_numbers) with ordinality as asked (draw, play_type, number, position)
    left join lateral (select e.stake, e.payout from lottery_exposures e where e.merchant_id = p_draw_merchants[asked.draw]
      and e.draw_id = p_draws[asked.draw] and e.play_type = asked.play_type and e.number = asked.number limit 1) e on true;
  select array_agg((select coalesce(sum(t.stake), 0)::int8 from lottery_orders t where t.merchant_id = o.merchant
           and t.draw_id = p_draws[s.draw] and t.member_id = o.member and t.cancelled_at is null) order by s.position)
    into v_held
    from unnest(p_slip_orders, p_slip_draws) with ordinality as s (owner, draw, position)
    join rows from (jsonb_to_recordset(p_orders) as (merchant text, member uuid)) with ordinality as o (merchant, member, position)
      on o.position = s.owner;

  for one in
    select o.*,
        dense_rank() over (order by o.merchant, o.member) as player,
        dense_rank() over (order by o.merchant, o.member, o.currency) as account,
        dense_rank() over (order by o.merchant, o.member, o.key) as call,
        wallet.balance, wallet.version, known.request_hash as known_hash, permission.refusal, permission.loss_rest,
        line_greatest(permission.line_limits, o.vendor, o.game_type, o.currency) as greatest,
        (select l.is_open from lotteries l where l.merchant_id = o.merchant and l.code = o.lottery) as is_open,
        (select max(r.version) from lottery_rules r where r.merchant_id = o.merchant and r.lottery_code = o.lottery) as rules_in_force,
        not o.is_play_checked and exists (select from protection_limits p where p.merchant_id = o.merchant and p.member_id = o.member
          and p.kind = 'SESSION') as is_play_unchecked
      from rows from (jsonb_to_recordset(p_orders) as (merchant text, member uuid, currency text, key text, hash text, lottery text, rules int4,
             vendor text, game_type text, member_limit int8, is_play_checked boolean, stake int8, largest int8, bets int4)) with ordinality
             as o (merchant, member, currency, key, hash, lottery, rules, vendor, game_type, member_limit, is_play_checked, stake, largest,
             bets, position)
      left join lateral (select a.balance, a.version from ledger_accounts a where a.merchant_id = o.merchant and a.member_id = o.member
        and a.currency = o.currency and a.account = 'CASH' limit 1) wallet on true
      left join lateral (select t.request_hash from lottery_orders t where t.merchant_id = o.merchant and t.member_id = o.member
        and t.key = o.key limit 1) known on true
      left join lateral bet_permission(o.merchant, o.member, p_at) permission on true
     order by o.position
  loop
    about := null;
    replayed := false;
    v_taken[one.position] := false;
    if one.member = any (v_busy) then
      outcome := 'HELD';
      balance := null;
      version := null;
      return next;
      continue;
    end if;
    balance := coalesce(v_balances[one.account], one.balance);
    version := coalesce(v_versions[one.account], one.version);
    while p_slip_orders[v_first] < one.position loop v_first := v_first + 1; end loop;
    v_known := coalesce(v_hashes[one.call], one.known_hash);
    if v_known is not null then
      replayed := true;
      outcome := case when v_known = one.hash then 'SUCCESS' else 'DUPLICATE_MISMATCH' end;
      return next;
      continue;
    end if;

    outcome := case
      when not coalesce(one.is_open, false) then 'LOTTERY_CLOSED'
      when one.rules is distinct from one.rules_in_force then 'LOTTERY_RULES_CHANGED'
      when one.refusal is not null then one.refusal
      when one.is_play_unchecked then 'PLAY_UNCHECKED'
      when one.greatest = 0 then 'LINE_GAME_OFF'
      when one.greatest < one.largest then 'LINE_STAKE_LIMIT'
    end;
    if outcome = 'LINE_STAKE_LIMIT' then about := jsonb_build_object('rest', one.greatest); end if;
    if outcome is null then
      v_rest := coalesce(v_losses[one.player], one.loss_rest);
      if v_rest < one.stake then
        outcome := 'LOSS_LIMIT_REACHED';
        about := jsonb_build_object('rest', greatest(v_rest, 0));
        perform protection_mark(one.merchant, one.member, 'LIMIT_HIT', 'LOSS', p_at);
      end if;
    end if;
    v_slip := v_first;
    while outcome is null and p_slip_orders[v_slip] = one.position loop
      if not v_open[p_slip_draws[v_slip]] then
        outcome := 'LOTTERY_DRAW_CLOSED';
        about := jsonb_build_object('draw', p_slip_draws[v_slip]);
      end if;
      v_put := coalesce(p_slip_puts[v_slip - 1], 0) + 1;
      while outcome is null and v_put <= p_slip_puts[v_slip] loop
        k := p_put_exposures[v_put];
        if v_payouts[k] + p_put_payouts[v_put] > p_exposure_payout_limits[k] then
          outcome := 'LOTTERY_LIMIT_NUMBER';
          -- What may still be staked there, at the odds of these bets.
          v_rest := floor((p_exposure_payout_limits[k] - v_payouts[k])::numeric * p_put_stakes[v_put] / p_put_payouts[v_put]);
        elsif v_stakes[k] + p_put_stakes[v_put] > p_exposure_stake_limits[k] then
          outcome := case p_exposure_play_types[k] when '' then 'LOTTERY_LIMIT_DRAW' else 'LOTTERY_LIMIT_PLAY_TYPE' end;
          v_rest := p_exposure_stake_limits[k] - v_stakes[k];
        end if;
        if outcome is not null then
          about := jsonb_build_object('draw', p_slip_draws[v_slip], 'exposure', k, 'rest', greatest(v_rest, 0));
        end if;
        v_put := v_put + 1;
      end loop;
      v_holder := (one.player - 1) * array_length(p_draws, 1) + p_slip_draws[v_slip];
      v_rest := one.member_limit - v_held[v_slip] - coalesce(v_added_held[v_holder], 0);
      if outcome is null and v_rest < p_slip_stakes[v_slip] then
        outcome := 'LOTTERY_LIMIT_MEMBER';
        about := jsonb_build_object('draw', p_slip_draws[v_slip], 'rest', greatest(v_rest, 0));
      end if;
      v_slip := v_slip + 1;
    end loop;
    if outcome is null and coalesce(balance, 0) < one.stake then outcome := 'WALLET_INSUFFICIENT'; end if;
    if outcome is not null then
      return next;
      continue;
    end if;

    outcome := 'SUCCESS';
    v_taken[one.position] := true;
    v_hashes[one.call] := one.hash;
    balance := balance - one.stake;
    -- Each bet is a movement of its own.
    version := version + one.bets;
    v_balances[one.account] := balance;
    v_versions[one.account] := version;
    if one.loss_rest is not null then
      v_losses[one.player] := coalesce(v_losses[one.player], one.loss_rest) - one.stake;
      perform loss_count(one.merchant, one.member, one.stake, p_at);
    end if;
    v_slip := v_first;
    while p_slip_orders[v_slip] = one.position loop
      v_holder := (one.player - 1) * array_length(p_draws, 1) + p_slip_draws[v_slip];
      v_added_held[v_holder] := coalesce(v_added_held[v_holder], 0) + p_slip_stakes[v_slip];
      for i in coalesce(p_slip_puts[v_slip - 1], 0) + 1 .. p_slip_puts[v_slip] loop
        k := p_put_exposures[i];
        v_stakes[k] := v_stakes[k] + p_put_stakes[i];
        v_payouts[k] := v_payouts[k] + p_put_payouts[i];
        v_added_stakes[k] := v_added_stakes[k] + p_put_stakes[i];
        v_added_payouts[k] := v_added_payouts[k] + p_put_payouts[i];
      end loop;
      v_slip := v_slip + 1;
    end loop;
    return next;
  end loop;
  if not true = any (v_taken) then return; end if;

  insert into lottery_chases (merchant_id, member_id, id, lottery_code, stops_on_win, state, draws, stake, created_at)
    select o.merchant, o.member, o.chase, o.lottery, o.stops, 'ACTIVE', o.draws, o.stake, p_at
      from rows from (jsonb_to_recordset(p_orders) as (merchant text, member uuid, lottery text, chase uuid, stops boolean, stake int8,
             draws int4)) with ordinality as o (merchant, member, lottery, chase, stops, stake, draws, position)
     where v_taken[o.position] and o.chase is not null;
  insert into recent_games as r
    select distinct o.merchant, o.member, o.game, p_at
      from rows from (jsonb_to_recordset(p_orders) as (merchant text, member uuid, game uuid)) with ordinality
        as o (merchant, member, game, position)
     where v_taken[o.position]
    on conflict (merchant_id, member_id, game_id) do update set played_at = p_at where r.played_at < p_at - interval '1 minute';
  insert into lottery_orders (merchant_id, member_id, id, key, request_hash, lottery_code, draw_id, chase_id, stake, placed_at)
    select o.merchant, o.member, s.id, o.key, o.hash, o.lottery, p_draws[s.draw], o.chase, s.stake, p_at
      from unnest(p_slip_orders, p_slip_ids, p_slip_draws, p_slip_stakes) as s (owner, id, draw, stake)
      join rows from (jsonb_to_recordset(p_orders) as (merchant text, member uuid, key text, hash text, lottery text, chase uuid))
        with ordinality as o (merchant, member, key, hash, lottery, chase, position) on o.position = s.owner
     where v_taken[s.owner];
  with placed as materialized (
    select o.merchant, o.member, o.currency, o.hash, o.lottery, o.rules, o.session, o.vendor, o.game, o.game_type,
        p_draws[p_slip_draws[b.slip]] as draw, p_slip_ids[b.slip] as order_id, b.*
      from rows from (jsonb_to_recordset(p_bets) as (slip int4, id uuid, play_type text, picks jsonb, unit int8, multiple int4, tickets int4,
             series int4, rebate int4, odds jsonb, stake int8)) with ordinality
             as b (slip, id, play_type, picks, unit, multiple, tickets, series, rebate, odds, stake, position)
      join rows from (jsonb_to_recordset(p_orders) as (merchant text, member uuid, currency text, hash text, lottery text, rules int4,
             session uuid, vendor text, game uuid, game_type text)) with ordinality
             as o (merchant, member, currency, hash, lottery, rules, session, vendor, game, game_type, position)
        on o.position = p_slip_orders[b.slip]
     where v_taken[p_slip_orders[b.slip]]
  ), moved as materialized (
    -- The movement of the stake has the id of its bet.
    select posted.transfer_id, posted.balance
      from (select array_agg('lottery'::text) as sources, array_agg(b.merchant order by b.position) as merchants,
                array_agg(b.member order by b.position) as members, array_agg(b.id order by b.position) as ids,
                array_agg('BET:' || b.id order by b.position) as keys, array_agg(b.hash order by b.position) as hashes,
                array_agg('BET'::text) as kinds, array_agg(b.currency order by b.position) as currencies,
                array_agg(b.stake order by b.position) as amounts,
                array_agg('CASH'::text) as origins, array_agg('HOUSE:LOTTERY:' || b.lottery order by b.position) as targets,
                array_agg('bet'::text) as document_kinds, array_agg(b.id::text order by b.position) as documents
              from placed b) given,
           ledger_post_many(given.sources, given.merchants, given.members, given.ids, given.keys, given.hashes, given.kinds, given.currencies,
             given.amounts, given.origins, given.targets, given.document_kinds, given.documents, p_at) posted
  ), booked as (
    insert into bets (merchant_id, member_id, id, source, transaction_id, round, vendor_code, game_id, game_type, session_id,
        currency, is_free, stake, state, balance_before, balance_after, placed_at)
      select placed.merchant, placed.member, placed.id, 'lottery', placed.id, placed.draw, placed.vendor, placed.game, placed.game_type,
          placed.session, placed.currency, false, placed.stake, 'OPEN', moved.balance + placed.stake, moved.balance, p_at
        from placed join moved on moved.transfer_id = placed.id
  )
  insert into lottery_bets (merchant_id, member_id, id, order_id, draw_id, lottery_code, play_type, picks, unit, multiple, tickets,
      series, rebate_rate, rules_version, odds)
    select placed.merchant, placed.member, placed.id, placed.order_id, placed.draw, placed.lottery, placed.play_type, placed.picks,
        placed.unit, placed.multiple, placed.tickets, placed.series, placed.rebate, placed.rules, placed.odds
      from placed;
  insert into lottery_exposures as e
    select p_draw_merchants[p_exposure_draws[asked.position]], p_draws[p_exposure_draws[asked.position]], asked.play_type, asked.number,
        asked.stake, asked.payout
      from unnest(p_exposure_play_types, p_exposure_numbers, v_added_stakes, v_added_payouts) with ordinality
        as asked (play_type, number, stake, payout, position)
      where asked.stake > 0
    on conflict (merchant_id, draw_id, play_type, number) do update set stake = e.stake + excluded.stake, payout = e.payout + excluded.payout;
end $$;
