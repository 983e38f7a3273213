-- Takes back what a bet won, as far as nobody has yet, from the main wallet; of one transaction alone with p_only. The caller holds the
-- member's accounts and saw to it that the money is there: it raises otherwise. Balance and version are null where nothing was taken.
--
-- Called by bet_rollback.
create or replace function bet_take_wins(
  p_source text, p_merchant text, p_member uuid, p_currency text, p_vendor text, p_bet uuid, p_hash text, p_only text, p_at timestamptz
) returns table (taken int8, balance int8, version int8)
language plpgsql as $$
#variable_conflict use_column
declare
  won record;
  moved record;
begin
  taken := 0;
  for won in select t.transaction_id, t.transfer_id, t.amount from bet_transactions t
      where t.merchant_id = p_merchant and t.member_id = p_member and t.bet_id = p_bet and t.kind = 'WIN' and t.transfer_id is not null
        and (p_only is null or t.transaction_id = p_only)
        and not exists (select 1 from ledger_transfers l where l.merchant_id = p_merchant and l.member_id = p_member
          and l.reverses = t.transfer_id and l.outcome = 'POSTED')
  loop
    select * into moved from ledger_move(p_merchant, p_member, gen_random_uuid(), p_source, 'UNWIN:' || won.transaction_id, p_hash,
      'ROLLBACK', 'SINGLE', p_currency, won.amount, 'CASH', 'HOUSE:GAMES:' || p_vendor, null, won.transfer_id, 'bet', p_bet::text,
      'rolled back by the vendor', null, p_at, false, null);
    if moved.outcome <> 'POSTED' then raise exception 'a win was not taken back: %', moved.refusal; end if;
    taken := taken + won.amount;
    balance := moved.balances[1];
    version := moved.versions[1];
  end loop;
  if taken > 0 then perform loss_count(p_merchant, p_member, taken, p_at); end if;
  return next;
end $$;
