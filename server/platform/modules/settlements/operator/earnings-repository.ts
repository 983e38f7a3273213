import type { Database } from '../../../db/connection.ts'
import { contains } from '../../../db/search.ts'
import type { EarningView } from '../repository/views.ts'

type Connection = Pick<Database, 'raw'>
type PageAt = { readonly limit: number; readonly offset: number }

/** An earning as operators see it. */
export interface OperatorEarningView extends EarningView {
  readonly payee_account: string
  readonly payer_account: string | null
}

export interface EarningsFilter {
  readonly state?: string | undefined
  readonly skipReason?: string | undefined
  /** Part of the payee's account name. */
  readonly account?: string | undefined
  /** Those that correct a window settled before, or all others. */
  readonly isCorrection?: boolean | undefined
}

/** A page of the earnings of a settlement, in the order in which they are paid. */
export async function listSettlementEarnings(
  { raw }: Connection,
  { merchantId, settlementId }: { readonly merchantId: string; readonly settlementId: string },
  { state, skipReason, account, isCorrection }: EarningsFilter,
  { limit, offset }: PageAt,
): Promise<{ rows: OperatorEarningView[]; total: bigint }> {
  const from = `earnings e join members m on m.merchant_id = e.merchant_id and m.id = e.payee_id
    where e.merchant_id = $1 and e.settlement_id = $2 and ($3::text is null or e.state = $3) and ($4::text is null or e.skip_reason = $4)
      and ($5::text is null or m.account ilike $5) and ($6::boolean is null or (e.revision > 0) = $6)`
  const given = [
    merchantId,
    settlementId,
    state ?? null,
    skipReason ?? null,
    account ? contains(account) : null,
    isCorrection ?? null,
  ]
  const rows = await raw<OperatorEarningView>(
    `select page.*, s.period, s.paid_by, v.tiers, v.pick, payer.account as payer_account
       from (select e.*, m.account as payee_account from ${from} order by e.position, e.window_from, e.id limit $7 offset $8) page
       join settlements s on s.merchant_id = page.merchant_id and s.id = page.settlement_id
       join contract_versions v on v.merchant_id = page.merchant_id and v.contract_id = page.contract_id and v.version = page.version
       left join members payer on payer.merchant_id = page.merchant_id and payer.id = page.payer_id
      order by page.position, page.window_from, page.id`,
    [...given, limit, offset],
  )
  const [counted] = await raw<{ total: bigint }>(`select count(*) as total from ${from}`, given)
  return { rows, total: counted?.total ?? 0n }
}

/** An earning with the settlement of its own window, by which a correction need not be paid; null where that window has none. */
export interface WindowEarningView extends OperatorEarningView {
  readonly window_settlement_id: string | null
}

/** All that was written of the windows of some earnings of a brand, each window's first revision first. */
export const listWindowEarnings = (
  { raw }: Connection,
  merchantId: string,
  earningIds: readonly string[],
): Promise<WindowEarningView[]> =>
  raw(
    `select e.*, s.period, s.paid_by, v.tiers, v.pick, payee.account as payee_account, payer.account as payer_account,
         own.id as window_settlement_id
       from (select distinct contract_id, window_from from earnings where merchant_id = $1 and id = any($2::uuid[])) wanted
       join earnings e on e.merchant_id = $1 and e.contract_id = wanted.contract_id and e.window_from = wanted.window_from
       join settlements s on s.merchant_id = e.merchant_id and s.id = e.settlement_id
       join contract_versions v on v.merchant_id = e.merchant_id and v.contract_id = e.contract_id and v.version = e.version
       join members payee on payee.merchant_id = e.merchant_id and payee.id = e.payee_id
       left join members payer on payer.merchant_id = e.merchant_id and payer.id = e.payer_id
       left join settlements own on own.merchant_id = e.merchant_id and own.kind = e.kind and own.period = s.period
        and own.window_from = e.window_from
      order by e.contract_id, e.window_from, e.revision`,
    [merchantId, earningIds],
  )

/** What a member owes of what was paid to him and is to be taken back. */
export interface DebtRow {
  readonly member_id: string
  readonly account: string
  readonly currency: string
  readonly owed: bigint
  readonly count: bigint
  readonly since: Date
  readonly next_try_at: Date
}

