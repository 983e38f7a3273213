-- What one bet moves in or out of the main wallet, by the ledger; the amount is positive. Answers the balance after it. Raises where the
-- ledger refuses: the caller saw to it that the money is there.
--
-- Called by lottery_correct.
create or replace function lottery_move(
  p_bet bets, p_id uuid, p_key text, p_kind text, p_amount int8, p_from text, p_to text, p_reverses uuid, p_reason text, p_actor text,
  p_at timestamptz, out balance int8, out version int8
)
language plpgsql as $$
declare
  moved record;
begin
  select * into moved from ledger_move(p_bet.merchant_id, p_bet.member_id, p_id, 'lottery', p_key, p_kind || ':' || p_amount, p_kind, 'SINGLE',
    p_bet.currency, p_amount, p_from, p_to, null, p_reverses, 'bet', p_bet.id::text, p_reason, p_actor, p_at, false, null);
  if moved.outcome <> 'POSTED' then raise exception 'lottery bet % moved nothing as %: %', p_bet.id, p_key, moved.refusal; end if;
  balance := moved.balances[1];
  version := moved.versions[1];
end $$;
