import type { OperatorSession } from '../../../../http/session.ts'
import { demand } from '../../../operators/service.ts'
import { PRESENCE } from '../../service/desk.ts'
import { supportRights } from '../policy.ts'
import { isMarkedAvailable, keepPresence, listAvailable } from '../repository.ts'
import type { SupportOperatorDependencies } from './dependencies.ts'

type Dependencies = Pick<SupportOperatorDependencies, 'database' | 'clock' | 'support'>

/** How the desk of the brand in view stands: who takes conversations, and what visitors are told. */
export async function readPresence({ database, clock, support }: Dependencies, session: OperatorSession) {
  demand(session, supportRights['support.read'])
  const { merchantId } = session
  const seenSince = new Date(clock.now().getTime() - PRESENCE)
  return {
    merchantId,
    isAvailable: await isMarkedAvailable(database.query, session),
    operators: await listAvailable(database.query, merchantId, seenSince),
    desk: await support.readDesk(merchantId),
  }
}

/**
 * Says that the operator is at the desk of the brand in view, every twenty seconds while the page is open, and, where it is told, whether he
 * takes conversations. Answers how the desk stands.
 */
export async function tellPresence(
  dependencies: Dependencies,
  session: OperatorSession,
  isAvailable: boolean | undefined,
) {
  demand(session, supportRights['support.answer'])
  await keepPresence(dependencies.database.query, session, isAvailable, dependencies.clock.now())
  return readPresence(dependencies, session)
}
