-- Reports of banks whose deposits are paid as agreed, all in one round trip: keeps the reports, takes the deposits to PAID and CREDITED with
-- both lines of their timelines, and answers what each is about, with the place of its report, counted from 1. `p_codes` are what looks
-- like a code in the purposes, `p_code_places` whose each is. The money is the caller's to move, in the same transaction.
--
-- It refuses nothing. A report is not answered, and nothing of it is written, unless all speaks for it: of its codes one alone is a deposit's,
-- which waits for its money, gateway, account, currency and amount are its own, the account is not another brand's, its time is not over by our
-- clock nor by the bank's, its member did not close the account, and the id was never reported. Of several reports of one member, or of one
-- id, the first such is answered. Of everything else modules/payments/matching.ts decides, as it would decide of these (decisions 0081, 0085).
--
-- Locks the codes' deposits in their order, then the members in theirs against closing, until the transaction ends, then the ids of the reports in
-- theirs: whoever reports the same one waits. What is not answered stays locked too. What may be many is looked up by `lateral` parts or joined in
-- full, never each with each; the settings are those of bet_post_many. Called by modules/payments.
create or replace function deposit_pay_as_agreed(
  p_gateways text[], p_provider_ids text[], p_hashes text[], p_account_numbers text[], p_currencies text[], p_amounts int8[],
  p_contents text[], p_references text[], p_transacted_at text[], p_transacted_on timestamptz[], p_codes text[], p_code_places int8[],
  p_at timestamptz
) returns table (place int8, merchant_id text, member_id uuid, id uuid, gateway text, channel_id text, currency text, amount int8,
  transfer_code text, created_at timestamptz, expires_at timestamptz)
language plpgsql set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_column
begin
  perform 1 from deposits d where d.transfer_code = any (p_codes) order by d.transfer_code for update;

  -- A statement of its own: it sees what those wrote who had to be waited for.
  return query
  with named as materialized (
    select code.place, count(*) over (partition by code.place) as deposits, known.*
      from (select distinct asked.place, asked.code from unnest(p_code_places, p_codes) as asked (place, code)) code
      cross join lateral (select d.merchant_id, d.member_id, d.id, d.state, d.gateway as own_gateway, d.channel_id, d.account_number as own_account,
        d.currency as own_currency, d.amount as own_amount, d.transfer_code, d.created_at, d.expires_at
        from deposits d where d.transfer_code = code.code offset 0) known
  ), report as materialized (
    -- Whatever is named has its report, so that the full join is the right one.
    select given.*, named.deposits, named.merchant_id, named.member_id, named.id, named.state, named.own_gateway, named.channel_id,
        named.own_account, named.own_currency, named.own_amount, named.transfer_code, named.created_at, named.expires_at
      from unnest(p_gateways, p_provider_ids, p_hashes, p_account_numbers, p_currencies, p_amounts, p_contents, p_references,
             p_transacted_at, p_transacted_on) with ordinality as given (gateway, provider_id, hash, account_number, currency, amount,
             content, reference, transacted_at, transacted_on, place)
      full join named on named.place = given.place
  ), agreed as materialized (
    select report.*,
        row_number() over (partition by report.merchant_id, report.member_id order by report.place) as of_member,
        row_number() over (partition by report.gateway, report.provider_id order by report.place) as of_id
      from report
     where report.deposits = 1 and report.state = 'PENDING' and report.own_gateway = report.gateway
       and report.own_account = report.account_number and report.own_currency = report.currency and report.own_amount = report.amount
       and p_at <= report.expires_at - interval '1 millisecond' and not coalesce(report.transacted_on > report.expires_at, false)
       -- An account that several brands receive on is each one's; one that no channel names any more is still the deposit's.
       and (exists (select from payment_channels c where c.merchant_id = report.merchant_id
              and c.account_number = report.account_number and c.gateway = report.gateway)
         or not exists (select from payment_channels c where c.account_number = report.account_number))
  ), sure as materialized (
    select one.*
      from (select agreed.* from agreed where agreed.of_member = 1 and agreed.of_id = 1 order by agreed.member_id, agreed.merchant_id) one
      cross join lateral (select from members m where m.merchant_id = one.merchant_id and m.id = one.member_id
        and m.status <> 'CLOSED' for share) standing
  ), kept as (
    insert into bank_transfers (gateway, provider_id, request_hash, account_number, currency, amount, content, reference, transacted_at,
        transacted_on, outcome, merchant_id, member_id, deposit_id, received_at)
      select sure.gateway, sure.provider_id, sure.hash, sure.account_number, sure.currency, sure.amount, sure.content, sure.reference,
          sure.transacted_at, sure.transacted_on, 'CREDITED', sure.merchant_id, sure.member_id, sure.id, p_at
        from sure order by sure.gateway, sure.provider_id
    on conflict (gateway, provider_id) do nothing
    returning gateway, provider_id
  ), paid as materialized (
    -- Not as a join: `is true` keeps it a look into a hash.
    select sure.* from sure where ((sure.gateway, sure.provider_id) in (select kept.gateway, kept.provider_id from kept)) is true
  ), credited as (
    update deposits d set state = 'CREDITED', slot = null, credited_at = p_at, credited_amount = d.amount
      from paid where d.merchant_id = paid.merchant_id and d.member_id = paid.member_id and d.id = paid.id
  ), stepped as (
    insert into deposit_steps (merchant_id, member_id, deposit_id, state, at)
      select paid.merchant_id, paid.member_id, paid.id, step.state, p_at from paid cross join (values ('PAID'), ('CREDITED')) as step (state)
  )
  select paid.place, paid.merchant_id, paid.member_id, paid.id, paid.gateway, paid.channel_id, paid.currency, paid.amount, paid.transfer_code,
      paid.created_at, paid.expires_at
    from paid order by paid.place;
end $$;
