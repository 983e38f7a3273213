-- Whether a rule holds on a day: who set it is the first of the line, or directly above.
--
-- Called by line_rules_keep and modules/lines.
create or replace function line_rule_holds(p_rule line_rules, p_day date) returns boolean
language sql stable as $$
  select p_rule.set_by = p_rule.line_id or exists (select from member_tree e
    where e.merchant_id = p_rule.merchant_id and e.ancestor_id = p_rule.set_by and e.descendant_id = p_rule.line_id and e.depth = 1
      and e.from_day <= p_day and p_day < e.until_day)
$$;
