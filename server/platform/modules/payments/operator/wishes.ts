import type { Static } from 'typebox'
import type { BodyOf } from '../../../http/call.ts'
import { httpErrors } from '../../../http/errors.ts'
import { parseMoney } from '../../../lib/money.ts'
import type { paymentsOperatorCalls as calls, OperatorChannel } from './schema.ts'
import type { ChannelInput } from './service/channels.ts'
import type { DepositWish } from './service/decide-deposit.ts'
import type { SuspenseWish } from './service/decide-suspense.ts'
import type { SettingsWish } from './service/settings.ts'

/** The decision with what it needs; INVALID_INPUT names the field that is missing. */
export function readDepositWish({ decision, reference }: BodyOf<typeof calls.decideDeposit>): DepositWish {
  return decision === 'REFUSE' ? { decision } : { decision, reference: needed(reference, 'reference') }
}

/** The decision with what it needs; INVALID_INPUT names the field that is missing. */
export function readSuspenseWish(body: BodyOf<typeof calls.decideSuspense>): SuspenseWish {
  const { decision, depositId, memberAccount, reference } = body
  if (decision === 'DEPOSIT') return { decision, depositId: needed(depositId, 'depositId') }
  if (decision === 'MEMBER') return { decision, memberAccount: needed(memberAccount, 'memberAccount') }
  return { decision, reference: needed(reference, 'reference') }
}

function needed(value: string | undefined, field: string): string {
  if (value === undefined) throw httpErrors.INVALID_INPUT({ field })
  return value
}

/** A way to deposit as operators send it. */
export function readChannel(
  fields: Omit<Static<typeof OperatorChannel>, 'id' | 'currency' | 'proposal'>,
): ChannelInput {
  const { names, minimum, maximum, quickAmounts, bankName, bankBin, accountNumber, accountName, ...rest } = fields
  return {
    ...rest,
    names: Object.fromEntries(names.map(({ language, name }) => [language, name])),
    minimum: parseMoney(minimum, 'minimum'),
    maximum: parseMoney(maximum, 'maximum'),
    quick_amounts: quickAmounts.map((amount) => parseMoney(amount, 'quickAmounts')),
    bank_name: bankName,
    bank_bin: bankBin,
    account_number: accountNumber,
    account_name: accountName,
  }
}

/** The settings that an operator sends. */
export function readSettingsWish({
  shortTolerancePercent,
  fourEyesAbove,
  reason: _reason,
  ...rest
}: BodyOf<typeof calls.updatePaymentSettings>): SettingsWish {
  return {
    ...rest,
    shortTolerance: BigInt(Math.round(shortTolerancePercent * 100)),
    fourEyesAbove: parseMoney(fourEyesAbove, 'fourEyesAbove'),
  }
}
