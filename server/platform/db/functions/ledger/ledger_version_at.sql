-- The number of the first entry of an account from a time on. Entries are numbered without a gap and in time, so this halves
-- the span some twenty times by the index of the statement: dates need no index of their own on the way of each bet.
--
-- Locks nothing. Called by the statement of modules/ledger.
create or replace function ledger_version_at(p_merchant text, p_member uuid, p_currency text, p_account text, p_at timestamptz) returns int8
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
