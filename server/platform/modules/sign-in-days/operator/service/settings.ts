import type { OperatorSession } from '../../../../http/session.ts'
import { dateAt } from '../../../../lib/local-day.ts'
import { type By, demand } from '../../../operators/service.ts'
import { lockSettings, mayCount, type ProposalRow } from '../../../proposals/service.ts'
import { checkLadder, givesMore, type Ladder, writeSteps } from '../../ladder.ts'
import * as repository from '../../repository.ts'
import { signInDaysRights } from '../policy.ts'
import type { SignInDaysOperatorDependencies } from './dependencies.ts'

const LATELY = 30 * 86_400_000

/** The ladder of the brand in view, what it gave of late, and what waits for a second operator. */
export interface LadderView {
  readonly merchantId: string
  readonly currency: string
  readonly ladder: Ladder
  readonly lately: Awaited<ReturnType<typeof repository.sumSignIns>>
  readonly proposal: ProposalRow | undefined
}

export async function findLadder(
  { database, clock, proposals, sites }: SignInDaysOperatorDependencies,
  session: OperatorSession,
): Promise<LadderView> {
  demand(session, signInDaysRights['signInDays.read'])
  const { merchantId } = session
  const { currency, timeZone } = await sites.findMerchant(merchantId)
  const since = dateAt(new Date(clock.now().getTime() - LATELY), timeZone)
  return {
    merchantId,
    currency,
    ladder: await repository.readLadder(database.query, merchantId),
    lately: await repository.sumSignIns(database, merchantId, since),
    proposal: await proposals.find(merchantId, 'signInDays', merchantId),
  }
}

const present = ({ isRunning, steps }: Ladder) => ({ isRunning, steps: writeSteps(steps) })

/** Changes what is given for coming; what gives more takes two operators. Throws SIGN_IN_DAYS_TERMS_INVALID and as `mayCount`. */
export async function changeLadder(
  dependencies: SignInDaysOperatorDependencies,
  by: By & { readonly reason: string },
  after: Ladder,
): Promise<LadderView> {
  const { clock, operators } = dependencies
  const { session, reason } = by
  const { merchantId } = session
  const deed = {
    right: signInDaysRights['signInDays.change'],
    action: 'signInDays.update',
    subjectKind: 'signInDays',
    changesSite: 'rewards' as const,
    subjectId: () => merchantId,
    present,
  }
  await operators.perform(by, deed, async (tx) => {
    checkLadder(after)
    await lockSettings(tx, merchantId, 'signInDays')
    const before = await repository.readLadder(tx.query, merchantId)
    const about = { merchantId, kind: 'signInDays', subjectId: merchantId } as const
    const change = { ...about, wish: present(after), reason, raises: givesMore(before, after) }
    if (!(await mayCount(tx, session, change, clock.now()))) return { before, after, action: 'signInDays.propose' }
    await repository.saveLadder(tx.query, merchantId, after, { at: clock.now(), by: session.account })
    return { before, after }
  })
  return findLadder(dependencies, session)
}
