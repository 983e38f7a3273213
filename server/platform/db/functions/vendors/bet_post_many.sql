-- Bets and wins of many calls at once, where nothing speaks against them: read together, decided together, written by one statement for each
-- table however many they are (docs/benchmarks.md). It has no refusals. A member goes in sets if each of his orders would have been
-- carried out and is new; of all others it writes nothing and says nothing, and bet_many gives them, in their order, to the functions
-- that know every rule. So what an order is refused with is written down in one place, and here only what becomes of one that is not.
--
-- Left to those functions are members with: a rollback, an end of a round without an order, an answer given before, the same
-- transaction twice in p_orders, a round that somebody else has or takes in p_orders, a limit on losses, a stake that is not there,
-- a round that goes on after its end. p_orders as bet_many has them; p_busy are members who are not asked for. Answers the places of
-- the orders carried out, counted from 1, with what each left in the wallet.
--
-- The caller holds the accounts of the members. The settings: no table is read whole, however few rows it had when this was planned, and
-- it is not planned anew for a batch. Called by bet_many.
create or replace function bet_post_many(p_orders jsonb, p_busy uuid[], p_at timestamptz)
returns table (place int8, currency text, balance int8, version int8)
language plpgsql set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_column
begin
  return query
  with call as materialized (
    select o.*
      from rows from (jsonb_to_recordset(p_orders) as (kind text, source text, merchant text, member uuid, token text, round text, game text,
             currency text, free boolean, odds int4, closed boolean, kinds text[], transactions text[], hashes text[], refs text[],
             amounts int8[], bet_ids uuid[], transfer_ids uuid[])) with ordinality
             as o (way, source, merchant, member, token, round, game, currency, free, odds, closed, kinds, transactions, hashes, refs,
             amounts, bet_ids, transfer_ids, place)
     where o.member <> all (p_busy)
  ), step as materialized (
    select call.place, call.way, call.source, call.merchant, call.member, call.token, call.round, call.game, call.currency, call.free, call.odds,
        call.closed, one.kind, one.transaction, one.hash, one.amount, one.bet_id, one.transfer_id,
        -- A win of several orders names no bet, as in bet_batch.
        case when call.way <> 'BATCH' then one.reference end as reference,
        row_number() over (order by call.place, one.number) as position,
        case one.kind when 'BET' then -one.amount else one.amount end as change,
        -- Whose the round is among these; whether another order has this transaction; whether the round goes on in a later call.
        first_value(call.merchant) over (partition by call.source, call.round order by call.place, one.number) as taker_merchant,
        first_value(call.member) over (partition by call.source, call.round order by call.place, one.number) as taker,
        count(*) over (partition by call.source, one.transaction, one.kind) as times,
        max(call.place) over (partition by call.source, call.round) as last_place
      from call
      cross join lateral unnest(call.kinds, call.transactions, call.hashes, call.refs, call.amounts, call.bet_ids, call.transfer_ids)
        with ordinality as one (kind, transaction, hash, reference, amount, bet_id, transfer_id, number)
  ), player as materialized (
    select asked.merchant, asked.member, asked.is_whole, permission.refusal, permission.line_limits, permission.loss_rest
      from (select call.merchant, call.member, bool_and(cardinality(call.kinds) > 0) as is_whole from call group by 1, 2) asked
      cross join lateral (select * from bet_permission(asked.merchant, asked.member, p_at) offset 0) permission
  ), standing as materialized (
    -- Bets of rounds that are won or end. `offset 0` keeps the planner from joining: one look each by the index.
    select b.id, b.member_id, b.source, b.round, b.transaction_id, b.currency, b.vendor_code, b.placed_at, b.state,
        b.merchant_id <> asked.taker_merchant or b.member_id <> asked.taker as is_foreign
      from (select distinct step.source, step.round, step.taker_merchant, step.taker
              from step where step.kind = 'WIN' or (step.closed and step.way = 'BATCH')) asked
      cross join lateral (select * from bets b where b.source = asked.source and b.round = asked.round offset 0) b
  ), seen as materialized (
    select step.*, session.id as session_id, session.vendor_code as session_vendor, session.game_id, session.game_type
      from step
      left join lateral (select s.id, s.vendor_code, s.game_id, s.game_type from game_sessions s where step.kind = 'BET'
        and s.token_hash = step.token and s.merchant_id = step.merchant and s.member_id = step.member and s.source = step.source
        and s.expires_at > p_at and s.vendor_game_code = step.game and s.currency = step.currency limit 1) session on true
  ), target as materialized (
    select distinct on (step.position) step.position, bet.id, bet.vendor_code, bet.currency
      from step
      join (select standing.id, standing.source, standing.round, standing.member_id as member, standing.transaction_id as transaction,
                standing.currency, standing.vendor_code, standing.placed_at, 0::int8 as position
              from standing where standing.state <> 'VOID'
            union all
            select seen.bet_id, seen.source, seen.round, seen.member, seen.transaction, seen.currency, seen.session_vendor, p_at, seen.position
              from seen where seen.session_id is not null) bet
        on bet.source = step.source and bet.round = step.round and bet.member = step.member and bet.position < step.position
       and (step.reference is null or bet.transaction = step.reference)
     where step.kind = 'WIN'
     order by step.position, bet.placed_at desc, bet.id desc
  ), checked as materialized (
    -- Every target has its step: a full join is the left one, and is never done by comparing each with each.
    select seen.*, coalesce(seen.session_vendor, target.vendor_code) as vendor, coalesce(target.id, seen.bet_id) as about,
        (wallet.balance + sum(seen.change) over so_far)::int8 as balance,
        (wallet.version + count(*) filter (where seen.amount > 0) over so_far)::int8 as version,
        owner.member_id is not null as is_taken,
        player.is_whole and player.loss_rest is null and wallet.balance is not null and seen.times = 1 and seen.taker = seen.member
          and (not seen.closed or seen.place = seen.last_place)
          and (seen.source, seen.round) not in (select standing.source, standing.round from standing where standing.is_foreign)
          and not exists (select from bet_transactions t where t.merchant_id = seen.merchant and t.member_id = seen.member
            and t.source = seen.source and t.transaction_id = seen.transaction
            and (t.kind = seen.kind or (t.kind = 'BET' and t.request_hash is null)))
          and case seen.kind
            when 'BET' then seen.session_id is not null and player.refusal is null
              and coalesce(greatest_stake.allowed > 0 and greatest_stake.allowed >= seen.amount, true)
              and coalesce(owner.merchant_id = seen.merchant and owner.member_id = seen.member, true)
              and not exists (select from bets b where b.source = seen.source and b.transaction_id = seen.transaction)
            when 'WIN' then target.id is not null and target.currency = seen.currency
            else false end as is_plain
      from seen
      full join target on target.position = seen.position
      join player on player.merchant = seen.merchant and player.member = seen.member
      left join lateral (select a.balance, a.version from ledger_accounts a where a.merchant_id = seen.merchant
        and a.member_id = seen.member and a.currency = seen.currency and a.account = 'CASH' limit 1) wallet on true
      left join lateral (select r.merchant_id, r.member_id from bet_rounds r where seen.kind = 'BET' and r.source = seen.source
        and r.round = seen.round limit 1) owner on true
      left join lateral (select line_greatest(player.line_limits, seen.session_vendor, seen.game_type, seen.currency) as allowed)
        greatest_stake on true
    window so_far as (partition by seen.merchant, seen.member, seen.currency order by seen.position)
  ), sure as materialized (
    select checked.*, bool_and(checked.is_plain and checked.balance >= 0) over (partition by checked.merchant, checked.member) as is_sure
      from checked
  ), claimed as (
    -- In one order for all batches. Waits for another member's first bet of a round that is not committed yet; then it is his.
    insert into bet_rounds
      select distinct sure.merchant, sure.member, sure.source, sure.round from sure
       where sure.is_sure and sure.kind = 'BET' and not sure.is_taken order by sure.source, sure.round
    on conflict do nothing
    returning source, round
  ), plain as materialized (
    select sure.* from (
      select sure.*, bool_and(sure.kind <> 'BET' or sure.is_taken
          or (sure.source, sure.round) in (select claimed.source, claimed.round from claimed))
          over (partition by sure.merchant, sure.member) as is_own
        from sure where sure.is_sure) sure
     where sure.is_own
  ), posted as materialized (
    select moved.transfer_id, moved.balance
      from (select array_agg(plain.source order by plain.position) as sources, array_agg(plain.merchant order by plain.position) as merchants,
                array_agg(plain.member order by plain.position) as members, array_agg(plain.transfer_id order by plain.position) as ids,
                array_agg(plain.kind || ':' || plain.transaction order by plain.position) as keys,
                array_agg(plain.hash order by plain.position) as hashes, array_agg(plain.kind order by plain.position) as kinds,
                array_agg(plain.currency order by plain.position) as currencies, array_agg(plain.amount order by plain.position) as amounts,
                array_agg(case plain.kind when 'BET' then 'CASH' else 'HOUSE:GAMES:' || plain.vendor end order by plain.position) as origins,
                array_agg(case plain.kind when 'WIN' then 'CASH' else 'HOUSE:GAMES:' || plain.vendor end order by plain.position) as targets,
                array_agg('bet'::text) as document_kinds, array_agg(plain.about::text order by plain.position) as documents
              from plain where plain.amount > 0) given,
           ledger_post_many(given.sources, given.merchants, given.members, given.ids, given.keys, given.hashes, given.kinds, given.currencies,
             given.amounts, given.origins, given.targets, given.document_kinds, given.documents, p_at) moved
  ), done as materialized (
    -- The ledger's answer, where something moved.
    select plain.*, coalesce(posted.balance, plain.balance) as left_balance
      from plain left join posted on posted.transfer_id = plain.transfer_id
  ), outcome as materialized (
    -- What becomes of each bet: what it wins, what the last of its orders left in the wallet, and whether it ends with its round.
    select coalesce(won.merchant, ended.merchant) as merchant, coalesce(won.member, ended.member) as member,
        coalesce(won.about, ended.about) as about, coalesce(won.payout, 0)::int8 as payout, won.wins > 0 as is_won,
        coalesce(won.is_new, false) as is_new, won.balance, ended.way
      from (select done.merchant, done.member, done.about, sum(done.amount) filter (where done.kind = 'WIN') as payout,
                count(*) filter (where done.kind = 'WIN') as wins, bool_or(done.kind = 'BET') as is_new,
                (array_agg(done.left_balance order by done.position desc))[1] as balance
              from done group by 1, 2, 3) won
      full join (select distinct done.merchant, done.member, done.way, case done.way when 'BET' then done.bet_id else bet.id end as about
              from done
              left join (select standing.source, standing.round, standing.id from standing where standing.state <> 'VOID'
                union all select step.source, step.round, step.bet_id from step where step.kind = 'BET') bet
                on bet.source = done.source and bet.round = done.round
             where done.closed) ended
        on ended.merchant = won.merchant and ended.member = won.member and ended.about = won.about
  ), booked as (
    insert into bets (merchant_id, member_id, id, source, transaction_id, round, vendor_code, game_id, game_type, session_id, currency,
        is_free, odds, stake, payout, valid_bet, state, balance_before, balance_after, placed_at, settled_at)
      select done.merchant, done.member, done.bet_id, done.source, done.transaction, done.round, done.vendor, done.game_id, done.game_type,
          done.session_id, done.currency, done.is_free, done.bet_odds, done.amount, outcome.payout,
          case when outcome.way is null then 0
            else bet_valid(done.game_type, done.is_free, done.amount, outcome.payout, done.bet_odds) end,
          case when outcome.way is null then 'OPEN' else 'SETTLED' end, done.left_balance + done.amount, outcome.balance, p_at,
          case when outcome.way is not null then p_at end
        from (select done.*, done.way = 'BET' and done.free as is_free, case done.way when 'BET' then done.odds end as bet_odds
                from done where done.kind = 'BET') done
        join outcome on outcome.merchant = done.merchant and outcome.member = done.member and outcome.about = done.bet_id
  ), changed as (
    update bets b set payout = b.payout + outcome.payout, balance_after = coalesce(outcome.balance, b.balance_after),
        state = case when outcome.way = 'WIN' or outcome.way = 'BATCH' then 'SETTLED' else b.state end,
        settled_at = case when outcome.way = 'WIN' or (outcome.way = 'BATCH' and b.state = 'OPEN') then p_at else b.settled_at end,
        valid_bet = case when outcome.way is not null or b.state = 'SETTLED'
          then bet_valid(b.game_type, b.is_free, b.stake, b.payout + outcome.payout, b.odds) else b.valid_bet end
      from outcome
     where not outcome.is_new and b.merchant_id = outcome.merchant and b.member_id = outcome.member and b.id = outcome.about
       and (outcome.is_won or outcome.way = 'WIN' or (outcome.way = 'BATCH' and b.state = 'OPEN'))
  ), answered as (
    insert into bet_transactions
      select done.merchant, done.member, done.source, done.transaction, done.kind, done.hash, 'SUCCESS', done.about, done.amount,
          case when done.amount > 0 then done.transfer_id end, done.left_balance, p_at
        from done
  )
  select distinct on (done.place) done.place, done.currency, done.left_balance, done.version
    from done order by done.place, done.position desc;
end $$;
