-- What one bet may win, and the alarm about wins that are great all the same (decision 0029).

-- The most that one bet may win, hit as well as it can be hit: a bet that could win more is refused when it is placed.
alter table lottery_rules add column single_win_limit int8 not null default 20000000000000;
-- From here on every version says it itself.
alter table lottery_rules alter column single_win_limit drop default;
-- Rules that wait for a second operator are made from versions that have it now.
update proposals set wish = wish || '{"singleWinLimit": "2000000000.00"}' where subject_kind = 'lotteryRules';

-- A win of so much raises the alarm, whoever let it be won.
alter table withdrawal_settings add column win_alarm_from int8 not null default 5000000000000;
update proposals set wish = wish || '{"winAlarmFrom": "500000000.00"}' where subject_kind = 'withdrawalSettings';

-- Wins that raised the alarm, each bet once; one that pays more later is new again.
create table great_wins (
  merchant_id text not null,
  member_id uuid not null,
  bet_id uuid not null,
  id uuid not null,
  vendor_code text not null,
  game_type text not null,
  currency text not null,
  amount int8 not null,
  -- The figure of the brand as it was then.
  alarm_from int8 not null,
  found_at timestamptz not null,
  -- Who looked at it, and what he says about it.
  seen_at timestamptz,
  seen_by uuid,
  seen_account text,
  seen_reason text,
  primary key (merchant_id, member_id, bet_id),
  unique (merchant_id, id)
);
create index great_wins_by_time on great_wins (merchant_id, found_at desc, id desc);
create index great_wins_unseen on great_wins (merchant_id, found_at desc, id desc) where seen_at is null;
