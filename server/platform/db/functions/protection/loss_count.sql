-- Adds to what is lost: stakes positive, wins and stakes given back negative. A new period starts from nothing. A member without a loss
-- limit has no counters, and nothing happens.
--
-- The caller holds the member's accounts. Called by the functions of bets and lotteries; loss_sum finds the same figure in the books.
create or replace function loss_count(p_merchant text, p_member uuid, p_amount int8, p_at timestamptz) returns void
language sql as $$
  update loss_counters c set
    lost = case when c.ends_at <= p_at then 0 else c.lost end + p_amount,
    ends_at = case when c.ends_at <= p_at then protection_period_end(c.period, c.time_zone, p_at) else c.ends_at end
  where c.merchant_id = p_merchant and c.member_id = p_member
$$;
