import type { OperatorSession } from '../../../../http/session.ts'
import type { Money } from '../../../../lib/money.ts'
import type { LedgerService } from '../../../ledger/service.ts'
import { demand } from '../../../operators/service.ts'
import { isAssessed } from '../../../risk/service.ts'
import type { Remaining, TurnoverService } from '../../../turnover/service.ts'
import { withdrawalsErrors } from '../../errors.ts'
import { withdrawalsRights } from '../policy.ts'
import { findQueued, sumPaidOut } from '../queue-repository.ts'
import type { OperatorDependencies } from './decide.ts'

/** What a decision about a withdrawal is weighed by; amounts in the currency of the withdrawal. */
export interface Background {
  readonly currency: string
  /** In the main wallet, and held for withdrawals. */
  readonly balance: Money
  readonly held: Money
  /** All that the member ever deposited, less what of it was taken back. */
  readonly deposited: Money
  /** All that went out to him, and how often, this withdrawal left aside. */
  readonly paidOut: Money
  readonly paidOutCount: number
  readonly turnover: Remaining
  /** No rule of risk has looked at it yet, and until then it does not go on: a matter of seconds. */
  readonly isRiskAwaited: boolean
}

interface Dependencies extends Pick<OperatorDependencies, 'database'> {
  readonly ledger: Pick<LedgerService, 'balance' | 'sumKinds'>
  readonly turnover: Pick<TurnoverService, 'remaining'>
}

/** The money of the member who asks for a withdrawal. Throws WITHDRAWAL_NOT_FOUND, also for another brand's. */
export async function findBackground(
  { database, ledger, turnover }: Dependencies,
  session: OperatorSession,
  id: string,
): Promise<Background> {
  demand(session, withdrawalsRights['withdrawals.read'])
  const found = await findQueued(database.query, session.merchantId, id)
  if (found === undefined) throw withdrawalsErrors.WITHDRAWAL_NOT_FOUND()
  const { merchant_id: merchantId, member_id: memberId, currency, state } = found.withdrawal
  const owner = { merchantId, memberId }
  const [balance, held, kinds, paidOut, remaining, wasAssessed] = await Promise.all([
    ledger.balance(owner, currency),
    ledger.balance(owner, currency, 'HOLD'),
    ledger.sumKinds(owner, currency, {}),
    sumPaidOut(database.query, found.withdrawal),
    turnover.remaining(owner, currency),
    isAssessed(database.query, { merchantId, id }),
  ])
  const deposits = kinds.find(({ kind }) => kind === 'DEPOSIT')
  return {
    currency,
    balance,
    held,
    deposited: deposits === undefined ? 0n : deposits.came - deposits.went,
    paidOut: paidOut.amount,
    paidOutCount: paidOut.count,
    turnover: remaining,
    isRiskAwaited: !wasAssessed && (state === 'REQUESTED' || state === 'REVIEW'),
  }
}
