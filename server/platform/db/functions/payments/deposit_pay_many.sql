-- deposit_pay_as_agreed under the name and with the answer of the release before: each deposit as it was before. Nodes of that release call it
-- while they are replaced; it goes with the next one (decision 0026).
--
-- Locks what deposit_pay_as_agreed locks. Called by nothing of this release.
create or replace function deposit_pay_many(
  p_gateways text[], p_provider_ids text[], p_hashes text[], p_account_numbers text[], p_currencies text[], p_amounts int8[],
  p_contents text[], p_references text[], p_transacted_at text[], p_transacted_on timestamptz[], p_codes text[], p_code_places int8[],
  p_at timestamptz
) returns table (place int8, deposit deposits)
language sql as $$
  -- The row that this statement sees is the one from before what it calls.
  select paid.place, before
    from deposit_pay_as_agreed(p_gateways, p_provider_ids, p_hashes, p_account_numbers, p_currencies, p_amounts, p_contents, p_references,
        p_transacted_at, p_transacted_on, p_codes, p_code_places, p_at) paid
    join deposits before on before.merchant_id = paid.merchant_id and before.member_id = paid.member_id and before.id = paid.id
   order by paid.place
$$;
