import type { Transaction } from '../../../db/connection.ts'
import { contractsErrors } from '../errors.ts'
import type { ContractRow } from '../repository/contracts.ts'
import { countWishes } from '../repository/wishes.ts'
import type { Party } from '../states.ts'
import type { Actor } from './dependencies.ts'

/** How often within `WITHIN` one side may want anything of the other: terms or the end. A few leave room to mend a slip, or to haggle. */
const MOST_WISHES = 3
const WITHIN = 24 * 3_600_000

/**
 * Throws CONTRACT_WISHES_TOO_MANY when a member has wanted things of the other side too often, whatever became of them: each wish is a
 * version for good and a message, and who takes back or is refused may want again at once. Over all contracts of the two and the kind, since
 * one that is refused is over and the next is a new one. The caller holds the lock of the open one. The platform may: its deeds are audited.
 */
export async function demandFewWishes(
  tx: Transaction,
  at: Date,
  contract: ContractRow,
  by: Party,
  { memberId }: Actor,
): Promise<void> {
  if (memberId === null) return
  const wishes = await countWishes(tx.query, contract, by, new Date(at.getTime() - WITHIN))
  if (wishes >= MOST_WISHES) throw contractsErrors.CONTRACT_WISHES_TOO_MANY({ extras: { most: MOST_WISHES } })
}
