-- A bank's report of a deposit that is paid as agreed, in one round trip: keeps the report, takes the deposit to PAID and CREDITED with
-- both lines of its timeline, and answers it as it was before. The money is the caller's to move, in the same transaction.
--
-- It refuses nothing. Nothing is answered, and nothing written, unless all speaks for it: of the codes one alone is a deposit's, which waits for
-- its money, gateway, account, currency and amount are its own, the account is not another brand's, its time is not over by our clock nor
-- by the bank's, its member did not close the account, and the id was never reported. Of everything else modules/payments/matching.ts
-- decides, as it would decide of these (decision 0081).
--
-- Locks the codes' deposits in their order, then the member against closing, until the transaction ends, then the id of the report: whoever
-- reports the same one waits. They stay locked also where nothing is answered. Called by modules/payments.
create or replace function deposit_pay(
  p_gateway text, p_provider_id text, p_hash text, p_account_number text, p_currency text, p_amount int8, p_content text,
  p_reference text, p_transacted_at text, p_transacted_on timestamptz, p_codes text[], p_at timestamptz
) returns setof deposits language plpgsql as $$
declare
  v_deposit deposits;
  v_named deposits;
begin
  for v_named in select * from deposits d where d.transfer_code = any (p_codes) order by d.transfer_code for update loop
    if v_deposit.id is not null then return; end if;
    v_deposit := v_named;
  end loop;
  if v_deposit.id is null or v_deposit.state <> 'PENDING' or v_deposit.gateway <> p_gateway
    or v_deposit.account_number <> p_account_number or v_deposit.currency <> p_currency or v_deposit.amount <> p_amount
    or p_at > v_deposit.expires_at - interval '1 millisecond' or coalesce(p_transacted_on > v_deposit.expires_at, false) then return; end if;
  -- An account that several brands receive on is each one's; one that no channel names any more is still the deposit's.
  if not exists (select from payment_channels c
      where c.merchant_id = v_deposit.merchant_id and c.account_number = p_account_number and c.gateway = p_gateway)
    and exists (select from payment_channels c where c.account_number = p_account_number) then return; end if;
  perform 1 from members m where m.merchant_id = v_deposit.merchant_id and m.id = v_deposit.member_id and m.status <> 'CLOSED' for share;
  if not found then return; end if;

  insert into bank_transfers (gateway, provider_id, request_hash, account_number, currency, amount, content, reference, transacted_at,
      transacted_on, outcome, merchant_id, member_id, deposit_id, received_at)
    values (p_gateway, p_provider_id, p_hash, p_account_number, p_currency, p_amount, p_content, p_reference, p_transacted_at,
      p_transacted_on, 'CREDITED', v_deposit.merchant_id, v_deposit.member_id, v_deposit.id, p_at)
    on conflict (gateway, provider_id) do nothing;
  if not found then return; end if;
  update deposits d set state = 'CREDITED', slot = null, credited_at = p_at, credited_amount = d.amount
    where d.merchant_id = v_deposit.merchant_id and d.member_id = v_deposit.member_id and d.id = v_deposit.id;
  insert into deposit_steps (merchant_id, member_id, deposit_id, state, at)
    select v_deposit.merchant_id, v_deposit.member_id, v_deposit.id, step.state, p_at from (values ('PAID'), ('CREDITED')) as step (state);
  return next v_deposit;
end $$;
