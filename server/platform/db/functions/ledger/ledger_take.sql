-- Takes the accounts of members, in the order of their ids, and answers the members of whom somebody else holds one. One member after
-- the other, by the index: joined, they may cost a look at every account there is.
--
-- Orders of many members share a statement and its commit. Where one of them waits for a lock, all of them do; so none waits (decision
-- 0017): locks what is free until the transaction ends. Called by bet_many and lottery_place, which answer HELD for
-- whom it names. The setting: it is not planned anew for every length of what is given.
create or replace function ledger_take(p_merchants text[], p_members uuid[]) returns uuid[]
language plpgsql set plan_cache_mode = force_generic_plan as $$
begin
  return (select coalesce(array_agg(player.member) filter (where taken.accounts < opened.accounts), '{}')
    from (select distinct o.member, o.merchant from unnest(p_merchants, p_members) as o (merchant, member)
           order by o.member, o.merchant) player
    cross join lateral (select count(*) as accounts from (
        select from ledger_accounts a where a.merchant_id = player.merchant and a.member_id = player.member
         order by a.currency, a.account for update skip locked) free) taken
    cross join lateral (select count(*) as accounts from ledger_accounts a
        where a.merchant_id = player.merchant and a.member_id = player.member) opened);
end $$;
