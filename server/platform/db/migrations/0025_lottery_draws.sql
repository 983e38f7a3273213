-- Draws of lotteries: who may still bet, what bets won, and what a correction takes back (domain.md 5).

-- The draw a bet is for, under a lock that bets share and that whoever closes the draw takes alone: a bet whose state is OPEN
-- here is committed before the draw closes, or not at all. Without a draw of that id, a row of nulls. Several draws: in the
-- order of their ids.
create function lottery_take_draw(p_merchant text, p_draw uuid, p_at timestamptz) returns lottery_draws
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

create function lottery_draw_lock(p_draw uuid) returns int8
language sql immutable as $$ select hashtextextended('lottery-draw:' || p_draw::text, 0) $$;

-- Closes a draw whose time has come, once every bet that takes it is committed.
create function lottery_close_draw(p_merchant text, p_draw uuid, p_at timestamptz) returns boolean
language plpgsql as $$
begin
  perform pg_advisory_xact_lock(lottery_draw_lock(p_draw));
  update lottery_draws d set state = 'CLOSED'
    where d.merchant_id = p_merchant and d.id = p_draw and d.state = 'OPEN' and d.closes_at <= p_at;
  return found;
end $$;

-- What one bet moves in or out of the main wallet, by the ledger; the amount is positive. Answers the balance after it.
create function lottery_move(
  p_bet bets, p_id uuid, p_key text, p_kind text, p_amount int8, p_from text, p_to text, p_reverses uuid, p_reason text, p_actor text,
  p_at timestamptz, out balance int8, out version int8
)
language plpgsql as $$
declare
  moved record;
begin
  select * into moved from ledger_move(p_bet.merchant_id, p_bet.member_id, p_id, 'lottery', p_key, p_kind || ':' || p_amount, p_kind, 'SINGLE',
    p_bet.currency, p_amount, p_from, p_to, null, p_reverses, 'bet', p_bet.id::text, p_reason, p_actor, p_at, false, null);
  if moved.outcome <> 'POSTED' then raise exception 'lottery bet % moved nothing as %: %', p_bet.id, p_key, moved.refusal; end if;
  balance := moved.balances[1];
  version := moved.versions[1];
end $$;

-- Settles bets of a draw in one round trip: `p_lost` are ids of bets that won nothing and have no rebate, `p_moved`
-- [{ member, bet, payout, rebate, hits, win_id, rebate_id }] those with money, by member. A bet that is settled already, or whose
-- draw became something else meanwhile, is left as it is. Answers the balances that changed.
create function lottery_settle(
  p_merchant text, p_draw uuid, p_version int4, p_lost_members uuid[], p_lost_bets uuid[], p_moved jsonb, p_outcome jsonb, p_at timestamptz
) returns table (member_id uuid, bet_id uuid, currency text, balance int8, version int8)
language plpgsql as $$
#variable_conflict use_column
declare
  draw lottery_draws;
  one record;
  placed bets;
  moved record;
  v_house text;
