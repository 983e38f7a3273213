import { formatMoney } from '../../../lib/money.ts'
import type { TurnoverService } from '../../turnover/service.ts'
import { withdrawalsErrors } from '../errors.ts'
import type { Check } from './check.ts'

/** Refuses while the member still has to play for what was credited (domain.md 6, "Turnover"). */
export function createTurnoverCheck(turnover: Pick<TurnoverService, 'remaining'>): Check {
  return async (tx, { session }) => {
    const { required, done, missing } = await turnover.remaining(session, session.currency, tx)
    if (missing <= 0n) return
    const amounts = { required: formatMoney(required), done: formatMoney(done), missing: formatMoney(missing) }
    throw withdrawalsErrors.WITHDRAWAL_TURNOVER_MISSING({ extras: { ...amounts, currency: session.currency } })
  }
}
