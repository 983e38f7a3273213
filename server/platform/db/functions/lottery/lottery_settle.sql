-- Settles bets of a draw in one round trip: `p_lost` are ids of bets that won nothing and have no rebate, `p_moved`
-- [{ member, bet, payout, rebate, hits, win_id, rebate_id }] those with money, by member. A bet that is settled already, or whose
-- draw became something else meanwhile, is left as it is. Bets of `p_covered` have the other side of the same draw bet on by the same
-- member: they risk nothing and count nothing. Answers the balances that changed.
--
-- Locks the draw against whoever makes it void or puts its result right, then the accounts of all who win, by member; then everything is
-- moved and written at once. Called by modules/lottery, for a small batch at a time.
create or replace function lottery_settle(
  p_merchant text, p_draw uuid, p_version int4, p_lost_members uuid[], p_lost_bets uuid[], p_moved jsonb, p_outcome jsonb, p_at timestamptz,
  p_covered uuid[]
) returns table (member_id uuid, bet_id uuid, currency text, balance int8, version int8)
language plpgsql as $$
#variable_conflict use_column
declare
  draw lottery_draws;
  v_house text;
  v_members uuid[];
  v_bets uuid[];
begin
  -- Held against whoever makes the draw void or puts its result right.
  select * into draw from lottery_draws d where d.merchant_id = p_merchant and d.id = p_draw for share;
  if draw.state <> 'DRAWN' or draw.result_version <> p_version then return; end if;
  v_house := 'HOUSE:LOTTERY:' || draw.lottery_code;

  with settled as (
    update bets b set state = 'SETTLED', settled_at = p_at, outcome = p_outcome,
        valid_bet = case when b.id = any (p_covered) then 0 else bet_valid(b.game_type, b.is_free, b.stake, 0, b.odds) end
      from unnest(p_lost_members, p_lost_bets) as lost (member_id, id)
     where b.merchant_id = p_merchant and b.member_id = lost.member_id and b.id = lost.id and b.state = 'OPEN'
    returning b.member_id, b.id
  )
  update lottery_bets l set hits = '[]' from settled
    where l.merchant_id = p_merchant and l.member_id = settled.member_id and l.id = settled.id;

  perform 1 from (select distinct o.member from jsonb_to_recordset(p_moved) as o (member uuid) order by o.member) winner
    cross join lateral (select from ledger_accounts a where a.merchant_id = p_merchant and a.member_id = winner.member
      order by a.currency, a.account for update) locked;
  -- Another worker may have settled some of them meanwhile.
  select array_agg(placed.member_id), array_agg(placed.id) into v_members, v_bets from (
    select b.member_id, b.id from (
        select o.member, o.bet from jsonb_to_recordset(p_moved) as o (member uuid, bet uuid) order by o.member, o.bet) won
      cross join lateral (select b.member_id, b.id from bets b where b.merchant_id = p_merchant and b.member_id = won.member
        and b.id = won.bet and b.state = 'OPEN' for update) b) placed;
  if v_bets is null then return; end if;

  perform loss_count(p_merchant, won.member, -won.amount, p_at)
    from (select o.member, sum(o.payout + o.rebate)::int8 as amount
            from jsonb_to_recordset(p_moved) as o (member uuid, bet uuid, payout int8, rebate int8)
           where o.bet = any (v_bets) group by o.member order by o.member) won
   where exists (select from loss_counters c where c.merchant_id = p_merchant and c.member_id = won.member);
  return query
  with won as materialized (
    select o.member, o.bet, o.payout, o.rebate, o.hits, o.win_id, o.rebate_id, b.currency
      from unnest(v_members, v_bets) as placed (member, bet)
      join jsonb_to_recordset(p_moved) as o (member uuid, bet uuid, payout int8, rebate int8, hits jsonb, win_id uuid, rebate_id uuid)
        on o.bet = placed.bet and o.member = placed.member
      join bets b on b.merchant_id = p_merchant and b.member_id = placed.member and b.id = placed.bet
  ), movement as materialized (
    select won.member, won.bet, won.currency, paid.id, paid.kind, paid.amount,
        row_number() over (order by won.member, won.bet, paid.kind desc) as place
      from won, lateral (values (won.win_id, 'WIN', won.payout), (won.rebate_id, 'REBATE', won.rebate)) as paid (id, kind, amount)
     where paid.amount > 0
  ), moved as materialized (
    select movement.bet, posted.balance, posted.version, row_number() over (partition by movement.bet order by movement.place desc) as back
      from (select array_agg('lottery'::text) as sources, array_agg(p_merchant) as merchants,
                array_agg(m.member order by m.place) as members, array_agg(m.id order by m.place) as ids,
                array_agg(m.kind || ':' || m.bet order by m.place) as keys, array_agg(m.kind || ':' || m.amount order by m.place) as hashes,
                array_agg(m.kind order by m.place) as kinds, array_agg(m.currency order by m.place) as currencies,
                array_agg(m.amount order by m.place) as amounts, array_agg(v_house) as origins, array_agg('CASH'::text) as targets,
                array_agg('bet'::text) as document_kinds, array_agg(m.bet::text order by m.place) as documents
              from movement m) given,
           ledger_post_many(given.sources, given.merchants, given.members, given.ids, given.keys, given.hashes, given.kinds, given.currencies,
             given.amounts, given.origins, given.targets, given.document_kinds, given.documents, p_at) posted
      join movement on movement.id = posted.transfer_id
  ), settled as (
    update bets b set state = 'SETTLED', settled_at = p_at, payout = won.payout, balance_after = moved.balance, outcome = p_outcome,
        valid_bet = case when b.id = any (p_covered) then 0 else bet_valid(b.game_type, b.is_free, b.stake, won.payout, b.odds) end
      from won join moved on moved.bet = won.bet and moved.back = 1
     where b.merchant_id = p_merchant and b.member_id = won.member and b.id = won.bet
  ), shown as (
    update lottery_bets l set hits = won.hits from won
      where l.merchant_id = p_merchant and l.member_id = won.member and l.id = won.bet
  )
  select won.member, won.bet, won.currency, moved.balance, moved.version from won join moved on moved.bet = won.bet and moved.back = 1
    order by won.member, moved.version;
end $$;
