import { formatMoney, MONEY_SCALE } from '../../../lib/money.ts'
import { withdrawalsErrors } from '../errors.ts'
import type { Check } from './check.ts'

/** Within the brand's limits, in whole units. */
export const checkAmount: Check = (_tx, { session: { currency }, settings: { minimum, maximum }, amount }) => {
  const field = 'amount'
  if (amount < minimum)
    throw withdrawalsErrors.WITHDRAWAL_TOO_SMALL({ field, extras: { minimum: formatMoney(minimum), currency } })
  if (amount > maximum)
    throw withdrawalsErrors.WITHDRAWAL_TOO_LARGE({ field, extras: { maximum: formatMoney(maximum), currency } })
  if (amount % MONEY_SCALE !== 0n) throw withdrawalsErrors.WITHDRAWAL_NOT_WHOLE({ field, extras: { currency } })
}
