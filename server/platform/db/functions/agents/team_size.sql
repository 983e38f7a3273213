-- How many are below a member on a day, and how many of them directly: as they were counted last (team_sizes), and what came and went since.
-- Exact on every day that is not before the one counted; where nothing was counted yet, all edges are.
--
-- Locks nothing. Called by modules/agents.
create or replace function team_size(p_merchant text, p_member uuid, p_day date, out members int8, out direct_members int8)
language sql stable as $$
  with kept as (
    select s.members, s.direct_members, s.day from team_sizes s where s.merchant_id = p_merchant and s.team_id = p_member
    union all
    select 0, 0, '-infinity'
    order by day desc limit 1
  ), moved as (
    select count(*) as members, count(*) filter (where e.depth = 1) as direct_members
      from member_tree e, kept
     where e.merchant_id = p_merchant and e.ancestor_id = p_member and e.depth > 0 and e.from_day > kept.day and e.from_day <= p_day
    union all
    select -count(*), -count(*) filter (where e.depth = 1)
      from member_tree e, kept
     where e.merchant_id = p_merchant and e.ancestor_id = p_member and e.depth > 0 and e.until_day > kept.day and e.until_day <= p_day
       and e.until_day < 'infinity'
  )
  select (kept.members + sum(moved.members))::int8, (kept.direct_members + sum(moved.direct_members))::int8
    from kept, moved group by kept.members, kept.direct_members;
$$;
