-- One movement in one round trip: locks the member's accounts, looks for the key, decides, and writes transfer and legs.
--
-- It decides, it does not raise. POSTED: it moved. REFUSED, with the reason in `refusal`: WALLET_INSUFFICIENT, ACCOUNT_UNKNOWN,
-- PENDING_UNKNOWN, PENDING_RESOLVED, PENDING_EXCEEDED, ALREADY_REVERSED, or the linked one; kept for repetitions with p_keep_refusal.
-- CANCELLED: a tombstone stands for the key. DUPLICATE_MISMATCH: the key was used for something else; nothing is written. `replayed`: the answer of
-- before. The arrays say what each account of the member that took part has now; the house side has no rows.
--
-- Locks all accounts of the member in order, until the transaction ends: calls with the same key are one after the other.
-- Called by modules/ledger and by the functions of bets and lotteries.
create or replace function ledger_move(
  p_merchant text, p_member uuid, p_id uuid, p_source text, p_key text, p_hash text, p_kind text, p_phase text,
  p_currency text, p_amount int8, p_from text, p_to text, p_resolves uuid, p_reverses uuid,
  p_document_kind text, p_document_id text, p_reason text, p_actor text, p_at timestamptz, p_keep_refusal boolean,
  -- Set when a linked movement was refused: this one is refused with it.
  p_linked_refusal text
) returns table (
  outcome text, refusal text, transfer_id uuid, replayed boolean,
  accounts text[], balances int8[], versions int8[]
) language plpgsql as $$
#variable_conflict use_column
declare
  known ledger_transfers;
  pending ledger_transfers;
  v_from text := p_from;
  v_to text := p_to;
  v_amount int8 := p_amount;
  v_leg_accounts text[];
  v_leg_amounts int8[];
  v_refusal text;
  v_balance int8;
  v_version int8;
  v_balances int8[] := '{}';
  v_versions int8[] := '{}';
  v_touched text[] := '{}';
  v_leg_balances int8[] := '{}';
  v_leg_versions int8[] := '{}';
