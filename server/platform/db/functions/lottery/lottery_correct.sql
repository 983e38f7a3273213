-- Puts bets of a draw right in one round trip, each once per correction, by movements of their own: `p_changed`
-- [{ member, bet, payout, hits, give_id, take_id, rebate_id }]. VOID gives the stake back, and takes win and rebate; RESETTLE pays the new
-- win, and takes the old one. A win is taken as far as the member's balance goes; the rest is noted. `p_same` [{ member, bet, hits }] only
-- shows the new result. Answers the balances that changed.
--
-- Locks the correction, so that nobody ends it meanwhile, and of one bet after the other the member's accounts and the bet. Called by
-- modules/lottery; correction-preview.ts foretells what it will do.
create or replace function lottery_correct(
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
        -- One that counted nothing when it was settled had its other side bet on too: no result changes that.
        valid_bet = case when correction.kind = 'VOID' or (b.state = 'SETTLED' and b.valid_bet = 0) then 0
                         else bet_valid(b.game_type, b.is_free, b.stake, placed.payout + v_given - v_taken, b.odds) end
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
