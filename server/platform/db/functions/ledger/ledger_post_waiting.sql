-- The movements of ledger_post_many for who does not hold the accounts yet: takes them in order, waiting for whoever has one. It raises as
-- ledger_post_many does. The settings are those of bet_post_many: what it calls is planned once, not for each set.
--
-- Locks the accounts of the members as ledger_lock_many does. Called by modules/ledger.
create or replace function ledger_post_waiting(
  p_sources text[], p_merchants text[], p_members uuid[], p_ids uuid[], p_keys text[], p_hashes text[], p_kinds text[], p_currencies text[],
  p_amounts int8[], p_from text[], p_to text[], p_document_kinds text[], p_document_ids text[], p_reasons text[], p_actors text[],
  p_at timestamptz
) returns table (transfer_id uuid, balance int8, version int8)
language plpgsql set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
begin
  perform ledger_lock_many(p_merchants, p_members);
  return query select * from ledger_post_many(p_sources, p_merchants, p_members, p_ids, p_keys, p_hashes, p_kinds, p_currencies, p_amounts,
    p_from, p_to, p_document_kinds, p_document_ids, p_at, p_reasons, p_actors);
end $$;
