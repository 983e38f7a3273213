-- The accounts of members in the order of their ids, each one's in theirs: whoever takes those of many waits in this order, and so does nobody
-- for somebody who waits for him. One member after the other, by the index, as ledger_take does.
--
-- Waits, and locks until the transaction ends. Called by ledger_post_waiting.
create or replace function ledger_lock_many(p_merchants text[], p_members uuid[]) returns void language plpgsql as $$
begin
  perform 1
    from (select distinct o.member, o.merchant from unnest(p_merchants, p_members) as o (merchant, member)
           order by o.member, o.merchant) player
    cross join lateral (select from ledger_accounts a where a.merchant_id = player.merchant and a.member_id = player.member
         order by a.currency, a.account for update) held;
end $$;
