import type { Database } from '../../../db/connection.ts'
import type { MemberSession } from '../../../http/session.ts'
import type { Clock } from '../../../lib/clock.ts'
import type { LedgerService } from '../../ledger/service.ts'
import type { MembersService } from '../../members/service.ts'
import type { RewardsService } from '../../rewards/service.ts'
import { pointsErrors } from '../errors.ts'
import { pointsPolicy } from '../policy.ts'

/** What points and the mall work with. */
export interface Dependencies {
  readonly database: Database
  readonly clock: Clock
  readonly ledger: Pick<
    LedgerService,
    'openWallets' | 'post' | 'postMany' | 'lock' | 'balance' | 'movedFor' | 'statement'
  >
  readonly rewards: RewardsService
  readonly members: Pick<MembersService, 'checkPaymentPassword'>
}

/** Whose points: the member of a session. */
export type Holder = Pick<MemberSession, 'merchantId' | 'memberId' | 'accountType' | 'currency'>

/** Throws POINTS_NEED_TRUE_ACCOUNT. */
export function demandPoints(holder: Pick<Holder, 'accountType'>): void {
  if (!pointsPolicy['points.have'](holder)) throw pointsErrors.POINTS_NEED_TRUE_ACCOUNT()
}
