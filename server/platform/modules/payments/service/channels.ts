import type { Transaction } from '../../../db/connection.ts'
import * as channels from '../channels-repository.ts'
import { paymentsErrors } from '../errors.ts'
import type { PaymentGateway } from '../gateways/gateway.ts'

/** What operators write of a way to deposit. */
export type ChannelInput = Omit<channels.ChannelRow, 'merchant_id' | 'id' | 'currency'>

interface Checks {
  readonly gateways: ReadonlyMap<string, PaymentGateway>
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

/** Makes a way to deposit. Throws CHANNEL_EXISTS too. */
export async function createChannel(
  checks: Checks,
  tx: Transaction,
  { merchantId, currency }: { merchantId: string; currency: string },
  id: string,
  input: ChannelInput,
): Promise<{ before: null; after: channels.ChannelRow }> {
  check(checks, input)
  const after = await channels.insertChannel(tx.query, { merchant_id: merchantId, id, currency, ...input })
  if (after === undefined) throw paymentsErrors.CHANNEL_EXISTS({ field: 'id' })
  return { before: null, after }
}

/** Changes a way to deposit; deposits that were begun keep what the member was told. Throws CHANNEL_NOT_FOUND too. */
export async function updateChannel(
  checks: Checks,
  tx: Transaction,
  merchantId: string,
  id: string,
  input: ChannelInput,
): Promise<{ before: channels.ChannelRow; after: channels.ChannelRow }> {
  const before = await channels.lockAnyChannel(tx.query, merchantId, id)
  if (before === undefined) throw paymentsErrors.CHANNEL_NOT_FOUND()
  check(checks, input)
  const after = await channels.changeChannel(tx.query, merchantId, id, input)
  if (after === undefined) throw paymentsErrors.CHANNEL_NOT_FOUND()
  return { before, after }
}
