import type { Database } from '../../../db/connection.ts'
import type { Money } from '../../../lib/money.ts'
import type { ContractKind } from '../../contracts/service.ts'
import type { EarningRow } from './earnings.ts'

type Connection = Pick<Database, 'raw'>

/** An earning with the terms it was made by. */
export interface EarningView extends EarningRow {
  readonly period: string
  readonly paid_by: string
  /** As the contract's version keeps them. */
  readonly tiers: unknown
  readonly pick: string
}

const VIEW = `e.*, s.period, s.paid_by, v.tiers, v.pick`
const JOINED = `earnings e
  join settlements s on s.merchant_id = e.merchant_id and s.id = e.settlement_id
  join contract_versions v on v.merchant_id = e.merchant_id and v.contract_id = e.contract_id and v.version = e.version`

export interface Payee {
  readonly merchantId: string
  readonly memberId: string
}

export interface EarningFilter {
  readonly kind?: ContractKind | undefined
  readonly ids?: readonly string[] | undefined
  /** Windows that begin in this span, its end not included. */
  readonly from?: Date | undefined
  readonly until?: Date | undefined
}

/** A page of earnings, and what all of the list come to. */
export interface EarningList {
  readonly rows: EarningView[]
  readonly total: bigint
  readonly amount: Money
  readonly paid: Money
}

/** A page of what a payee earned, the newest window first, each correction before what it corrects. */
export async function listEarnings(
  { raw }: Connection,
  { merchantId, memberId }: Payee,
  { kind, ids, from, until }: EarningFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<EarningList> {
  const wanted = `e.merchant_id = $1 and e.payee_id = $2 and ($3::text is null or e.kind = $3) and ($4::uuid[] is null or e.id = any($4))
    and ($5::timestamptz is null or e.window_from >= $5) and ($6::timestamptz is null or e.window_from < $6)`
  const given = [
    merchantId,
    memberId,
    kind ?? null,
    ids ?? null,
    from?.toISOString() ?? null,
    until?.toISOString() ?? null,
  ]
  const rows = await raw<EarningView>(
    `select ${VIEW} from ${JOINED} where ${wanted} order by e.window_from desc, e.kind, e.revision desc, e.id limit $7 offset $8`,
    [...given, limit, offset],
  )
  const [counted] = await raw<Omit<EarningList, 'rows'>>(
    `select count(*) as total, coalesce(sum(e.amount) filter (where e.state <> 'DENIED'), 0)::int8 as amount,
         coalesce(sum(e.paid) filter (where e.state <> 'DENIED'), 0)::int8 as paid
       from earnings e where ${wanted}`,
    given,
  )
  return { rows, ...(counted ?? { total: 0n, amount: 0n, paid: 0n }) }
}

/** What somebody is or was paid for by contracts that were signed. */
export async function listPayKinds({ raw }: Connection, { merchantId, memberId }: Payee): Promise<ContractKind[]> {
  const rows = await raw<{ kind: ContractKind }>(
    `select distinct c.kind from contracts c where c.merchant_id = $1 and c.payee_id = $2
        and exists (select from contract_versions v where v.merchant_id = c.merchant_id and v.contract_id = c.id and v.valid_from is not null)
      order by c.kind`,
    [merchantId, memberId],
  )
  return rows.map(({ kind }) => kind)
}

/** All that was written of a contract's window, the first revision first. */
export const listRevisions = (
  { raw }: Connection,
  { merchant_id, contract_id, window_from }: Pick<EarningRow, 'merchant_id' | 'contract_id' | 'window_from'>,
): Promise<EarningView[]> =>
  raw(
    `select ${VIEW} from ${JOINED} where e.merchant_id = $1 and e.contract_id = $2 and e.window_from = $3 order by e.revision limit 100`,
    [merchant_id, contract_id, window_from.toISOString()],
  )

/** What a direct downline got of a window. */
export interface DownlineShare {
  readonly payee_id: string
  readonly account: string
  readonly rate: bigint | null
  /** In 1/10 000 000 000 of a unit, as numbers of the database. */
  readonly gross: string
  readonly valid_bet: bigint
  readonly loss: bigint
  readonly active_members: number
}

/** What the direct downlines of an earning's payee got of its window as it stood then, the most first. */
export async function listDownlineShares(
  { raw }: Connection,
  { merchant_id, payee_id, kind, window_from, created_at }: EarningRow,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ rows: DownlineShare[]; total: bigint }> {
  const rows = await raw<DownlineShare & { total: bigint }>(
    `select last.*, m.account, count(*) over () as total
       from (select distinct on (e.contract_id) e.merchant_id, e.payee_id, e.rate, e.gross, e.valid_bet, e.loss, e.active_members
               from earnings e where e.merchant_id = $1 and e.upline_id = $2 and e.kind = $3 and e.window_from = $4 and e.created_at <= $5
              order by e.contract_id, e.revision desc) last
       join members m on m.merchant_id = last.merchant_id and m.id = last.payee_id
      where last.gross > 0 order by last.gross desc, last.payee_id limit $6 offset $7`,
    [merchant_id, payee_id, kind, window_from.toISOString(), created_at.toISOString(), limit, offset],
  )
  return { rows, total: rows[0]?.total ?? 0n }
}

/** What somebody's contracts came to, by the day (of the brand) on which their windows began. */
export const sumIncome = (
  { raw }: Connection,
  { merchantId, memberId }: Payee,
  { from, until, zone }: { readonly from: Date; readonly until: Date; readonly zone: string },
) =>
  raw<{ day: string; kind: ContractKind; amount: bigint; paid: bigint }>(
    `select (e.window_from at time zone $5)::date::text as day, e.kind, sum(e.amount)::int8 as amount, sum(e.paid)::int8 as paid
       from earnings e where e.merchant_id = $1 and e.payee_id = $2 and e.window_from >= $3 and e.window_from < $4 and e.amount <> 0
        and e.state <> 'DENIED'
      group by 1, 2 order by 1, 2`,
    [merchantId, memberId, from.toISOString(), until.toISOString(), zone],
  )
