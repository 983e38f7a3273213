-- The member's accounts in order, and the main wallet of one currency: with it every order of a vendor begins. Balance and version are
-- null where that wallet was never opened.
--
-- Locks all accounts of the member until the transaction ends, as ledger_move does, which then has nothing to wait for.
-- Called by the functions of bets and by lottery_cancel.
create or replace function ledger_lock(p_merchant text, p_member uuid, p_currency text, out balance int8, out version int8)
language plpgsql as $$
begin
  perform 1 from ledger_accounts a where a.merchant_id = p_merchant and a.member_id = p_member
    order by a.currency, a.account for update;
  select a.balance, a.version into balance, version from ledger_accounts a
    where a.merchant_id = p_merchant and a.member_id = p_member and a.currency = p_currency and a.account = 'CASH';
end $$;