/** $1 the brand, $2 part of an account name. */
const OWED = `(select e.payee_id as member_id, e.currency, sum(e.paid - e.amount)::int8 as owed, count(*) as count, min(e.created_at) as since,
         min(e.next_try_at) as next_try_at
       from earnings e where e.merchant_id = $1 and e.amount < 0 and e.state in ('DUE', 'INSUFFICIENT', 'PART_PAID')
      group by e.payee_id, e.currency) owed
  join members m on m.merchant_id = $1 and m.id = owed.member_id
 where ($2::text is null or m.account ilike $2)`

interface DebtFilter {
  readonly account?: string | undefined
}

const debtParameters = (merchantId: string, { account }: DebtFilter) => [merchantId, account ? contains(account) : null]

/** Members who owe, the most first. */
export async function listDebts(
  { raw }: Connection,
  merchantId: string,
  filter: DebtFilter,
  { limit, offset }: PageAt,
): Promise<{ rows: DebtRow[]; total: bigint }> {
  const rows = await raw<DebtRow & { readonly total: bigint }>(
    `select owed.*, m.account, count(*) over () as total from ${OWED} order by owed.owed desc, owed.member_id limit $3 offset $4`,
    [...debtParameters(merchantId, filter), limit, offset],
  )
  return { rows, total: rows[0]?.total ?? 0n }
}

/** Whose debt it is, which stays while what is owed changes. */
export interface DebtPlace {
  readonly memberId: string
  readonly currency: string
}

/** Debts behind that of somebody, in the order of the members' ids: what is paid meanwhile moves nobody. */
export const readDebts = (
  { raw }: Connection,
  merchantId: string,
  filter: DebtFilter,
  { after, limit }: { readonly after: DebtPlace | undefined; readonly limit: number },
): Promise<DebtRow[]> =>
  raw(
    `select owed.*, m.account from ${OWED} and ($3::uuid is null or (owed.member_id, owed.currency) > ($3::uuid, $4::text))
      order by owed.member_id, owed.currency limit $5`,
    [...debtParameters(merchantId, filter), after?.memberId ?? null, after?.currency ?? null, limit],
  )

/** How many debts there are, counted up to `most`. */
export async function countDebts(
  { raw }: Connection,
  merchantId: string,
  filter: DebtFilter,
  most: number,
): Promise<bigint> {
  const [counted] = await raw<{ total: bigint }>(`select count(*) as total from (select from ${OWED} limit $3) found`, [
    ...debtParameters(merchantId, filter),
    most,
  ])
  return counted?.total ?? 0n
}

/** What an agent's contracts of a kind cost over some windows. */
export interface CostRow {
  readonly member_id: string
  readonly account: string
  readonly kind: string
  readonly currency: string
  readonly count: bigint
  readonly amount: bigint
  readonly paid: bigint
  readonly total: bigint
}

/** What contracts came to by agent and kind, of windows that began in a span; who cost most first. What was denied costs nothing. */
export async function sumCosts(
  { raw }: Connection,
  merchantId: string,
  filter: {
    readonly from: Date
    readonly until: Date
    readonly kind?: string | undefined
    readonly account?: string | undefined
  },
  { limit, offset }: PageAt,
): Promise<{ rows: CostRow[]; total: bigint }> {
  const rows = await raw<CostRow>(
    `select cost.*, m.account, count(*) over () as total
       from (select e.payee_id as member_id, e.kind, e.currency, count(*) as count, sum(e.amount)::int8 as amount, sum(e.paid)::int8 as paid
               from settlements s
               join earnings e on e.merchant_id = s.merchant_id and e.settlement_id = s.id and e.amount <> 0 and e.state <> 'DENIED'
              where s.merchant_id = $1 and s.window_from >= $2 and s.window_from < $3 and ($4::text is null or s.kind = $4)
              group by e.payee_id, e.kind, e.currency) cost
       join members m on m.merchant_id = $1 and m.id = cost.member_id
      where $5::text is null or m.account ilike $5
      order by cost.amount desc, cost.member_id, cost.kind limit $6 offset $7`,
    [
      merchantId,
      filter.from.toISOString(),
      filter.until.toISOString(),
      filter.kind ?? null,
      filter.account ? contains(filter.account) : null,
      limit,
      offset,
    ],
  )
  return { rows, total: rows[0]?.total ?? 0n }
}
