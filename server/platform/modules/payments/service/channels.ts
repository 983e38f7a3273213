import type { Transaction } from '../../../db/connection.ts'
import type { OperatorSession } from '../../../http/session.ts'
import type { Clock } from '../../../lib/clock.ts'
import { formatMoney } from '../../../lib/money.ts'
import { mayCount } from '../../proposals/service.ts'
import * as channels from '../channels-repository.ts'
import { paymentsErrors } from '../errors.ts'
import type { PaymentGateway } from '../gateways/gateway.ts'

/** What operators write of a way to deposit. */
export type ChannelInput = Omit<channels.ChannelRow, 'merchant_id' | 'id' | 'currency'>

/** Who wants a change, and why. */
export interface Wisher {
  readonly session: OperatorSession
  readonly reason: string
}

interface Checks {
  readonly gateways: ReadonlyMap<string, PaymentGateway>
  readonly clock: Clock
}

interface ChangedChannel {
  readonly before: channels.ChannelRow | null
  readonly after: channels.ChannelRow
  readonly action?: string
}

/** Throws CHANNEL_GATEWAY_UNKNOWN, CHANNEL_LIMITS_CROSSED. */
function check({ gateways }: Checks, input: ChannelInput): void {
  if (!gateways.has(input.gateway))
    throw paymentsErrors.CHANNEL_GATEWAY_UNKNOWN({ field: 'gateway', extras: { gateway: input.gateway } })
  const isOutside = (amount: bigint) => amount < input.minimum || amount > input.maximum
  if (input.minimum <= 0n || input.maximum < input.minimum)
    throw paymentsErrors.CHANNEL_LIMITS_CROSSED({ field: 'maximum' })
  if (input.quick_amounts.some(isOutside)) throw paymentsErrors.CHANNEL_LIMITS_CROSSED({ field: 'quickAmounts' })
}

/** Where members send their money. */
const DESTINATION = ['gateway', 'bank_name', 'bank_bin', 'account_number', 'account_name'] as const

/** Whether members would send money somewhere else than before: to an open channel's new account, or to one newly opened. */
export function redirects(before: Pick<ChannelInput, 'enabled' | (typeof DESTINATION)[number]>, next: typeof before) {
  return next.enabled && (!before.enabled || DESTINATION.some((field) => next[field] !== before[field]))
}

/**
 * Makes a way to deposit; one that is to be open stays closed until a second operator wants it open too. Throws
 * CHANNEL_EXISTS and as `updateChannel`.
 */
export async function createChannel(
  checks: Checks,
  tx: Transaction,
  by: Wisher,
  currency: string,
  id: string,
  input: ChannelInput,
): Promise<ChangedChannel> {
  check(checks, input)
  const { merchantId } = by.session
  const row = { merchant_id: merchantId, id, currency, ...input, enabled: false }
  const made = await channels.insertChannel(tx.query, row)
  if (made === undefined) throw paymentsErrors.CHANNEL_EXISTS({ field: 'id' })
  if (input.enabled) await updateChannel(checks, tx, by, id, input)
  return { before: null, after: made }
}

/**
 * Changes a way to deposit; deposits that were begun keep what the member was told. Another account for the members' money
 * takes two operators. Throws CHANNEL_NOT_FOUND, FOUR_EYES_SAME_OPERATOR, FOUR_EYES_DEPENDENT too.
 */
export async function updateChannel(
  checks: Checks,
  tx: Transaction,
  { session, reason }: Wisher,
  id: string,
  input: ChannelInput,
): Promise<ChangedChannel> {
  const { merchantId } = session
  const before = await channels.lockAnyChannel(tx.query, merchantId, id)
  if (before === undefined) throw paymentsErrors.CHANNEL_NOT_FOUND()
  check(checks, input)
  const about = { merchantId, kind: 'paymentChannels', subjectId: id } as const
  const change = { ...about, wish: wishOf(input), reason, raises: redirects(before, input) }
  if (!(await mayCount(tx, session, change, checks.clock.now())))
    return { before, after: { ...before, ...input }, action: 'paymentChannels.propose' }
  const after = await channels.changeChannel(tx.query, merchantId, id, input)
  if (after === undefined) throw paymentsErrors.CHANNEL_NOT_FOUND()
  return { before, after }
}

/** What somebody wants of a channel, as a body of the call that changes it. */
function wishOf({ names, minimum, maximum, quick_amounts, bank_name, bank_bin, ...rest }: ChannelInput) {
  const { account_number: accountNumber, account_name: accountName, gateway, enabled, position } = rest
  return {
    gateway,
    names: Object.entries(names as Record<string, string>)
      .map(([language, name]) => ({ language, name }))
      .sort((left, right) => (left.language < right.language ? -1 : 1)),
    minimum: formatMoney(minimum),
    maximum: formatMoney(maximum),
    quickAmounts: quick_amounts.map(formatMoney),
    bankName: bank_name,
    bankBin: bank_bin,
    accountNumber,
    accountName,
    enabled,
    position,
  }
}
