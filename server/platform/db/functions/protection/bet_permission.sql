-- Whether a member may bet now, and how much of the loss limits is left: asked by every way to bet, so that what stops one stops all.
--
-- `refusal` is null, or MEMBER_LOCKED: the account is locked or closed, or a time-out or exclusion is in force. `loss_rest` is the least
-- that any loss limit leaves (0 and less: nothing), null without one; a counter whose period ended is empty (loss_count starts the next).
-- `line_limits` is what agents above set, null without: line_greatest says what of it a bet meets. Answers one row whatever the member is.
--
-- Locks nothing: who takes a bet holds the member's accounts, which an exclusion takes too. Called by bet_place, lottery_place and
-- modules/protection before a game opens.
create or replace function bet_permission(p_merchant text, p_member uuid, p_at timestamptz)
returns table (refusal text, loss_rest int8, line_limits jsonb)
language sql stable as $$
  select case when m.status is distinct from 'ACTIVE' or m.play_blocked_until > p_at then 'MEMBER_LOCKED' end,
      case when m.loss_limited then (select min(c.maximum - case when c.ends_at <= p_at then 0 else c.lost end) from loss_counters c
        where c.merchant_id = p_merchant and c.member_id = p_member) end,
      r.limits
    from (select) asked left join members m on m.merchant_id = p_merchant and m.id = p_member
      left join line_rules_in_force r on r.merchant_id = p_merchant and r.member_id = p_member
$$;
