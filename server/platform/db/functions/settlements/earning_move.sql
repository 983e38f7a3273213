-- One movement of an earning at one member. Raises where the ledger refuses: the caller has seen that the money is there.
--
-- Locks the accounts of the member, as ledger_move does. Called by earning_pay.
create or replace function earning_move(
  p_earning earnings, p_member uuid, p_key text, p_kind text, p_amount int8, p_from text, p_to text, p_at timestamptz
) returns void language plpgsql as $$
declare
  v_outcome text;
  v_refusal text;
begin
  select m.outcome, m.refusal into v_outcome, v_refusal from ledger_move(
    p_earning.merchant_id, p_member, ledger_new_id(p_at), 'settlements', p_key, p_amount::text, p_kind, 'SINGLE', p_earning.currency,
    p_amount, p_from, p_to, null, null, 'earning', p_earning.id::text, null, null, p_at, false, null) m;
  if v_outcome <> 'POSTED' then
    raise exception 'The ledger answered % (%) to pay of contracts', v_outcome, v_refusal;
  end if;
end $$;
