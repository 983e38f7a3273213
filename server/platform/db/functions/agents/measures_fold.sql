-- Takes what happened at a brand and was not yet counted, at most so many changes and so many movements, into the figures of members,
-- of every team above them on the day in question, and of the brand, in sets. Answers how many it took; fewer than asked for of either: no
-- more are there.
--
-- Locks the brand's figures until the transaction ends: whoever comes second waits, and finds what is left. Called by modules/agents.
create or replace function measures_fold(p_merchant text, p_limit int4, out changes int4, out movements int4)
language plpgsql as $$
declare
  v_zone text;
  v_active int8;
  v_fold int8;
begin
  perform pg_advisory_xact_lock(hashtextextended(concat_ws(' ', 'measures_fold', current_schema(), p_merchant), 0));
  select m.time_zone, coalesce(r.active_valid_bet, 1) into v_zone, v_active
    from merchants m left join agent_rules r on r.merchant_id = m.id where m.id = p_merchant;
  insert into measure_folds as known values (p_merchant, 1)
    on conflict (merchant_id) do update set number = known.number + 1 returning number into v_fold;

  with change as (
    delete from measure_changes c
     where c.merchant_id = p_merchant and c.id in (
       select o.id from measure_changes o where o.merchant_id = p_merchant order by o.id limit p_limit)
    returning c.member_id, c.currency, c.at, c.category, c.game_id, c.vendor_code, c.bets, c.stake, c.valid_bet, c.payout, c.registrations
  ), movement as (
    select * from ledger_take_news(p_merchant, p_limit)
  ), first_deposit as (
    insert into member_first_deposits
      select distinct on (m.member_id) p_merchant, m.member_id, m.transfer_id, m.currency, m.at from movement m
       where m.kind = 'DEPOSIT' and m.change > 0 order by m.member_id, m.at, m.transfer_id
    on conflict do nothing
    returning member_id, currency, deposited_at
  ), told as (
    select c.member_id, c.currency, c.at, c.category, c.bets, c.stake, c.valid_bet, c.payout,
        0::int8 as deposits, 0::int8 as withdrawals, 0::int8 as bonuses, 0::int8 as rebates, 0::int8 as commissions,
        c.registrations, 0 as first_deposits
      from change c
    union all
    select m.member_id, m.currency, m.at, null, 0, 0, 0, 0,
        case when m.kind = 'DEPOSIT' then m.change else 0 end, case when m.kind = 'WITHDRAWAL' then -m.change else 0 end,
        case when m.kind in ('BONUS', 'REWARD') then m.change else 0 end, case when m.kind = 'REBATE' then m.change else 0 end,
        case when m.kind = 'COMMISSION' then m.change else 0 end,
        0, 0
      from movement m where m.kind in ('DEPOSIT', 'WITHDRAWAL', 'BONUS', 'REWARD', 'REBATE', 'COMMISSION')
    union all
    select f.member_id, f.currency, f.deposited_at, null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1 from first_deposit f
  ), counted as (
    -- Who plays for free is in nobody's figures.
    select t.*, (t.at at time zone v_zone)::date as day
      from told t join members m on m.merchant_id = p_merchant and m.id = t.member_id and m.type <> 4
  ), brand_game as (
    insert into brand_game_days as known
      select p_merchant, c.currency, (c.at at time zone v_zone)::date, c.game_id, c.category, c.vendor_code, sum(c.bets), sum(c.stake),
          sum(c.valid_bet), sum(c.payout)
        from change c join members m on m.merchant_id = p_merchant and m.id = c.member_id and m.type <> 4
       where c.game_id is not null group by 2, 3, 4, 5, 6
    on conflict (merchant_id, currency, day, game_id, category, vendor_code) do update set bets = known.bets + excluded.bets,
      stake = known.stake + excluded.stake, valid_bet = known.valid_bet + excluded.valid_bet, payout = known.payout + excluded.payout
  ), brand_hour as (
    insert into brand_play_hours as known
      select p_merchant, c.currency, (c.at at time zone v_zone)::date, extract(hour from c.at at time zone v_zone), c.category, sum(c.bets),
          sum(c.stake), sum(c.valid_bet), sum(c.payout)
        from change c join members m on m.merchant_id = p_merchant and m.id = c.member_id and m.type <> 4
       where c.game_id is not null group by 2, 3, 4, 5
    on conflict (merchant_id, currency, day, hour, category) do update set bets = known.bets + excluded.bets,
      stake = known.stake + excluded.stake, valid_bet = known.valid_bet + excluded.valid_bet, payout = known.payout + excluded.payout
  ), brand_movement as (
    insert into brand_movement_days as known
      select p_merchant, n.currency, (n.at at time zone v_zone)::date, n.kind, n.document_kind, n.house_account,
          sum(case when n.is_reversal then -1 else 1 end), sum(greatest(n.change, 0)), sum(greatest(-n.change, 0))
        from movement n join members m on m.merchant_id = p_merchant and m.id = n.member_id and m.type <> 4
       group by 2, 3, 4, 5, 6
    on conflict (merchant_id, currency, day, kind, document_kind, house_account) do update
      set movements = known.movements + excluded.movements, came = known.came + excluded.came, went = known.went + excluded.went
  ), mark as (
    insert into measure_marks select distinct p_merchant, date_bin('5 minutes', c.at, 'epoch'), v_fold from counted c
    on conflict (merchant_id, starts_at) do update set fold = excluded.fold
  ), slot as (
    insert into member_slots as known
      select p_merchant, date_bin('5 minutes', c.at, 'epoch'), c.member_id, c.currency, sum(c.bets), sum(c.stake), sum(c.valid_bet),
          sum(c.payout)
        from counted c where c.category is not null group by 2, 3, 4
    on conflict (merchant_id, starts_at, member_id, currency) do update set bets = known.bets + excluded.bets,
      stake = known.stake + excluded.stake, valid_bet = known.valid_bet + excluded.valid_bet, payout = known.payout + excluded.payout
  ), play as (
    select c.member_id, c.currency, c.day, c.category, sum(c.bets) as bets, sum(c.stake) as stake, sum(c.valid_bet) as valid_bet,
        sum(c.payout) as payout
      from counted c where c.category is not null group by 1, 2, 3, 4
  ), member_play as (
    insert into member_play_days as known
      select p_merchant, p.member_id, p.currency, p.day, p.category, p.bets, p.stake, p.valid_bet, p.payout from play p
    on conflict (merchant_id, member_id, currency, day, category) do update set bets = known.bets + excluded.bets,
      stake = known.stake + excluded.stake, valid_bet = known.valid_bet + excluded.valid_bet, payout = known.payout + excluded.payout
  ), team_play as (
    insert into team_play_days as known
      select p_merchant, e.ancestor_id, p.currency, p.day, p.category, sum(p.bets), sum(p.stake), sum(p.valid_bet), sum(p.payout)
        from play p join member_tree e on e.merchant_id = p_merchant and e.descendant_id = p.member_id
          and e.from_day <= p.day and p.day < e.until_day
       group by 2, 3, 4, 5
    on conflict (merchant_id, team_id, currency, day, category) do update set bets = known.bets + excluded.bets,
      stake = known.stake + excluded.stake, valid_bet = known.valid_bet + excluded.valid_bet, payout = known.payout + excluded.payout
  ), member_day as (
    select c.member_id, c.currency, c.day, sum(c.bets)::int8 as bets, sum(c.stake)::int8 as stake, sum(c.valid_bet)::int8 as valid_bet,
        sum(c.payout)::int8 as payout, sum(c.deposits)::int8 as deposits, sum(c.withdrawals)::int8 as withdrawals,
        sum(c.bonuses)::int8 as bonuses, sum(c.rebates)::int8 as rebates, sum(c.commissions)::int8 as commissions,
        sum(c.registrations)::int4 as registrations, sum(c.first_deposits)::int4 as first_deposits
      from counted c group by 1, 2, 3
  ), written as (
    insert into member_days as known
      select p_merchant, d.member_id, d.currency, d.day, d.bets, d.stake, d.valid_bet, d.payout, d.deposits, d.withdrawals, d.bonuses,
          d.rebates, d.commissions, d.registrations, d.first_deposits, d.valid_bet >= v_active
        from member_day d
    on conflict (merchant_id, member_id, currency, day) do update set bets = known.bets + excluded.bets,
      stake = known.stake + excluded.stake, valid_bet = known.valid_bet + excluded.valid_bet, payout = known.payout + excluded.payout,
      deposits = known.deposits + excluded.deposits, withdrawals = known.withdrawals + excluded.withdrawals,
      bonuses = known.bonuses + excluded.bonuses, rebates = known.rebates + excluded.rebates,
      commissions = known.commissions + excluded.commissions, registrations = known.registrations + excluded.registrations,
      first_deposits = known.first_deposits + excluded.first_deposits,
      -- A day that only money changed keeps what it was: the brand may ask for more since.
      active = case when excluded.valid_bet = 0 then known.active else known.valid_bet + excluded.valid_bet >= v_active end
    returning known.member_id, known.currency, known.day, known.active
  ), turned as (
    -- Who became active by this, or is so no more. The days as they were before this statement: nobody else writes them.
    select w.member_id, w.currency, w.day, case when w.active then 1 else -1 end as change
      from written w left join member_days d on d.merchant_id = p_merchant and d.member_id = w.member_id and d.currency = w.currency
        and d.day = w.day
     where w.active is distinct from coalesce(d.active, false)
  ), line_day as (
    -- One under the other, not side by side: what a statement has made itself has no index to be joined by.
    select d.*, 0 as change from member_day d
    union all
    select t.member_id, t.currency, t.day, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, t.change from turned t
  ), brand_day as (
    insert into brand_days as known
      select p_merchant, d.currency, d.day, date_trunc('month', m.registered_at at time zone v_zone)::date, sum(d.bets), sum(d.stake),
          sum(d.valid_bet), sum(d.payout), sum(d.deposits), sum(d.withdrawals), sum(d.bonuses), sum(d.rebates), sum(d.commissions),
          sum(d.registrations), sum(d.first_deposits), sum(d.change)
        from line_day d join members m on m.merchant_id = p_merchant and m.id = d.member_id
       group by 2, 3, 4
    on conflict (merchant_id, currency, day, cohort) do update set bets = known.bets + excluded.bets,
      stake = known.stake + excluded.stake, valid_bet = known.valid_bet + excluded.valid_bet, payout = known.payout + excluded.payout,
      deposits = known.deposits + excluded.deposits, withdrawals = known.withdrawals + excluded.withdrawals,
      bonuses = known.bonuses + excluded.bonuses, rebates = known.rebates + excluded.rebates,
      commissions = known.commissions + excluded.commissions, registrations = known.registrations + excluded.registrations,
      first_deposits = known.first_deposits + excluded.first_deposits, active_members = known.active_members + excluded.active_members
  ), team_day as (
    insert into team_days as known
      select p_merchant, e.ancestor_id, d.currency, d.day, sum(d.bets), sum(d.stake), sum(d.valid_bet), sum(d.payout), sum(d.deposits),
          sum(d.withdrawals), sum(d.bonuses), sum(d.rebates), sum(d.commissions), sum(d.registrations), sum(d.first_deposits),
          sum(d.change)
        from line_day d
        join member_tree e on e.merchant_id = p_merchant and e.descendant_id = d.member_id and e.from_day <= d.day and d.day < e.until_day
       group by 2, 3, 4
    on conflict (merchant_id, team_id, currency, day) do update set bets = known.bets + excluded.bets,
      stake = known.stake + excluded.stake, valid_bet = known.valid_bet + excluded.valid_bet, payout = known.payout + excluded.payout,
      deposits = known.deposits + excluded.deposits, withdrawals = known.withdrawals + excluded.withdrawals,
      bonuses = known.bonuses + excluded.bonuses, rebates = known.rebates + excluded.rebates,
      commissions = known.commissions + excluded.commissions, registrations = known.registrations + excluded.registrations,
      first_deposits = known.first_deposits + excluded.first_deposits, active_members = known.active_members + excluded.active_members
  ), member_period as (
    -- In each period that a day turned in: on how many days the member was active before this statement, and the first and last of them.
    select t.member_id, t.currency, t.day, t.change, p.period, start.day as starts_on, past.days, past.first_day, past.last_day
      from turned t
      cross join (values ('WEEK'), ('HALF_MONTH'), ('MONTH')) as p (period)
      cross join lateral (select measure_period_start(p.period, t.day) as day) start
      cross join lateral (select count(*) as days, min(d.day) as first_day, max(d.day) as last_day from member_days d
        where d.merchant_id = p_merchant and d.member_id = t.member_id and d.currency = t.currency and d.active
          and d.day >= start.day and d.day < measure_period_end(p.period, start.day)) past
  ), period_change as (
    select e.ancestor_id as team_id, m.member_id, m.currency, m.period, m.starts_on, m.days, m.first_day, m.last_day,
        sum(m.change) as change, max(e.from_day) as from_day, min(e.until_day) as until_day
      from member_period m
      join member_tree e on e.merchant_id = p_merchant and e.descendant_id = m.member_id and e.from_day <= m.day and m.day < e.until_day
     group by 1, 2, 3, 4, 5, 6, 7, 8
  ), period_day as materialized (
    -- On how many of those days in that team: on all of them, but for who came to it or left it in the period.
    select c.team_id, c.currency, c.period, c.starts_on, c.change,
        case when c.days = 0 then 0
          when c.first_day >= c.from_day and c.last_day < c.until_day then c.days
          else (select count(*) from member_days d
            join member_tree e on e.merchant_id = p_merchant and e.ancestor_id = c.team_id and e.descendant_id = c.member_id
              and e.from_day <= d.day and d.day < e.until_day
           where d.merchant_id = p_merchant and d.member_id = c.member_id and d.currency = c.currency and d.active
             and d.day >= c.starts_on and d.day < measure_period_end(c.period, c.starts_on)) end as before
      from period_change c
  ), team_period as (
    insert into team_periods as known
      select p_merchant, d.team_id, d.currency, d.period, d.starts_on, sum((d.before + d.change > 0)::int4 - (d.before > 0)::int4)
        from period_day d group by 2, 3, 4, 5
      having sum((d.before + d.change > 0)::int4 - (d.before > 0)::int4) <> 0
    on conflict (merchant_id, team_id, currency, period, starts_on)
      do update set active_members = known.active_members + excluded.active_members
  )
  select (select count(*) from change), (select count(*) from movement) into changes, movements;
end $$;
