-- What a whole brand comes to by the day, for reports (decision 0070): rows of a few hundred a day however many members play, kept by
-- `measures_fold` in the statement that keeps the days of members and teams, so that they cannot tell otherwise.

-- Of play: which game. Null in what was told before games were, and of a registration.
alter table measure_changes add column game_id uuid;
alter table measure_changes add column vendor_code text;

-- A brand's day by the month in which its members registered: what each month's newcomers are worth, and summed up the brand itself.
create table brand_days (
  merchant_id text not null,
  currency text not null,
  day date not null,
  -- The first day of the month in which the members registered.
  cohort date not null,
  bets int8 not null,
  stake int8 not null,
  valid_bet int8 not null,
  payout int8 not null,
  deposits int8 not null,
  withdrawals int8 not null,
  bonuses int8 not null,
  rebates int8 not null,
  commissions int8 not null,
  registrations int4 not null,
  first_deposits int4 not null,
  active_members int4 not null,
  primary key (merchant_id, currency, day, cohort)
) with (fillfactor = 80);

-- What was played of each game on a day.
create table brand_game_days (
  merchant_id text not null,
  currency text not null,
  day date not null,
  game_id uuid not null,
  category text not null,
  vendor_code text not null,
  bets int8 not null,
  stake int8 not null,
  valid_bet int8 not null,
  payout int8 not null,
  primary key (merchant_id, currency, day, game_id, category, vendor_code)
) with (fillfactor = 80);

-- What was played in each hour of the brand's clock, by category.
create table brand_play_hours (
  merchant_id text not null,
  currency text not null,
  day date not null,
  hour int2 not null check (hour between 0 and 23),
  category text not null,
  bets int8 not null,
  stake int8 not null,
  valid_bet int8 not null,
  payout int8 not null,
  primary key (merchant_id, currency, day, hour, category)
) with (fillfactor = 80);

-- What moved beside play on a day: of a kind (of what takes another movement back, the kind of that), for a kind of document, between
-- members and an account of the house.
create table brand_movement_days (
  merchant_id text not null,
  currency text not null,
  day date not null,
  kind text not null,
  document_kind text not null,
  house_account text not null,
  -- How many moved, less those that were taken back.
  movements int8 not null,
  -- What members got, and what they gave.
  came int8 not null,
  went int8 not null,
  primary key (merchant_id, currency, day, kind, document_kind, house_account)
) with (fillfactor = 80);

-- What the nightly comparison finds wrong of a brand; it has no subject of its own.
alter table measure_differences drop constraint measure_differences_subject_check;
alter table measure_differences add constraint measure_differences_subject_check check (subject in ('MEMBER', 'TEAM', 'BRAND'));

-- What happened before. What waits to be taken stands in no day yet, so it is left to the fold; play told without its game is here already.
insert into brand_days
  select d.merchant_id, d.currency, d.day, date_trunc('month', m.registered_at at time zone b.time_zone)::date, sum(d.bets), sum(d.stake),
      sum(d.valid_bet), sum(d.payout), sum(d.deposits), sum(d.withdrawals), sum(d.bonuses), sum(d.rebates), sum(d.commissions),
      sum(d.registrations), sum(d.first_deposits), count(*) filter (where d.active)
    from member_days d join members m on m.merchant_id = d.merchant_id and m.id = d.member_id join merchants b on b.id = d.merchant_id
   group by 1, 2, 3, 4;

insert into brand_game_days
  select b.merchant_id, b.currency, (b.placed_at at time zone s.time_zone)::date, b.game_id, b.game_type, b.vendor_code,
      count(*) filter (where b.counted_state = 'SETTLED'), coalesce(sum(b.stake) filter (where b.counted_state = 'SETTLED'), 0),
      coalesce(sum(b.counted_valid) filter (where b.counted_state = 'SETTLED'), 0), sum(b.counted_payout)
    from bets b join members m on m.merchant_id = b.merchant_id and m.id = b.member_id and m.type <> 4
    join merchants s on s.id = b.merchant_id
   where b.counted_state <> 'OPEN' group by 1, 2, 3, 4, 5, 6;

insert into brand_play_hours
  select b.merchant_id, b.currency, (b.placed_at at time zone s.time_zone)::date, extract(hour from b.placed_at at time zone s.time_zone),
      b.game_type, count(*) filter (where b.counted_state = 'SETTLED'),
      coalesce(sum(b.stake) filter (where b.counted_state = 'SETTLED'), 0),
      coalesce(sum(b.counted_valid) filter (where b.counted_state = 'SETTLED'), 0), sum(b.counted_payout)
    from bets b join members m on m.merchant_id = b.merchant_id and m.id = b.member_id and m.type <> 4
    join merchants s on s.id = b.merchant_id
   where b.counted_state <> 'OPEN' group by 1, 2, 3, 4, 5;

insert into brand_movement_days
  select t.merchant_id, t.currency, (t.created_at at time zone s.time_zone)::date, coalesce(undone.kind, t.kind), t.document_kind,
      legs.house, sum(case when t.reverses is null then 1 else -1 end), sum(greatest(legs.change, 0)), sum(greatest(-legs.change, 0))
    from ledger_transfers t
    join members m on m.merchant_id = t.merchant_id and m.id = t.member_id and m.type <> 4
    join merchants s on s.id = t.merchant_id
    left join ledger_transfers undone on undone.merchant_id = t.merchant_id and undone.member_id = t.member_id and undone.id = t.reverses
    cross join lateral (
      select coalesce(sum(e.amount) filter (where e.account not like 'HOUSE:%'), 0)::int8 as change,
          coalesce(min(e.account) filter (where e.account like 'HOUSE:%'), '') as house
        from ledger_entries e where e.merchant_id = t.merchant_id and e.member_id = t.member_id and e.transfer_id = t.id) legs
   where t.outcome = 'POSTED' and t.phase in ('SINGLE', 'POST')
     and t.kind in ('DEPOSIT', 'WITHDRAWAL', 'BONUS', 'REBATE', 'COMMISSION', 'DIVIDEND', 'REWARD', 'ADJUSTMENT', 'REVERSAL', 'POINTS',
       'PURCHASE')
     and not exists (select from ledger_news n where n.merchant_id = t.merchant_id and n.transfer_id = t.id)
   group by 1, 2, 3, 4, 5, 6;
