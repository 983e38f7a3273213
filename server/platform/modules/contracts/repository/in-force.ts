import type { Database } from '../../../db/connection.ts'
import type { ContractKind } from '../pay/terms.ts'
import type { Period, Window } from '../periods.ts'
import { type ContractTerms, termsOf } from '../terms.ts'

type Connection = Pick<Database, 'raw'>

/** Contracts of one kind and period at a brand: they are settled together. */
export interface ContractGroup {
  readonly merchantId: string
  readonly kind: ContractKind
  readonly period: Period
}

/** A contract as it held for a window. That never changes any more once the window is over. */
export interface ContractInForce {
  readonly contractId: string
  readonly version: number
  readonly payeeId: string
  /** Null where the platform made it. */
  readonly payerId: string | null
  /** Of the payee's wallet. */
  readonly currency: string
  readonly isClosed: boolean
  readonly terms: ContractTerms
}

interface Row extends Omit<ContractInForce, 'terms'> {
  readonly tiers: unknown
  readonly pick: string
  readonly carry: string
}

/** The contracts that held for a whole window, each with the version that did; where a member is named, his own and those he pays. */
export async function listInForce(
  { raw }: Connection,
  { merchantId, kind, period }: ContractGroup,
  { from, until }: Window,
  memberId: string | null = null,
): Promise<ContractInForce[]> {
  const rows = await raw<Row>(
    `select c.id as "contractId", held.version, c.payee_id as "payeeId", c.payer_id as "payerId", m.currency,
         m.status = 'CLOSED' as "isClosed", held.tiers, held.pick, held.carry
       from contracts c
       join members m on m.merchant_id = c.merchant_id and m.id = c.payee_id
       cross join lateral (select v.version, v.tiers, v.pick, v.carry from contract_versions v
         where v.merchant_id = c.merchant_id and v.contract_id = c.id and v.valid_from <= $4
         order by v.version desc limit 1) held
      where c.merchant_id = $1 and c.kind = $2 and c.period = $3 and (c.holds_until is null or c.holds_until >= $5)
        and ($6::uuid is null or c.payee_id = $6 or c.payer_id = $6)`,
    [merchantId, kind, period, from.toISOString(), until.toISOString(), memberId],
  )
  return rows.map(({ tiers, pick, carry, ...contract }) => ({
    ...contract,
    terms: termsOf({ kind, period }, { tiers, pick, carry }),
  }))
}

/** What is settled together over all brands, and from when on. */
export const listGroups = ({ raw }: Connection): Promise<(ContractGroup & { since: Date })[]> =>
  raw(
    `select c.merchant_id as "merchantId", c.kind, c.period, min(v.valid_from) as since
       from contracts c join contract_versions v on v.merchant_id = c.merchant_id and v.contract_id = c.id
      where c.version is not null and v.valid_from is not null
      group by c.merchant_id, c.kind, c.period order by 1, 2, 3`,
  )

/** What of a member's own contracts is in force at a moment, by what it is settled with. */
export const listGroupsOf = (
  { raw }: Connection,
  { merchantId, memberId }: { readonly merchantId: string; readonly memberId: string },
  at: Date,
): Promise<ContractGroup[]> =>
  raw(
    `select distinct c.merchant_id as "merchantId", c.kind, c.period from contracts c
      where c.merchant_id = $1 and c.payee_id = $2 and c.version is not null and (c.holds_until is null or c.holds_until > $3)
      order by c.kind, c.period`,
    [merchantId, memberId, at.toISOString()],
  )
