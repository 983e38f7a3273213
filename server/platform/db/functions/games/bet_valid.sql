-- What a settled bet counts for turnover (domain.md 3): two-way games the smaller of risk and result, others the stake, a free one and sports
-- at odds below 1.50 nothing. Odds are in 1/10 000, null where nobody told them.
--
-- Called by the functions that settle bets.
create or replace function bet_valid(p_game_type text, p_is_free boolean, p_stake int8, p_payout int8, p_odds int4) returns int8
language sql immutable as $$
  select case
    when p_is_free then 0
    when p_game_type in ('SPORTS', 'ESPORTS') and p_odds < 15000 then 0
    when p_game_type in ('LIVE', 'SPORTS', 'ESPORTS', 'COCKFIGHT', 'PVP') then least(p_stake, abs(p_payout - p_stake))
    else p_stake
  end
$$;