begin
  -- Held against whoever makes the draw void or puts its result right.
  select * into draw from lottery_draws d where d.merchant_id = p_merchant and d.id = p_draw for share;
  if draw.state <> 'DRAWN' or draw.result_version <> p_version then return; end if;
  v_house := 'HOUSE:LOTTERY:' || draw.lottery_code;

  with settled as (
    update bets b set state = 'SETTLED', settled_at = p_at, valid_bet = bet_valid(b.game_type, b.is_free, b.stake, 0), outcome = p_outcome
      from unnest(p_lost_members, p_lost_bets) as lost (member_id, id)
     where b.merchant_id = p_merchant and b.member_id = lost.member_id and b.id = lost.id and b.state = 'OPEN'
    returning b.member_id, b.id
  )
  update lottery_bets l set hits = '[]' from settled
    where l.merchant_id = p_merchant and l.member_id = settled.member_id and l.id = settled.id;

  for one in
    select * from jsonb_to_recordset(p_moved) as o (member uuid, bet uuid, payout int8, rebate int8, hits jsonb, win_id uuid, rebate_id uuid)
  loop
    perform 1 from ledger_accounts a where a.merchant_id = p_merchant and a.member_id = one.member
      order by a.currency, a.account for update;
    select * into placed from bets b where b.merchant_id = p_merchant and b.member_id = one.member and b.id = one.bet for update;
    continue when placed.state is distinct from 'OPEN';
    if one.payout > 0 then
      select * into moved from lottery_move(placed, one.win_id, 'WIN:' || one.bet, 'WIN', one.payout, v_house, 'CASH', null, null, null, p_at);
    end if;
    if one.rebate > 0 then
      select * into moved from lottery_move(placed, one.rebate_id, 'REBATE:' || one.bet, 'REBATE', one.rebate, v_house, 'CASH', null, null,
        null, p_at);
    end if;
    perform loss_count(p_merchant, one.member, -(one.payout + one.rebate), p_at);
    update bets b set state = 'SETTLED', settled_at = p_at, payout = one.payout, balance_after = moved.balance, outcome = p_outcome,
        valid_bet = bet_valid(b.game_type, b.is_free, b.stake, one.payout)
      where b.merchant_id = p_merchant and b.member_id = one.member and b.id = one.bet;
    update lottery_bets l set hits = one.hits where l.merchant_id = p_merchant and l.member_id = one.member and l.id = one.bet;
    member_id := one.member;
    bet_id := one.bet;
    currency := placed.currency;
    balance := moved.balance;
    version := moved.version;
    return next;
  end loop;
end $$;

-- A draw all of whose bets are decided is done with; false when some are not, or it was something else.
create function lottery_finish_draw(p_merchant text, p_draw uuid, p_version int4, p_at timestamptz) returns boolean
language plpgsql as $$
begin
  perform 1 from lottery_draws d where d.merchant_id = p_merchant and d.id = p_draw for update;
  update lottery_draws d set state = 'SETTLED', settled_at = p_at
    where d.merchant_id = p_merchant and d.id = p_draw and d.state = 'DRAWN' and d.result_version = p_version
      and not exists (select from lottery_bets l join bets b on b.merchant_id = l.merchant_id and b.member_id = l.member_id and b.id = l.id
        where l.merchant_id = p_merchant and l.draw_id = p_draw and b.state = 'OPEN');
  return found;
end $$;

-- Puts bets of a draw right in one round trip, each once per correction, by movements of their own: `p_changed`
-- [{ member, bet, payout, hits, give_id, take_id, rebate_id }]. VOID gives the stake back, and takes win and rebate; RESETTLE pays the new
-- win, and takes the old one. A win is taken as far as the member's balance goes; the rest is noted. `p_same` [{ member, bet, hits }] only
-- shows the new result. Answers the balances that changed.
create function lottery_correct(
  p_merchant text, p_correction uuid, p_changed jsonb, p_same jsonb, p_outcome jsonb, p_at timestamptz
) returns table (member_id uuid, bet_id uuid, currency text, balance int8, version int8)
language plpgsql as $$
#variable_conflict use_column
declare
  correction lottery_corrections;
  draw lottery_draws;
  one record;
  placed bets;
  rebate record;
  moved record;
  v_house text;
  v_win uuid;
  v_taken int8;
  v_given int8;
