import { httpErrors } from '../../../http/errors.ts'
import type { WitnessedDeed } from '../../../http/http-context.ts'
import type { MemberSession } from '../../../http/session.ts'
import { Failure } from '../../../lib/failure.ts'
import { newId } from '../../../lib/id.ts'
import * as deeds from '../repository/deeds.ts'
import type { Dependencies } from './dependencies.ts'

/**
 * Does what a subaccount asks for, and keeps for its agent what that was and how it ended. It is written before it is done, so that nothing
 * happens unseen, and who was disabled since his call began does nothing any more. Throws UNAUTHENTICATED then, and what the work throws.
 */
export async function witness<Result>(
  { database, clock }: Pick<Dependencies, 'database' | 'clock'>,
  { merchantId, subaccount }: MemberSession,
  { name, about, ip }: WitnessedDeed,
  work: () => Promise<Result>,
): Promise<Result> {
  if (subaccount === null) return work()
  const now = clock.now()
  const deed = { merchantId, id: newId(now.getTime()) }
  const isOpen = await deeds.begin(database, { ...deed, subaccountId: subaccount.id, at: now, name, about, ip })
  if (!isOpen) throw httpErrors.UNAUTHENTICATED()
  try {
    const result = await work()
    await deeds.finish(database.query, deed, 'DONE')
    return result
  } catch (error) {
    // Of what failed unexpectedly nobody knows whether it was done.
    if (error instanceof Failure) await deeds.finish(database.query, deed, error.code)
    throw error
  }
}
