import type { BodyOf } from '../../../http/call.ts'
import { parseMoney } from '../../../lib/money.ts'
import type { withdrawalsOperatorCalls as calls } from './schema.ts'
import type { WithdrawalSettingsWish } from './service/settings.ts'

/** The settings that an operator sends. Throws INVALID_INPUT for what is no amount. */
export function readSettingsWish({
  reason: _reason,
  ...body
}: BodyOf<typeof calls.updateWithdrawalSettings>): WithdrawalSettingsWish {
  return {
    ...body,
    minimum: parseMoney(body.minimum, 'minimum'),
    maximum: parseMoney(body.maximum, 'maximum'),
    quickAmounts: body.quickAmounts.map((amount) => parseMoney(amount, 'quickAmounts')),
    dailySum: parseMoney(body.dailySum, 'dailySum'),
    fourEyesAbove: parseMoney(body.fourEyesAbove, 'fourEyesAbove'),
    winAlarmFrom: parseMoney(body.winAlarmFrom, 'winAlarmFrom'),
  }
}
