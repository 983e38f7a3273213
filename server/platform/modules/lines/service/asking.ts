import { httpErrors } from '../../../http/errors.ts'
import type { MemberSession } from '../../../http/session.ts'
import { dateAt } from '../../../lib/local-day.ts'
import { linesPolicy } from '../policy.ts'
import type { Asker } from '../repository/rules.ts'
import type { LinesDependencies } from './dependencies.ts'

/** The agent of a session with the brand's day of now. Throws FORBIDDEN for everybody else. */
export async function needAgent(
  { clock, sites }: Pick<LinesDependencies, 'clock' | 'sites'>,
  session: MemberSession,
  right: keyof typeof linesPolicy,
): Promise<Asker> {
  if (!linesPolicy[right](session)) throw httpErrors.FORBIDDEN()
  const { merchantId, memberId } = session
  const { timeZone } = await sites.findMerchant(merchantId)
  return { merchantId, memberId, today: dateAt(clock.now(), timeZone) }
}
