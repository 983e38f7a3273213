-- The alarm about wins that are great (decision 0024).

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