begin
  select * into correction from lottery_corrections c where c.merchant_id = p_merchant and c.id = p_correction for share;
  if correction.state is distinct from 'RUNNING' then return; end if;
  select * into draw from lottery_draws d where d.merchant_id = p_merchant and d.id = correction.draw_id;
  v_house := 'HOUSE:LOTTERY:' || draw.lottery_code;

  with told as (
    update bets b set outcome = p_outcome
      from jsonb_to_recordset(p_same) as same (member uuid, bet uuid, hits jsonb)
     where b.merchant_id = p_merchant and b.member_id = same.member and b.id = same.bet and b.state = 'SETTLED'
    returning b.member_id, b.id, same.hits
  )
  update lottery_bets l set hits = told.hits from told
    where l.merchant_id = p_merchant and l.member_id = told.member_id and l.id = told.id;

  for one in
    select * from jsonb_to_recordset(p_changed)
      as o (member uuid, bet uuid, payout int8, hits jsonb, give_id uuid, take_id uuid, rebate_id uuid)
  loop
    perform 1 from ledger_accounts a where a.merchant_id = p_merchant and a.member_id = one.member
      order by a.currency, a.account for update;
    select * into placed from bets b where b.merchant_id = p_merchant and b.member_id = one.member and b.id = one.bet for update;
    continue when placed.id is null or placed.state = 'VOID' or exists (select from lottery_corrected_bets c
      where c.merchant_id = p_merchant and c.correction_id = p_correction and c.member_id = one.member and c.bet_id = one.bet);
    select a.balance, a.version into balance, version from ledger_accounts a
      where a.merchant_id = p_merchant and a.member_id = one.member and a.currency = placed.currency and a.account = 'CASH';
    v_given := 0;

    if correction.kind = 'VOID' then
      if placed.stake > 0 then
        select m.balance, m.version into balance, version from lottery_move(placed, one.give_id, 'ROLLBACK:' || one.bet, 'ROLLBACK',
          placed.stake, v_house, 'CASH',
          (select t.id from ledger_transfers t where t.merchant_id = p_merchant and t.member_id = one.member and t.source = 'lottery'
            and t.key = 'BET:' || one.bet and t.outcome = 'POSTED'),
          correction.reason, correction.decided_account, p_at) m;
      end if;
      select t.id, t.amount into rebate from ledger_transfers t where t.merchant_id = p_merchant and t.member_id = one.member
        and t.source = 'lottery' and t.key = 'REBATE:' || one.bet and t.outcome = 'POSTED';
      if rebate.id is not null then
        -- Less than the stake that just came back, so it is there.
        select m.balance, m.version into balance, version from lottery_move(placed, one.rebate_id, 'UNREBATE:' || one.bet, 'REVERSAL',
          rebate.amount, 'CASH', v_house, rebate.id, correction.reason, correction.decided_account, p_at) m;
      end if;
      perform loss_count(p_merchant, one.member, coalesce(rebate.amount, 0) - placed.stake, p_at);
    elsif one.payout > 0 then
      v_given := one.payout;
      select m.balance, m.version into balance, version from lottery_move(placed, one.give_id,
        'WIN:' || one.bet || ':' || draw.result_version, 'WIN', one.payout, v_house, 'CASH', null, correction.reason,
        correction.decided_account, p_at) m;
    end if;

    v_taken := least(placed.payout, balance);
    if v_taken > 0 then
      -- The last win that nobody took back yet.
      select t.id into v_win from ledger_transfers t where t.merchant_id = p_merchant and t.member_id = one.member and t.source = 'lottery'
          and t.key = any(array(select 'WIN:' || one.bet || case when n = 1 then '' else ':' || n end
            from generate_series(1, draw.result_version) n where correction.kind = 'VOID' or n < draw.result_version))
          and t.outcome = 'POSTED' and not exists (select from ledger_transfers r where r.merchant_id = p_merchant
            and r.member_id = one.member and r.reverses = t.id and r.outcome = 'POSTED')
        order by t.created_at desc, t.id desc limit 1;
      select m.balance, m.version into balance, version from lottery_move(placed, one.take_id, 'UNWIN:' || one.bet || ':' || p_correction,
        'ROLLBACK', v_taken, 'CASH', v_house, v_win, correction.reason, correction.decided_account, p_at) m;
    end if;
    perform loss_count(p_merchant, one.member, v_taken - v_given, p_at);

    update bets b set payout = placed.payout + v_given - v_taken, balance_after = balance, settled_at = p_at, outcome = p_outcome,
        state = case correction.kind when 'VOID' then 'VOID' else 'SETTLED' end,
        valid_bet = case correction.kind when 'VOID' then 0 else bet_valid(b.game_type, b.is_free, b.stake, placed.payout + v_given - v_taken) end
      where b.merchant_id = p_merchant and b.member_id = one.member and b.id = one.bet;
    update lottery_bets l set hits = one.hits where l.merchant_id = p_merchant and l.member_id = one.member and l.id = one.bet;
    insert into lottery_corrected_bets values (p_merchant, p_correction, one.member, one.bet, placed.payout,
      placed.payout + v_given - v_taken, placed.payout - v_taken);
    member_id := one.member;
    bet_id := one.bet;
    currency := placed.currency;
    return next;
  end loop;
end $$;
