-- What members played, hour by hour (domain.md 3).

-- By the hour (UTC) in which the bets were placed: that never changes, whenever a bet is settled, and it is the time by
-- which the betting record is read. Made only from what bets.counted_… say, so it can be made again from nothing.
create table bet_summaries (
  merchant_id text not null,
  member_id uuid not null,
  currency text not null,
  hour timestamptz not null,
  game_type text not null,
  vendor_code text not null,
  -- Settled bets; those taken back are not among them.
  bets int8 not null,
  stake int8 not null,
  valid_bet int8 not null,
  payout int8 not null,
  primary key (merchant_id, member_id, currency, hour, game_type, vendor_code)
) with (fillfactor = 80);
