-- Writes what is in force on a day for a member and everybody below, the strictest of all that is set above each; answers how many rows
-- changed. A row that stays as it is is not touched.
--
-- The caller holds the tree (alone, or shared while he opens an account), so that nobody comes into the line unseen. Bets wait for nothing:
-- they read the row as it was until the commit. Called by modules/lines.
create or replace function line_rules_keep(p_merchant text, p_line uuid, p_day date) returns int4
language plpgsql as $$
declare
  -- The rules that touch the line: of those above, of its first and of those in it. Few, however many are below.
  v_lines uuid[];
  v_own boolean[];
  v_subjects text[];
  v_greatest int8[];
  v_written int4;
  v_freed int4;
begin
  select array_agg(r.line_id), array_agg(r.set_by = r.line_id), array_agg(r.subject), array_agg(r.greatest)
    into v_lines, v_own, v_subjects, v_greatest
    from line_rules r
   where r.merchant_id = p_merchant and line_rule_holds(r, p_day) and r.line_id in (
     select e.ancestor_id from member_tree e
      where e.merchant_id = p_merchant and e.descendant_id = p_line and e.from_day <= p_day and p_day < e.until_day
     union all
     select e.descendant_id from member_tree e
      where e.merchant_id = p_merchant and e.ancestor_id = p_line and e.from_day <= p_day and p_day < e.until_day);
  insert into line_rules_in_force as kept (merchant_id, member_id, limits)
    select p_merchant, strictest.member_id, jsonb_object_agg(strictest.subject, strictest.greatest::text)
      from (select line.descendant_id as member_id, r.subject, min(r.greatest) as greatest
              from unnest(v_lines, v_own, v_subjects, v_greatest) as r (line_id, is_own, subject, greatest)
              join member_tree above on above.merchant_id = p_merchant and above.ancestor_id = r.line_id
               and above.depth >= r.is_own::int4 and above.from_day <= p_day and p_day < above.until_day
              join member_tree line on line.merchant_id = p_merchant and line.ancestor_id = p_line
               and line.descendant_id = above.descendant_id and line.from_day <= p_day and p_day < line.until_day
             group by line.descendant_id, r.subject) strictest
     group by strictest.member_id
    on conflict (merchant_id, member_id) do update set limits = excluded.limits where kept.limits <> excluded.limits;
  get diagnostics v_written = row_count;
  delete from line_rules_in_force kept
   where kept.merchant_id = p_merchant
     and kept.member_id in (select line.descendant_id from member_tree line
       where line.merchant_id = p_merchant and line.ancestor_id = p_line and line.from_day <= p_day and p_day < line.until_day)
     and not exists (select from member_tree above
       join unnest(v_lines, v_own) as r (line_id, is_own) on r.line_id = above.ancestor_id and above.depth >= r.is_own::int4
      where above.merchant_id = p_merchant and above.descendant_id = kept.member_id
        and above.from_day <= p_day and p_day < above.until_day);
  get diagnostics v_freed = row_count;
  return v_written + v_freed;
end $$;
