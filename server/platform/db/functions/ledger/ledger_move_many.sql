-- Independent single movements of many members in one round trip and one commit, answered in their order as ledger_move answers them.
-- Refusals are kept. HELD: somebody else holds an account of the member (decision 0017); nothing of his is written, and the movement
-- comes again alone.
--
-- Locks the accounts of the members as ledger_take does: it waits for nobody. Called by modules/ledger.
create or replace function ledger_move_many(
  p_merchants text[], p_members uuid[], p_ids uuid[], p_sources text[], p_keys text[], p_hashes text[], p_kinds text[],
  p_currencies text[], p_amounts int8[], p_origins text[], p_targets text[], p_document_kinds text[], p_document_ids text[],
  p_reasons text[], p_actors text[], p_at timestamptz
) returns table (
  outcome text, refusal text, transfer_id uuid, replayed boolean, accounts text[], balances int8[], versions int8[]
) language plpgsql as $$
declare
  v_busy uuid[] := ledger_take(p_merchants, p_members);
begin
  for i in 1 .. array_length(p_members, 1) loop
    if p_members[i] = any (v_busy) then
      return query select 'HELD'::text, null::text, p_ids[i], false, '{}'::text[], '{}'::int8[], '{}'::int8[];
    else
      return query select * from ledger_move(p_merchants[i], p_members[i], p_ids[i], p_sources[i], p_keys[i], p_hashes[i], p_kinds[i],
        'SINGLE', p_currencies[i], p_amounts[i], p_origins[i], p_targets[i], null, null, p_document_kinds[i], p_document_ids[i],
        p_reasons[i], p_actors[i], p_at, true, null);
    end if;
  end loop;
end $$;
