import type { Transaction } from '../../../db/connection.ts'
import type { Money } from '../../../lib/money.ts'
import { askedBy as audiencesAsk } from '../../audiences/service.ts'
import { type Moment, pastPeriod } from '../occasions.ts'
import { type AskedFacts, findFacts } from '../repository/facts.ts'
import type { Facts } from '../standing.ts'
import type { LossPeriod, PromotionTerms } from '../terms.ts'
import type { Claimant, Dependencies } from './dependencies.ts'

/**
 * What the terms of some promotions ask about a member: one query, and one more of what was lost where a loss is given back in part. Null where
 * there is no such member.
 */
export async function readFacts(
  { database, reports }: Pick<Dependencies, 'database' | 'reports'>,
  claimant: Claimant,
  terms: readonly PromotionTerms[],
  moment: Moment,
  tx?: Transaction,
): Promise<Facts | null> {
  // First what holds the member's counter, if anything does: it comes before all other locks.
  const losses = await readLosses(reports, claimant, terms, moment, tx)
  const found = await findFacts(tx ?? database, claimant, askedBy(terms), moment)
  return found === undefined ? null : { ...found, losses }
}

const distinct = <Value>(values: readonly Value[]): Value[] => [...new Set(values)]

/** What some terms ask about a member. */
export function askedBy(terms: readonly PromotionTerms[]): AskedFacts {
  return {
    ...audiencesAsk(terms.map(({ audience }) => audience)),
    deposited: terms.some(({ trigger }) => trigger === 'FIRST_DEPOSIT'),
  }
}

async function readLosses(
  reports: Dependencies['reports'],
  claimant: Claimant,
  terms: readonly PromotionTerms[],
  moment: Moment,
  tx?: Transaction,
): Promise<Map<LossPeriod, Money>> {
  const periods = distinct(terms.flatMap(({ loss }) => loss?.period ?? []))
  if (periods.length === 0) return new Map()
  const spans = periods.map((period) => pastPeriod(period, moment))
  const losses = await reports.losses(claimant, spans, tx)
  return new Map(periods.map((period, place) => [period, losses[place] ?? 0n]))
}
