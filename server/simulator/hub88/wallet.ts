import { randomUUID } from 'node:crypto'
import type { Faults } from '../faults/faults.ts'
import { createFaultyCalls } from '../faults/wallet-calls.ts'
import type { SimulatorOptions } from '../options.ts'
import type { PlayerWallet, WalletPlayer, WalletTransaction } from '../play/wallet.ts'
import { createHub88Wire } from './wire.ts'

/** The operator's wallet as a vendor calls it (Hub88-style, signed), with the planned faults applied on the way. */
export function createHub88Wallet(
  options: SimulatorOptions['hub88'],
  faults: Faults,
  logger: SimulatorOptions['logger'],
): PlayerWallet {
  const wire = createHub88Wire(options)
  const calls = createFaultyCalls({ vendor: 'hub88', faults, logger })
  /** A call under a number of its own; sent again it keeps the number. */
  const call = (path: string, body: object) => {
    const numbered = { ...body, request_uuid: randomUUID() }
    return () => wire(path, numbered)
  }
  const rollback = (player: WalletPlayer, bet: WalletTransaction, rollbackTransaction: string) =>
    call('/transaction/rollback', {
      ...identity(player),
      transaction_uuid: rollbackTransaction,
      reference_transaction_uuid: bet.transaction,
      round: bet.round,
      round_closed: true,
    })

  return {
    info: (player) => call('/user/info', identity(player))(),
    balance: (player) => call('/user/balance', identity(player))(),

    bet(player, bet, rollbackTransaction) {
      const take = call('/transaction/bet', {
        ...identity(player),
        transaction_uuid: bet.transaction,
        round: bet.round,
        round_closed: false,
        currency: player.currency,
        amount: bet.amount,
        is_free: false,
        ...(bet.odds !== undefined && { meta: { odds: bet.odds / 100 } }),
      })
      return calls.sendBet(bet.round, take, rollback(player, bet, rollbackTransaction))
    },

    win(player, win) {
      const pay = call('/transaction/win', {
        ...identity(player),
        transaction_uuid: win.transaction,
        reference_transaction_uuid: win.betTransaction,
        round: win.round,
        round_closed: true,
        currency: player.currency,
        amount: win.amount,
        is_free: false,
      })
      return calls.send('win', pay)
    },

    rollback: (player, bet, rollbackTransaction) => calls.send('rollback', rollback(player, bet, rollbackTransaction)),
  }
}

function identity({ user, token, gameCode }: WalletPlayer) {
  return { user, token, game_code: gameCode }
}
