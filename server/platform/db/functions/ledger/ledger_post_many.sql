-- Many movements between main wallets of members and the house, each new, single and sure, in sets (decision 0006): whoever asks holds
-- the locks of the accounts and has seen that the money is there. So this one raises where ledger_move decides: for an account that is not
-- open or would fall below zero on the way, and for a key that was used before; all is undone with it. The movements follow each other
-- as given, with a reason and who is behind each where the caller names them. Answers, as given, what each left in the wallet.
--
-- Called by bet_post_many, lottery_place, lottery_settle and ledger_post_waiting.
create or replace function ledger_post_many(
  p_sources text[], p_merchants text[], p_members uuid[], p_ids uuid[], p_keys text[], p_hashes text[], p_kinds text[], p_currencies text[],
  p_amounts int8[], p_from text[], p_to text[], p_document_kinds text[], p_document_ids text[], p_at timestamptz,
  p_reasons text[] default null, p_actors text[] default null
) returns table (transfer_id uuid, balance int8, version int8)
language plpgsql as $$
#variable_conflict use_column
declare
  v_balances int8[];
  v_versions int8[];
  v_sure boolean;
begin
  with asked as materialized (
    select given.*, case when given.origin = 'CASH' then -given.amount else given.amount end as change
      from unnest(p_merchants, p_members, p_currencies, p_amounts, p_from, p_to) with ordinality
        as given (merchant, member, currency, amount, origin, target, position)
  ), account as materialized (
    update ledger_accounts a set balance = a.balance + owner.change, version = a.version + owner.movements
      from (select asked.merchant, asked.member, asked.currency, sum(asked.change)::int8 as change, count(*) as movements
              from asked group by asked.merchant, asked.member, asked.currency) owner
     where a.merchant_id = owner.merchant and a.member_id = owner.member and a.currency = owner.currency and a.account = 'CASH'
    returning a.merchant_id, a.member_id, a.currency, a.balance - owner.change as balance, a.version - owner.movements as version
  ), moved as (
    select asked.position, asked.origin, asked.target,
        (account.balance + sum(asked.change) over so_far)::int8 as balance, account.version + row_number() over so_far as version
      from asked left join account on account.merchant_id = asked.merchant and account.member_id = asked.member
        and account.currency = asked.currency
    window so_far as (partition by asked.merchant, asked.member, asked.currency order by asked.position)
  )
  select array_agg(moved.balance order by moved.position), array_agg(moved.version order by moved.position),
         bool_and(coalesce(moved.balance >= 0 and ((moved.origin = 'CASH' and moved.target like 'HOUSE:%')
           or (moved.origin like 'HOUSE:%' and moved.target = 'CASH')), false))
    into v_balances, v_versions, v_sure from moved;
  if not v_sure then raise exception 'a movement was not sure'; end if;

  insert into ledger_transfers
    select asked.merchant, asked.member, asked.id, asked.source, asked.key, asked.hash, asked.kind, 'SINGLE', 'POSTED', null, asked.currency,
        asked.amount, asked.origin, asked.target, null, null, asked.document_kind, asked.document, asked.reason, asked.actor, p_at
      from unnest(p_sources, p_merchants, p_members, p_ids, p_keys, p_hashes, p_kinds, p_currencies, p_amounts, p_from, p_to, p_document_kinds,
          p_document_ids, p_reasons, p_actors)
        as asked (source, merchant, member, id, key, hash, kind, currency, amount, origin, target, document_kind, document, reason, actor);
  insert into ledger_entries
    select asked.merchant, asked.member, asked.id, leg.position, asked.currency, leg.account, leg.amount,
        case when leg.account = 'CASH' then asked.version end, case when leg.account = 'CASH' then asked.balance end, asked.kind, p_at
      from unnest(p_merchants, p_members, p_ids, p_kinds, p_currencies, p_amounts, p_from, p_to, v_balances, v_versions)
        as asked (merchant, member, id, kind, currency, amount, origin, target, balance, version),
        lateral (values (1, asked.origin, -asked.amount), (2, asked.target, asked.amount)) as leg (position, account, amount);
  insert into ledger_news
    select asked.merchant, asked.member, asked.id, p_at
      from unnest(p_merchants, p_members, p_ids, p_kinds) as asked (merchant, member, id, kind)
     where asked.kind in ('DEPOSIT', 'WITHDRAWAL', 'BONUS', 'REBATE', 'COMMISSION', 'DIVIDEND', 'REWARD', 'ADJUSTMENT', 'REVERSAL', 'POINTS',
    'PURCHASE');
  return query select * from unnest(p_ids, v_balances, v_versions);
end $$;
