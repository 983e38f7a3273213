import { formatMoney, type Money } from '../../../lib/money.ts'
import { withdrawalsErrors } from '../errors.ts'
import type { Check } from './check.ts'

/** What a member still has to stake before money may leave (domain.md 6, "Turnover"). */
export interface TurnoverState {
  readonly required: Money
  readonly done: Money
  readonly missing: Money
}

/** The part of the turnover service that withdrawals need. It counts settled bets first, so it is asked outside transactions. */
export interface Turnover {
  remaining(owner: { merchantId: string; memberId: string }, currency: string): Promise<TurnoverState>
}

/** Refuses while turnover is missing. */
export function createTurnoverCheck(state: TurnoverState): Check {
  return (_tx, { session: { currency } }) => {
    if (state.missing <= 0n) return
    const { required, done, missing } = state
    const amounts = { required: formatMoney(required), done: formatMoney(done), missing: formatMoney(missing) }
    throw withdrawalsErrors.WITHDRAWAL_TURNOVER_MISSING({ extras: { ...amounts, currency } })
  }
}
