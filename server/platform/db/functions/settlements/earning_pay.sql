-- Pays what is open of an earning, as far as whoever gives has it: the platform always does, an upline out of his main wallet; what is
-- taken back (less than zero) goes the other way, out of the payee's. Answers how much moved; nothing where nothing was there, which is
-- tried again later. Each try that moves money has movements of its own, whose document is the earning.
--
-- The caller holds the earning and the accounts of payee and payer. Called by earnings_pay.
create or replace function earning_pay(p_earning earnings, p_at timestamptz) returns int8 language plpgsql as $$
declare
  v_open constant int8 := p_earning.amount - p_earning.paid;
  v_giver constant uuid := case when v_open > 0 then p_earning.payer_id else p_earning.payee_id end;
  v_taker constant uuid := case when v_open > 0 then p_earning.payee_id else p_earning.payer_id end;
  v_kind constant text := case when p_earning.kind = 'DIVIDEND' then 'DIVIDEND' else 'COMMISSION' end;
  v_key constant text := concat_ws(':', 'earning', p_earning.id::text, p_earning.tries::text);
  -- Between two members money goes over the house, as every movement has one member.
  v_house constant text := case when v_giver is null or v_taker is null then 'HOUSE:COMMISSION' else 'HOUSE:TRANSIT' end;
  v_part int8 := abs(v_open);
  v_paid int8;
begin
  if v_giver is not null then
    v_part := least(v_part, coalesce((select a.balance from ledger_accounts a where a.merchant_id = p_earning.merchant_id
      and a.member_id = v_giver and a.currency = p_earning.currency and a.account = 'CASH'), 0));
  end if;
  -- A wallet that was never opened takes nothing; the others of the batch are paid none the less.
  if v_taker is not null and not exists (select from ledger_accounts a where a.merchant_id = p_earning.merchant_id
      and a.member_id = v_taker and a.currency = p_earning.currency) then
    v_part := 0;
  end if;
  if v_part > 0 and v_giver is not null then
    perform earning_move(p_earning, v_giver, v_key || ':out', v_kind, v_part, 'CASH', v_house, p_at);
  end if;
  if v_part > 0 and v_taker is not null then
    perform earning_move(p_earning, v_taker, v_key || ':in', v_kind, v_part, v_house, 'CASH', p_at);
  end if;
  v_paid := p_earning.paid + sign(v_open) * v_part;
  update earnings e set paid = v_paid, tries = e.tries + 1, changed_at = p_at,
      state = case when v_paid = e.amount then 'PAID' when v_paid = 0 then 'INSUFFICIENT' else 'PART_PAID' end,
      next_try_at = case when v_paid <> e.amount then p_at + interval '10 minutes' end
    where e.merchant_id = p_earning.merchant_id and e.id = p_earning.id;
  return v_part;
end $$;
