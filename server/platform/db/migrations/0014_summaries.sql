-- What members played, hour by hour (domain.md 3), and the statement's way to a date.

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

-- The number of the first entry of an account from a time on. Entries are numbered without a gap and in time, so this halves
-- the span some twenty times by the index of the statement: dates need no index of their own on the way of each bet.
create function ledger_version_at(p_merchant text, p_member uuid, p_currency text, p_account text, p_at timestamptz) returns int8
language plpgsql stable as $$
declare
  low int8 := 1;
  high int8;
  middle int8;
  middle_at timestamptz;
begin
  select version + 1 into high from ledger_accounts
    where merchant_id = p_merchant and member_id = p_member and currency = p_currency and account = p_account;
  if high is null then return 1; end if;
  while low < high loop
    middle := (low + high) / 2;
    select created_at into middle_at from ledger_entries
      where merchant_id = p_merchant and member_id = p_member and currency = p_currency and account = p_account and version = middle;
    if middle_at < p_at then low := middle + 1; else high := middle; end if;
  end loop;
  return low;
end $$;
