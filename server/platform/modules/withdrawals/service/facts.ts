import type { Database, Transaction } from '../../../db/connection.ts'
import type { MemberSession } from '../../../http/session.ts'
import { startOfDay } from '../../../lib/local-day.ts'
import type { Facts } from '../checks.ts'
import { readUse } from '../repository/withdrawals.ts'
import type { Dependencies } from './dependencies.ts'

/** What the conditions of a withdrawal are judged by, as the transaction sees it; without one as it is now. */
export async function readFacts(
  { database, clock, protection, turnover }: Pick<Dependencies, 'database' | 'clock' | 'protection' | 'turnover'>,
  session: MemberSession,
  known: Pick<Facts, 'settings' | 'accounts'>,
  tx?: Transaction,
): Promise<Facts> {
  const connection: Pick<Database, 'query' | 'raw'> = tx ?? database
  const now = clock.now()
  return {
    ...known,
    session,
    now,
    lacksIdentity: await protection.lacksIdentity(connection, session),
    use: await readUse(connection.query, session, startOfDay(now, known.settings.timeZone)),
    turnover: await turnover.remaining(session, session.currency, tx),
  }
}
