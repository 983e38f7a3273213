import { MONEY_SCALE } from '../platform/lib/money.ts'
import type { Merchant } from '../platform/modules/sites/service.ts'
import type { History } from './history.ts'

interface UnusualDeposit {
  readonly account: string
  readonly channelId: string
  readonly amount: bigint
  /** How many minutes before now it was begun. */
  readonly minutesAgo: number
  /** What the bank reports for it; without a code when `isNameless`. */
  readonly transfer?: { readonly amount: bigint; readonly isNameless: boolean }
  /** What the member says about it. */
  readonly claim?: string
}

/** So that the desks of the console have something to decide on: too little, without a code, and paid by hand. */
const unusual: readonly UnusualDeposit[] = [
  {
    account: 'demo06',
    channelId: 'VIETQR_MB',
    amount: 500_000n,
    minutesAgo: 95,
    transfer: { amount: 480_000n, isNameless: false },
  },
  {
    account: 'demo07',
    channelId: 'VIETQR_VCB',
    amount: 300_000n,
    minutesAgo: 60,
    transfer: { amount: 300_000n, isNameless: true },
  },
  {
    account: 'demo09',
    channelId: 'MANUAL_ACB',
    amount: 2_000_000n,
    minutesAgo: 40,
    claim: 'Tôi chuyển từ Vietcombank lúc trưa',
  },
]

/** Deposits of demo members that wait for somebody. Run again it finds them as they were left. */
export async function leaveDepositsOpen({ house, today, now, moveTo }: History, merchant: Merchant): Promise<void> {
  const channels = await house.payments.listChannels(merchant.id)
  for (const { account, channelId, amount, minutesAgo, transfer, claim } of unusual) {
    const member = await house.members.findByAccount(merchant.id, account)
    if (member === undefined || !channels.some(({ id }) => id === channelId)) continue
    const key = `seed:unusual:${account}`
    const owner = { merchantId: merchant.id, memberId: member.id }
    moveTo(new Date(today - minutesAgo * 60_000))
    const order = { ...owner, channelId, amount: amount * MONEY_SCALE, idempotencyKey: key }
    const { deposit } = await house.payments.createDeposit(order)
    moveTo(new Date(now().getTime() + 4 * 60_000))
    if (transfer !== undefined)
      await house.payments.receiveTransfer(deposit.gateway, {
        providerId: key,
        accountNumber: deposit.account_number,
        currency: deposit.currency,
        amount: transfer.amount * MONEY_SCALE,
        content: transfer.isNameless ? 'NGUYEN VAN BINH chuyen tien' : deposit.transfer_code,
        reference: `FT${deposit.transfer_code}`,
        transactedAt: now().toISOString(),
        transactedOn: now(),
        hash: '',
      })
    if (claim !== undefined && deposit.state === 'PENDING')
      await house.payments.claimPayment(owner, deposit.id, { note: claim, proofFileId: null })
  }
}
