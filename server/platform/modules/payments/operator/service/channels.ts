import type { Transaction } from '../../../../db/connection.ts'
import type { OperatorSession } from '../../../../http/session.ts'
import { formatMoney } from '../../../../lib/money.ts'
import { type By, demand } from '../../../operators/service.ts'
import { findProposals, mayCount } from '../../../proposals/service.ts'
import { paymentsErrors } from '../../errors.ts'
import * as channels from '../../repository/channels.ts'
import { paymentsRights } from '../policy.ts'
import { presentOperatorChannel } from '../presenter.ts'
import type { OperatorDependencies } from './dependencies.ts'

/** What operators write of a way to deposit. */
export type ChannelInput = Omit<channels.ChannelRow, 'merchant_id' | 'id' | 'currency'>

interface ChangedChannel {
  readonly before: channels.ChannelRow | null
  readonly after: channels.ChannelRow
  readonly action?: string
}

/** Throws CHANNEL_GATEWAY_UNKNOWN, CHANNEL_LIMITS_CROSSED. */
function check({ gatewayOf }: Pick<OperatorDependencies, 'gatewayOf'>, input: ChannelInput): void {
  if (gatewayOf(input.gateway) === undefined)
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

/** Every way to deposit of the brand, those that are switched off too, each with what waits for a second operator. */
export async function listChannels({ database: { query }, clock }: OperatorDependencies, session: OperatorSession) {
  demand(session, paymentsRights['paymentChannels.read'])
  const { merchantId } = session
  const rows = await channels.findAllChannels(query, merchantId)
  const ids = rows.map(({ id }) => id)
  const waiting = await findProposals(query, [merchantId], 'paymentChannels', ids, clock.now())
  return rows.map((channel) => ({ channel, proposal: waiting.find(({ subject_id }) => subject_id === channel.id) }))
}

/** One of them. Throws CHANNEL_NOT_FOUND. */
export async function findChannel(dependencies: OperatorDependencies, session: OperatorSession, id: string) {
  const found = (await listChannels(dependencies, session)).find(({ channel }) => channel.id === id)
  if (found === undefined) throw paymentsErrors.CHANNEL_NOT_FOUND()
  return found
}

const deedOf = (verb: string) => ({
  right: paymentsRights['paymentChannels.change'],
  action: `paymentChannels.${verb}`,
  subjectKind: 'paymentChannels',
  changesSite: 'payments' as const,
  subjectId: ({ id }: channels.ChannelRow) => id,
  present: presentOperatorChannel,
})

/**
 * Makes a way to deposit; one that is to be open stays closed until a second operator wants it open too. Throws
 * CHANNEL_EXISTS, CHANNELS_FULL and as `updateChannel`.
 */
export async function createChannel(
  dependencies: OperatorDependencies,
  by: By,
  id: string,
  input: ChannelInput,
): Promise<void> {
  const { merchantId } = by.session
  const { currency } = await dependencies.sites.findMerchant(merchantId)
  await dependencies.operators.perform(by, deedOf('create'), async (tx) => {
    check(dependencies, input)
    await channels.lockChannels(tx, merchantId)
    const others = await channels.findAllChannels(tx.query, merchantId)
    if (others.length >= channels.MOST_CHANNELS)
      throw paymentsErrors.CHANNELS_FULL({ extras: { most: channels.MOST_CHANNELS } })
    const row = { merchant_id: merchantId, id, currency, ...input, enabled: false }
    const made = await channels.insertChannel(tx.query, row)
    if (made === undefined) throw paymentsErrors.CHANNEL_EXISTS({ field: 'id' })
    if (input.enabled) await change(dependencies, tx, by, id, input)
    return { before: null, after: made }
  })
}

/**
 * Changes a way to deposit; deposits that were begun keep what the member was told. Another account for the members' money
 * takes two operators. Throws CHANNEL_NOT_FOUND, FOUR_EYES_SAME_OPERATOR, FOUR_EYES_DEPENDENT too.
 */
export async function updateChannel(
  dependencies: OperatorDependencies,
  by: By,
  id: string,
  input: ChannelInput,
): Promise<void> {
  await dependencies.operators.perform(by, deedOf('update'), (tx) => change(dependencies, tx, by, id, input))
}

async function change(
  dependencies: OperatorDependencies,
  tx: Transaction,
  { session, reason = '' }: By,
  id: string,
  input: ChannelInput,
): Promise<ChangedChannel> {
  const { merchantId } = session
  const before = await channels.lockAnyChannel(tx.query, merchantId, id)
  if (before === undefined) throw paymentsErrors.CHANNEL_NOT_FOUND()
  check(dependencies, input)
  const about = { merchantId, kind: 'paymentChannels', subjectId: id } as const
  const proposal = { ...about, wish: wishOf(input), reason, raises: redirects(before, input) }
  if (!(await mayCount(tx, session, proposal, dependencies.clock.now())))
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
