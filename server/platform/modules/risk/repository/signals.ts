import { type Kysely, type Selectable, sql } from 'kysely'
import type { Transaction } from '../../../db/connection.ts'
import type { RiskSignals, Tables } from '../../../db/tables.ts'
import type { Follows } from '../rules.ts'
import type { Facts, Finding } from '../service/find.ts'
import type { Subject } from './facts.ts'

type Query = Kysely<Tables>
export type SignalRow = Selectable<RiskSignals>

/** What a finding rests on, as it is kept. */
export type KeptFacts = Omit<Facts, 'amount'> & { readonly amount: string | null }

export const keptOf = (facts: Facts): KeptFacts => ({
  ...facts,
  amount: facts.amount === null ? null : String(facts.amount),
})

/** Writes what a rule found about a withdrawal. */
export async function insertSignal(
  query: Query,
  { merchantId, memberId, withdrawalId }: Subject,
  { rule, facts }: Finding,
  {
    id,
    follows,
    caseId,
    at,
  }: { readonly id: string; readonly follows: Follows; readonly caseId: string | null; readonly at: Date },
): Promise<void> {
  await query
    .insertInto('risk_signals')
    .values({
      merchant_id: merchantId,
      id,
      member_id: memberId,
      withdrawal_id: withdrawalId,
      kind: rule.kind,
      follows,
      facts: JSON.stringify(keptOf(facts)),
      case_id: caseId,
      found_at: at,
    })
    .execute()
}

/** The last case with the same finding that was closed, if a person cleared it. */
export const CLEARED_BEFORE = `
  select 1 from (
    select judged.outcome from risk_signals signal
      join risk_cases judged on judged.merchant_id = signal.merchant_id and judged.id = signal.case_id
     where signal.merchant_id = $1 and signal.member_id = $2 and signal.kind = $3 and judged.state = 'CLOSED'
       and signal.facts->'memberIds' = $4::jsonb and signal.facts->'details' = $5::jsonb
     order by judged.closed_at desc limit 1) last
   where last.outcome = 'CLEARED'`

/** Whether somebody looked at exactly this before and let it pass: the same people who share the same things. */
export async function wasCleared(
  { raw }: Pick<Transaction, 'raw'>,
  { merchantId, memberId }: Subject,
  { rule: { kind }, facts: { memberIds, details } }: Finding,
): Promise<boolean> {
  if (details.length === 0) return false
  const named = [JSON.stringify(memberIds), JSON.stringify(details)]
  return (await raw(CLEARED_BEFORE, [merchantId, memberId, kind, ...named])).length > 0
}

export interface SignalFilter {
  readonly memberId?: string | undefined
  readonly withdrawalId?: string | undefined
}

/** A page of what was found in a brand, the newest first. */
export async function listSignals(
  query: Query,
  merchantId: string,
  { memberId, withdrawalId }: SignalFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ rows: SignalRow[]; total: number }> {
  let wanted = query.selectFrom('risk_signals').where('merchant_id', '=', merchantId)
  if (memberId !== undefined) wanted = wanted.where('member_id', '=', memberId)
  if (withdrawalId !== undefined) wanted = wanted.where('withdrawal_id', '=', withdrawalId)
  const rows = await wanted
    .selectAll()
    .orderBy('found_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  const { total } = await wanted.select((count) => count.fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow()
  return { rows, total: Number(total) }
}

/** So many of a case are shown: it is closed long before it has more. */
const SHOWN = 200

/** What joined some cases of a brand, in the order in which it was found; of each case the last ones. */
export async function findSignalsOf(query: Query, merchantId: string, ids: readonly string[]): Promise<SignalRow[]> {
  if (ids.length === 0) return []
  const rows = await query
    .selectFrom('risk_signals')
    .selectAll()
    .select(sql<bigint>`row_number() over (partition by case_id order by id desc)`.as('place'))
    .where('merchant_id', '=', merchantId)
    .where('case_id', 'in', ids)
    .orderBy('id')
    .execute()
  return rows.filter(({ place }) => place <= SHOWN)
}