begin
  -- The member's accounts first, in order: two calls with the same key are then one after the other.
  perform 1 from ledger_accounts a
    where a.merchant_id = p_merchant and a.member_id = p_member
    order by a.currency, a.account for update;

  select * into known from ledger_transfers t
    where t.merchant_id = p_merchant and t.member_id = p_member and t.source = p_source and t.key = p_key;
  if found then
    select coalesce(array_agg(a.account order by a.account), '{}'), coalesce(array_agg(a.balance order by a.account), '{}'),
           coalesce(array_agg(a.version order by a.account), '{}')
      into v_touched, v_balances, v_versions
      from ledger_accounts a
      where a.merchant_id = p_merchant and a.member_id = p_member and a.currency = known.currency
        and a.account in (known.from_account, known.to_account, case when known.phase <> 'SINGLE' then 'HOLD' end);
    return query select
      case when known.phase = 'TOMBSTONE' or known.request_hash = p_hash then known.outcome else 'DUPLICATE_MISMATCH' end,
      known.refusal, known.id, true, v_touched, v_balances, v_versions;
    return;
  end if;

  if p_phase = 'TOMBSTONE' then
    insert into ledger_transfers values (p_merchant, p_member, p_id, p_source, p_key, p_hash, p_kind, p_phase, 'CANCELLED', null,
      p_currency, 0, p_from, p_to, null, null, p_document_kind, p_document_id, p_reason, p_actor, p_at);
    return query select 'CANCELLED'::text, null::text, p_id, false, v_touched, v_balances, v_versions;
    return;
  end if;

  if p_linked_refusal is not null then
    v_refusal := p_linked_refusal;
  elsif p_phase in ('POST', 'VOID') then
    select * into pending from ledger_transfers t
      where t.merchant_id = p_merchant and t.member_id = p_member and t.id = p_resolves
        and t.phase = 'PENDING' and t.outcome = 'POSTED';
    if not found then
      v_refusal := 'PENDING_UNKNOWN';
    elsif exists (select 1 from ledger_transfers t where t.merchant_id = p_merchant and t.member_id = p_member
        and t.resolves = p_resolves and t.outcome = 'POSTED') then
      v_refusal := 'PENDING_RESOLVED';
    elsif p_currency <> pending.currency or v_amount > pending.amount then
      v_refusal := 'PENDING_EXCEEDED';
    else
      v_amount := case when p_phase = 'VOID' or v_amount = 0 then pending.amount else v_amount end;
      v_from := pending.from_account;
      v_to := case when p_phase = 'VOID' then pending.from_account else pending.to_account end;
      v_leg_accounts := array['HOLD', v_to];
      v_leg_amounts := array[-pending.amount, v_amount];
      -- A part posted: the rest goes back where it came from.
      if pending.amount > v_amount then
        v_leg_accounts := v_leg_accounts || pending.from_account;
        v_leg_amounts := v_leg_amounts || (pending.amount - v_amount);
      end if;
    end if;
  else
    v_leg_accounts := array[p_from, case when p_phase = 'PENDING' then 'HOLD' else p_to end];
    v_leg_amounts := array[-p_amount, p_amount];
  end if;

  -- Asked apart: in one expression with the look, it would be planned anew for every movement, since nothing is cheaper than what is not looked up.
  if v_refusal is null and p_reverses is not null then
    if exists (select 1 from ledger_transfers t
        where t.merchant_id = p_merchant and t.member_id = p_member and t.reverses = p_reverses and t.outcome = 'POSTED') then
      v_refusal := 'ALREADY_REVERSED';
    end if;
  end if;
  if v_refusal is null and not exists (select 1 from ledger_accounts a
      where a.merchant_id = p_merchant and a.member_id = p_member and a.currency = p_currency) then
    v_refusal := 'ACCOUNT_UNKNOWN';
  end if;

  if v_refusal is null then
    -- Only the first leg takes, so it alone can fail, before anything is written.
    for i in 1 .. array_length(v_leg_accounts, 1) loop
      v_balance := null;
      v_version := null;
      if v_leg_accounts[i] not like 'HOUSE:%' then
        update ledger_accounts a set balance = a.balance + v_leg_amounts[i], version = a.version + 1
          where a.merchant_id = p_merchant and a.member_id = p_member and a.currency = p_currency
            and a.account = v_leg_accounts[i] and a.balance + v_leg_amounts[i] >= 0
          returning a.balance, a.version into v_balance, v_version;
        if not found and v_leg_amounts[i] < 0 then
          v_refusal := 'WALLET_INSUFFICIENT';
          exit;
        elsif not found then
          -- The currency is open: its further accounts open with their first credit.
          insert into ledger_accounts values (p_merchant, p_member, p_currency, v_leg_accounts[i], v_leg_amounts[i], 1, p_at)
            returning balance, version into v_balance, v_version;
        end if;
        v_touched := v_touched || v_leg_accounts[i];
        v_balances := v_balances || v_balance;
        v_versions := v_versions || v_version;
      end if;
      v_leg_balances := v_leg_balances || v_balance;
      v_leg_versions := v_leg_versions || v_version;
    end loop;
  end if;

  if v_refusal is not null then
    if p_keep_refusal then
      insert into ledger_transfers values (p_merchant, p_member, p_id, p_source, p_key, p_hash, p_kind, p_phase, 'REFUSED', v_refusal,
        p_currency, greatest(v_amount, 1), v_from, v_to, p_resolves, p_reverses, p_document_kind, p_document_id, p_reason, p_actor, p_at);
    end if;
    return query select 'REFUSED'::text, v_refusal, p_id, false, v_touched, v_balances, v_versions;
    return;
  end if;

  insert into ledger_transfers values (p_merchant, p_member, p_id, p_source, p_key, p_hash, p_kind, p_phase, 'POSTED', null,
    p_currency, v_amount, v_from, v_to, p_resolves, p_reverses, p_document_kind, p_document_id, p_reason, p_actor, p_at);
  insert into ledger_entries
    select p_merchant, p_member, p_id, leg.position, p_currency, leg.account, leg.amount, leg.version, leg.balance, p_kind, p_at
    from unnest(v_leg_accounts, v_leg_amounts, v_leg_balances, v_leg_versions) with ordinality
      as leg (account, amount, balance, version, position);
  if p_kind in ('DEPOSIT', 'WITHDRAWAL', 'BONUS', 'REBATE', 'COMMISSION', 'DIVIDEND', 'REWARD', 'ADJUSTMENT', 'REVERSAL', 'POINTS',
    'PURCHASE') and p_phase in ('SINGLE', 'POST') then
    insert into ledger_news values (p_merchant, p_member, p_id, p_at);
  end if;
  return query select 'POSTED'::text, null::text, p_id, false, v_touched, v_balances, v_versions;
end $$;
