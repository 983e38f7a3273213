import type { Transaction } from '../../../db/connection.ts'
import type { MemberSession } from '../../../http/session.ts'
import type { Money } from '../../../lib/money.ts'
import type { MemberRow } from '../../members/service.ts'
import type { WithdrawalSettings } from '../settings.ts'

/** What a member wants, with all that is known when it is checked. The member's row is locked. */
export interface Wish {
  readonly session: MemberSession
  readonly member: MemberRow
  readonly settings: WithdrawalSettings
  readonly amount: Money
  readonly now: Date
}

/** One condition of a withdrawal: throws its Failure when it does not hold. A check is a file here and a line in `all.ts`. */
export type Check = (tx: Transaction, wish: Wish) => Promise<void> | void
