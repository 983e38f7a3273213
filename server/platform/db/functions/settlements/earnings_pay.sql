-- Pays some of what is due to agents of a brand, at most so many earnings, in the order in which they pay each other. Whoever gets
-- anything first pays with it what he owes from before. What a closed account would get is denied. Answers each balance that changed;
-- `tried` says how many earnings had their turn: none means that none is due, or that others hold all of them.
--
-- Takes what is free of earnings and of the accounts of those who take part, and waits for nobody (ledger_take): what others hold comes
-- another time. Whoever holds a settlement waits for those who pay at that moment, so that nothing is paid once he is answered; while he
-- waits nobody begins to pay. Called by modules/settlements.
create or replace function earnings_pay(p_merchant text, p_limit int4, p_at timestamptz)
returns table (tried int4, member_id uuid, currency text, balance int8, version int8) language plpgsql as $$
#variable_conflict use_column
declare
  v_due earnings[];
  v_members uuid[];
  v_busy uuid[];
  v_moved uuid[] := '{}';
  v_tried int4 := 0;
  v_earning earnings;
  v_debt earnings;
begin
  if not pg_try_advisory_xact_lock_shared(hashtextextended(concat_ws(' ', 'earnings_pay', current_schema(), p_merchant), 0)) then
    return query select 0, null::uuid, null::text, null::int8, null::int8;
    return;
  end if;
  v_due := array(select e from earnings e join settlements s on s.merchant_id = e.merchant_id and s.id = e.settlement_id
    where e.merchant_id = p_merchant and e.state in ('DUE', 'INSUFFICIENT', 'PART_PAID') and e.next_try_at <= p_at
      and not s.is_held
    order by e.next_try_at, e.position limit p_limit for update of e skip locked);
  v_members := array(select distinct who.id from unnest(v_due) d cross join lateral (values (d.payee_id), (d.payer_id)) as who (id)
    where who.id is not null);
  v_busy := ledger_take(array_fill(p_merchant, array[cardinality(v_members)]), v_members);

  foreach v_earning in array v_due loop
    continue when v_earning.payee_id = any (v_busy) or v_earning.payer_id = any (v_busy);
    v_tried := v_tried + 1;
    if exists (select from members m where m.merchant_id = p_merchant and m.id = v_earning.payee_id and m.status = 'CLOSED') then
      update earnings e set state = 'DENIED', next_try_at = null, changed_at = p_at
        where e.merchant_id = p_merchant and e.id = v_earning.id;
      continue;
    end if;
    -- As it is now: a debt of this batch may be paid already, out of what its member got.
    select e.* into v_earning from earnings e where e.merchant_id = p_merchant and e.id = v_earning.id and e.next_try_at is not null;
    continue when not found or earning_pay(v_earning, p_at) = 0;
    v_moved := v_moved || array[v_earning.payee_id, v_earning.payer_id];
    continue when v_earning.amount < 0;
    for v_debt in select e.* from earnings e join settlements s on s.merchant_id = e.merchant_id and s.id = e.settlement_id
        where e.merchant_id = p_merchant and e.payee_id = v_earning.payee_id and e.amount < 0
          and e.state in ('DUE', 'INSUFFICIENT', 'PART_PAID') and e.currency = v_earning.currency
          and not s.is_held
          -- Who is owed by an upline's money is another member, whose accounts are not held here unless he pays this one too.
          and (e.payer_id is null or e.payer_id = v_earning.payer_id)
        order by e.created_at, e.id for update of e skip locked
    loop
      exit when earning_pay(v_debt, p_at) = 0;
    end loop;
  end loop;

  update settlements s set state = 'DONE', changed_at = p_at
    where s.merchant_id = p_merchant and s.state = 'PAYING' and not exists (select from earnings e
      where e.merchant_id = p_merchant and e.settlement_id = s.id and e.state = 'DUE');
  return query select v_tried, a.member_id, a.currency, a.balance, a.version from ledger_accounts a
    where a.merchant_id = p_merchant and a.member_id = any (v_moved) and a.account = 'CASH';
  if not found then
    return query select v_tried, null::uuid, null::text, null::int8, null::int8;
  end if;
end $$;
