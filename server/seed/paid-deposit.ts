import type { History } from './history.ts'
import type { DemoPlayer } from './spins.ts'

/** A deposit by bank transfer that is paid and credited so many seconds later. */
export async function depositByBank(
  { house, moveTo, now }: History,
  player: DemoPlayer,
  { amount, seconds, key }: { readonly amount: bigint; readonly seconds: number; readonly key: string },
): Promise<void> {
  const [channel] = await house.payments.listChannels(player.merchantId)
  if (channel === undefined) throw new Error('There is no way to deposit')
  const made = await house.payments.createDeposit({
    ...player,
    channelId: channel.id,
    amount,
    idempotencyKey: `seed:${key}`,
  })
  moveTo(new Date(now().getTime() + seconds * 1_000))
  const { credited } = await house.payments.receiveTransfer('VIETQR', {
    providerId: `seed:${key}`,
    accountNumber: made.deposit.account_number,
    currency: made.deposit.currency,
    amount,
    content: made.deposit.transfer_code,
    reference: `FT${made.deposit.transfer_code}`,
    transactedAt: now().toISOString(),
    transactedOn: now(),
    hash: '',
  })
  if (!credited) throw new Error('A demo deposit was not credited')
}
