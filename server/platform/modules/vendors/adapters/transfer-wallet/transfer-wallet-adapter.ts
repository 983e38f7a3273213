import { formatMoney, parseMoney } from '../../../../lib/money.ts'
import type { TransferWallet } from '../../transfer-wallet.ts'
import type { SignedApi } from '../signed-api.ts'
import { playerOf } from './player.ts'

/** The wallets that the vendor keeps. An answer it should not give throws: then its result is not known. */
export function createTransferWallet(api: SignedApi): TransferWallet {
  async function need(path: string, body: Record<string, unknown>): Promise<Record<string, unknown>> {
    const answer = await api.post(path, body)
    if (answer === undefined) throw new Error(`The vendor's wallet does not know ${path}`)
    return answer
  }

  return {
    code: 'transfer-wallet',

    async move({ id, vendorCode, direction, currency, amount, ...player }) {
      const { status } = await need(direction === 'IN' ? '/deposit' : '/withdraw', {
        transferId: id,
        vendor: vendorCode,
        player: playerOf(player),
        currency,
        amount: formatMoney(amount),
      })
      if (status === 'OK') return 'DONE'
      if (status === 'INSUFFICIENT') return 'REFUSED'
      throw new Error(`The vendor's wallet answered ${String(status)}`)
    },

    async query({ id }) {
      const { status } = await need('/transfer', { transferId: id })
      if (status === 'OK') return 'DONE'
      if (status === 'INSUFFICIENT') return 'REFUSED'
      if (status === 'NOT_FOUND') return 'UNSEEN'
      throw new Error(`The vendor's wallet answered ${String(status)}`)
    },

    async balance(player, vendorCode, currency) {
      const { balance } = await need('/balance', { vendor: vendorCode, player: playerOf(player), currency })
      if (typeof balance !== 'string') throw new Error("The vendor's wallet told no balance")
      return parseMoney(balance)
    },

    async endPlay(player, vendorCode) {
      const { status } = await need('/kick', { vendor: vendorCode, player: playerOf(player) })
      if (status !== 'OK') throw new Error(`The vendor's wallet answered ${String(status)}`)
    },
  }
}
