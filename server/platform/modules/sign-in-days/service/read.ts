import type { MemberSession } from '../../../http/session.ts'
import { dateAt, nextDate, previousDate, startOfDate } from '../../../lib/local-day.ts'
import { type Ladder, nextStep } from '../ladder.ts'
import * as repository from '../repository.ts'
import type { Dependencies } from './dependencies.ts'

/** How a member stands on the ladder. */
export interface SignInView {
  readonly ladder: Ladder
  readonly currency: string
  readonly today: string
  /** When the day is over in which today's may be claimed. */
  readonly endsAt: Date
  /** Today's day of the ladder: claimed, or to be claimed. */
  readonly step: number
  readonly isClaimed: boolean
}

/** What the brand gives for coming and how far a member is; undefined where nothing runs, and to who takes a break. */
export async function readSignInDays(
  { database, clock, rewards, sites }: Dependencies,
  session: MemberSession,
): Promise<SignInView | undefined> {
  const { query } = database
  const ladder = await repository.readLadder(query, session.merchantId)
  if (!ladder.isRunning || !(await rewards.mayBeShown(database, session))) return undefined
  const { timeZone, currency } = await sites.findMerchant(session.merchantId)
  const today = dateAt(clock.now(), timeZone)
  const claims = await repository.listSignIns(query, session, previousDate(today))
  const claimed = claims.find(({ day }) => day === today)
  const yesterday = claims.find(({ day }) => day !== today)
  return {
    ladder,
    currency,
    today,
    endsAt: startOfDate(nextDate(today), timeZone),
    step: claimed?.step ?? nextStep(yesterday?.step, ladder.steps.length),
    isClaimed: claimed !== undefined,
  }
}

/** 1 while a member may claim today's, else 0. */
export async function countSignInDays(dependencies: Dependencies, session: MemberSession): Promise<number> {
  const view = await readSignInDays(dependencies, session)
  return view === undefined || view.isClaimed ? 0 : 1
}
