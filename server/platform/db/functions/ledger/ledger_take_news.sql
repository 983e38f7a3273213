-- Takes the oldest news of a brand away, at most so many, and answers what each movement means to its member: its kind, or of a movement
-- that takes another one back the kind of that, by how much the member has more (or less, below zero) for it, for what kind of document,
-- and which account of the house was the other side (none between accounts of the member).
--
-- Locks the news it takes until the transaction ends; whoever rolls back gives them back. Called by measures_fold.
create or replace function ledger_take_news(p_merchant text, p_limit int4)
returns table (transfer_id uuid, member_id uuid, currency text, kind text, change int8, at timestamptz, is_reversal boolean,
  document_kind text, house_account text)
language sql as $$
  with taken as (
    delete from ledger_news n
     where n.merchant_id = p_merchant and n.transfer_id in (
       select o.transfer_id from ledger_news o where o.merchant_id = p_merchant order by o.transfer_id limit p_limit)
    returning n.member_id, n.transfer_id
  )
  select t.id, t.member_id, t.currency, coalesce(undone.kind, t.kind), legs.change, t.created_at, t.reverses is not null,
      t.document_kind, legs.house
    from taken
    join ledger_transfers t on t.merchant_id = p_merchant and t.member_id = taken.member_id and t.id = taken.transfer_id
    left join ledger_transfers undone on undone.merchant_id = p_merchant and undone.member_id = t.member_id and undone.id = t.reverses
    cross join lateral (
      select coalesce(sum(e.amount) filter (where e.account not like 'HOUSE:%'), 0)::int8 as change,
          coalesce(min(e.account) filter (where e.account like 'HOUSE:%'), '') as house
        from ledger_entries e where e.merchant_id = p_merchant and e.member_id = t.member_id and e.transfer_id = t.id) legs
$$;
