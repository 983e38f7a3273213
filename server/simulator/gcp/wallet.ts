import type { Faults } from '../faults/faults.ts'
import { createFaultyCalls } from '../faults/wallet-calls.ts'
import type { SimulatorOptions } from '../options.ts'
import type { PlayerWallet, WalletPlayer, WalletTransaction } from '../play/wallet.ts'
import { createGcpWire, toCents } from './wire.ts'

/** The operator's wallet as a vendor that speaks GCP calls it, signed, with the planned faults applied on the way. */
export function createGcpWallet(
  options: NonNullable<SimulatorOptions['gcp']>,
  faults: Faults,
  logger: SimulatorOptions['logger'],
): PlayerWallet {
  const wire = createGcpWire(options)
  const calls = createFaultyCalls({ vendor: 'gcp', faults, logger })

  const act = (player: WalletPlayer, round: string, isFinished: boolean, action: object) =>
    wire('/play', { ...identity(player), game_id: round, finished: isFinished, actions: [action] })
  const undo = (player: WalletPlayer, bet: WalletTransaction, rollbackTransaction: string) =>
    wire('/rollback', {
      ...identity(player),
      game_id: bet.round,
      finished: true,
      actions: [{ action: 'rollback', action_id: rollbackTransaction, original_action_id: bet.transaction }],
    })

  return {
    info: (player) => wire('/play', identity(player)),
    balance: (player) => wire('/play', identity(player)),

    bet(player, bet, rollbackTransaction) {
      const action = { action: 'bet', action_id: bet.transaction, amount: toCents(bet.amount) }
      return calls.sendBet(
        bet.round,
        () => act(player, bet.round, false, action),
        () => undo(player, bet, rollbackTransaction),
      )
    },

    win(player, win) {
      const action = { action: 'win', action_id: win.transaction, amount: toCents(win.amount) }
      return calls.send('win', () => act(player, win.round, true, action))
    },

    rollback: (player, bet, rollbackTransaction) =>
      calls.send('rollback', () => undo(player, bet, rollbackTransaction)),
  }
}

function identity({ user, token, gameCode, currency }: WalletPlayer) {
  return { user_id: user, session_id: token, game: gameCode, currency }
}
