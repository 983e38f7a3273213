-- Independent single movements of many members in one round trip and one commit, answered in their order as ledger_move answers them.
-- Refusals are kept. HELD: somebody else holds an account of the member (decision 0017); nothing of his is written, and the movement
-- comes again alone.
--
-- A member all of whose movements go between his main wallet and the house, are new and are covered on the way goes in sets, by
-- ledger_post_many; everybody else one by one, by ledger_move, which knows every refusal (as in decision 0080).
--
-- Locks the accounts of the members as ledger_take does: it waits for nobody. The setting: it is not planned anew for every number of
-- movements. Called by modules/ledger.
create or replace function ledger_move_many(
  p_merchants text[], p_members uuid[], p_ids uuid[], p_sources text[], p_keys text[], p_hashes text[], p_kinds text[],
  p_currencies text[], p_amounts int8[], p_origins text[], p_targets text[], p_document_kinds text[], p_document_ids text[],
  p_reasons text[], p_actors text[], p_at timestamptz
) returns table (
  outcome text, refusal text, transfer_id uuid, replayed boolean, accounts text[], balances int8[], versions int8[]
) language plpgsql set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_column
declare
  v_busy uuid[] := ledger_take(p_merchants, p_members);
  -- The places of the movements that go in sets, in their order, and what each left in its wallet.
  v_sure int8[];
  v_balances int8[];
  v_versions int8[];
  v_number int8;
begin
  with asked as materialized (
    select given.*, case when given.origin = 'CASH' then -given.amount else given.amount end as change,
        given.origin = 'CASH' and given.target like 'HOUSE:%' or given.origin like 'HOUSE:%' and given.target = 'CASH' as is_plain,
        count(*) over (partition by given.merchant, given.member, given.source, given.key) as times
      from unnest(p_merchants, p_members, p_sources, p_keys, p_currencies, p_amounts, p_origins, p_targets)
        with ordinality as given (merchant, member, source, key, currency, amount, origin, target, place)
     where given.member <> all (v_busy)
  ), followed as (
    -- Looked up one by one, by the index: joined, they may cost a look at every account there is.
    select asked.*, known.id is null as is_new, (wallet.balance + sum(asked.change) over so_far)::int8 as balance
      from asked
      left join lateral (select t.id from ledger_transfers t where t.merchant_id = asked.merchant and t.member_id = asked.member
        and t.source = asked.source and t.key = asked.key limit 1) known on true
      left join lateral (select a.balance from ledger_accounts a where a.merchant_id = asked.merchant and a.member_id = asked.member
        and a.currency = asked.currency and a.account = 'CASH' limit 1) wallet on true
    window so_far as (partition by asked.merchant, asked.member, asked.currency order by asked.place)
  ), judged as (
    select followed.place, bool_and(followed.is_plain and followed.times = 1 and followed.is_new and coalesce(followed.balance >= 0, false))
        over (partition by followed.merchant, followed.member) as is_sure
      from followed
  )
  select array_agg(judged.place order by judged.place) filter (where judged.is_sure) into v_sure from judged;

  if v_sure is not null then
    select array_agg(moved.balance order by moved.number), array_agg(moved.version order by moved.number) into v_balances, v_versions
      from (select array_agg(p_sources[sure.place] order by sure.number) as sources,
                array_agg(p_merchants[sure.place] order by sure.number) as merchants,
                array_agg(p_members[sure.place] order by sure.number) as members, array_agg(p_ids[sure.place] order by sure.number) as ids,
                array_agg(p_keys[sure.place] order by sure.number) as keys, array_agg(p_hashes[sure.place] order by sure.number) as hashes,
                array_agg(p_kinds[sure.place] order by sure.number) as kinds,
                array_agg(p_currencies[sure.place] order by sure.number) as currencies,
                array_agg(p_amounts[sure.place] order by sure.number) as amounts, array_agg(p_origins[sure.place] order by sure.number) as origins,
                array_agg(p_targets[sure.place] order by sure.number) as targets,
                array_agg(p_document_kinds[sure.place] order by sure.number) as document_kinds,
                array_agg(p_document_ids[sure.place] order by sure.number) as documents,
                array_agg(p_reasons[sure.place] order by sure.number) as reasons, array_agg(p_actors[sure.place] order by sure.number) as actors
              from unnest(v_sure) with ordinality as sure (place, number)) given,
           ledger_post_many(given.sources, given.merchants, given.members, given.ids, given.keys, given.hashes, given.kinds, given.currencies,
             given.amounts, given.origins, given.targets, given.document_kinds, given.documents, p_at, given.reasons, given.actors)
             with ordinality as moved (transfer_id, balance, version, number);
  end if;

  for i in 1 .. array_length(p_members, 1) loop
    v_number := array_position(v_sure, i);
    if v_number is not null then
      return query select 'POSTED'::text, null::text, p_ids[i], false, array['CASH'], array[v_balances[v_number]], array[v_versions[v_number]];
    elsif p_members[i] = any (v_busy) then
      return query select 'HELD'::text, null::text, p_ids[i], false, '{}'::text[], '{}'::int8[], '{}'::int8[];
    else
      return query select * from ledger_move(p_merchants[i], p_members[i], p_ids[i], p_sources[i], p_keys[i], p_hashes[i], p_kinds[i],
        'SINGLE', p_currencies[i], p_amounts[i], p_origins[i], p_targets[i], null, null, p_document_kinds[i], p_document_ids[i],
        p_reasons[i], p_actors[i], p_at, true, null);
    end if;
  end loop;
end $$;
