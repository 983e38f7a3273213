import type { Kysely } from 'kysely'
import type { Tables } from '../../db/tables.ts'
import { operatorsErrors } from './errors.ts'
import { findSharingHands } from './independence-repository.ts'

type Query = Kysely<Tables>

/** How long whoever let an operator in counts as that operator: others have the time to see it in the audit log. */
const HOURS = 72

/**
 * Refuses a decision that is not a second person's: the decider and everybody who decided or asked before must have been
 * let in by different people within 72 hours, over any number of accounts in between. Every decision with four eyes comes
 * through here. Throws FOUR_EYES_DEPENDENT.
 */
export async function demandIndependence(
  query: Query,
  deciderId: string,
  others: readonly string[],
  now: Date,
): Promise<void> {
  if ((await findDependent(query, deciderId, others, now)).length > 0)
    throw operatorsErrors.FOUR_EYES_DEPENDENT({ extras: { hours: HOURS } })
}

/** Those of some operators who are not independent of one: somebody let both in within 72 hours, or one of them the other. */
export async function findDependent(
  query: Query,
  operatorId: string,
  others: readonly string[],
  now: Date,
): Promise<string[]> {
  if (others.length === 0) return []
  const since = new Date(now.getTime() - HOURS * 3_600_000)
  return findSharingHands(query, operatorId, others, since)
}
