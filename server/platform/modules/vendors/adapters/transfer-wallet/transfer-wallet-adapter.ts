import { createHmac } from 'node:crypto'
import { formatMoney, parseMoney } from '../../../../lib/money.ts'
import type { TransferWallet } from '../../transfer-wallet.ts'

export interface TransferWalletOptions {
  /** Base of the vendor's wallet API, without a closing slash. */
  readonly url: string
  readonly key: string
}

/** Milliseconds that an answer is waited for; after that the result is not known. */
const TIMEOUT = 5_000

/** JSON over HTTP, signed with HMAC-SHA256 over time and body; amounts are decimal strings. */
export function createTransferWallet({ url, key }: TransferWalletOptions): TransferWallet {
  async function ask(path: string, body: object): Promise<{ status?: unknown; balance?: unknown }> {
    const raw = JSON.stringify(body)
    const time = String(Math.floor(Date.now() / 1000))
    const response = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-wallet-time': time,
        'x-wallet-signature': createHmac('sha256', key).update(`${time}.${raw}`).digest('hex'),
      },
      body: raw,
      signal: AbortSignal.timeout(TIMEOUT),
      redirect: 'error',
    })
    if (!response.ok) throw new Error(`The vendor's wallet answered HTTP ${response.status}`)
    return (await response.json()) as { status?: unknown }
  }

  const playerOf = (merchantId: string, memberId: string) => `${merchantId}.${memberId}`

  return {
    code: 'transfer-wallet',

    async move({ id, vendorCode, merchantId, memberId, direction, currency, amount }) {
      const { status } = await ask(direction === 'IN' ? '/deposit' : '/withdraw', {
        transferId: id,
        vendor: vendorCode,
        player: playerOf(merchantId, memberId),
        currency,
        amount: formatMoney(amount),
      })
      if (status === 'OK') return 'DONE'
      if (status === 'INSUFFICIENT') return 'REFUSED'
      throw new Error(`The vendor's wallet answered ${String(status)}`)
    },

    async query(id) {
      const { status } = await ask('/transfer', { transferId: id })
      if (status === 'OK') return 'DONE'
      if (status === 'INSUFFICIENT') return 'REFUSED'
      if (status === 'NOT_FOUND') return 'UNSEEN'
      throw new Error(`The vendor's wallet answered ${String(status)}`)
    },

    async balance({ merchantId, memberId }, vendorCode, currency) {
      const { balance } = await ask('/balance', {
        vendor: vendorCode,
        player: playerOf(merchantId, memberId),
        currency,
      })
      if (typeof balance !== 'string') throw new Error("The vendor's wallet told no balance")
      return parseMoney(balance)
    },
  }
}
