import { setTimeout as pause } from 'node:timers/promises'
import type { FaultCall, Faults } from '../faults/faults.ts'
import type { SimulatorOptions } from '../options.ts'
import {
  amountScale,
  type SupplierWallet,
  type WalletAnswer,
  type WalletPlayer,
  type WalletTransaction,
  type WalletVerdict,
} from '../play/wallet.ts'
import { signatureHeader, signBody } from './signature.ts'

/** What the codes of this protocol mean; every other one leaves the stake's fate open. */
const verdicts: Readonly<Record<number, WalletVerdict>> = {
  100: 'NOT_ENOUGH_MONEY',
  101: 'SESSION_ENDED',
  105: 'LIMIT_REACHED',
  110: 'SESSION_ENDED',
}
/** Messages under which code 106 says that a bet is not there, or not any more. */
const goneMessages = ['bet_not_found', 'transaction_cancelled']
/** Amounts on this wire are cents. */
const centScale = amountScale / 100

/** The operator's wallet as a supplier that speaks GCP calls it, signed, with the planned faults applied on the way. */
export function createGcpWallet(
  options: NonNullable<SimulatorOptions['gcp']>,
  faults: Faults,
  logger: SimulatorOptions['logger'],
): SupplierWallet {
  const timeout = options.timeoutMilliseconds ?? 5000

  async function post(path: string, body: Record<string, unknown>): Promise<WalletAnswer> {
    const raw = Buffer.from(JSON.stringify(body))
    try {
      const answer = await fetch(`${options.operatorCallbackUrl.replace(/\/$/, '')}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', [signatureHeader]: signBody(options.key, raw) },
        body: new Uint8Array(raw),
        signal: AbortSignal.timeout(timeout),
        redirect: 'error',
      })
      const said = (await answer.json()) as { code?: unknown; message?: unknown; balance?: unknown }
      const balance = Number.isSafeInteger(said.balance) ? Number(said.balance) * centScale : undefined
      if (answer.status === 200) return { kind: 'answered', verdict: 'OK', status: '200', balance }
      if (typeof said.code !== 'number' || answer.status >= 500)
        return { kind: 'unknown', reason: `HTTP ${answer.status}` }
      const verdict = goneMessages.includes(String(said.message)) ? 'BET_GONE' : (verdicts[said.code] ?? 'FAILED')
      return { kind: 'answered', verdict, status: `${said.code} ${String(said.message)}`, balance }
    } catch (error) {
      return { kind: 'unknown', reason: error instanceof Error ? error.message : String(error) }
    }
  }

  async function call(kind: FaultCall, path: string, body: Record<string, unknown>): Promise<WalletAnswer> {
    const fault = faults.take('gcp', kind)
    if (fault) logger.info({ fault: fault.fault, call: kind }, 'simulator: fault injected')
    if (fault?.fault === 'late') await pause(fault.delayMilliseconds, undefined, { ref: false })
    if (fault?.fault === 'duplicate') {
      const [first] = await Promise.all([post(path, body), post(path, body)])
      return first
    }
    const answer = await post(path, body)
    return fault?.fault === 'lost-answer' ? { kind: 'unknown', reason: 'answer lost by fault injection' } : answer
  }

  const identity = (player: WalletPlayer) => ({
    user_id: player.user,
    session_id: player.token,
    game: player.gameCode,
    currency: player.currency,
  })
  const undo = (player: WalletPlayer, bet: WalletTransaction, rollbackTransaction: string) => ({
    ...identity(player),
    game_id: bet.round,
    finished: true,
    actions: [{ action: 'rollback', action_id: rollbackTransaction, original_action_id: bet.transaction }],
  })
  /** The wire knows no less than a cent; a stake is a multiple of it, a win is rounded down. */
  const cents = (amount: number) => Math.floor(amount / centScale)

  return {
    info: (player) => post('/play', identity(player)),
    balance: (player) => post('/play', identity(player)),

    async bet(player, bet, rollbackTransaction) {
      const body = {
        ...identity(player),
        game_id: bet.round,
        finished: false,
        actions: [{ action: 'bet', action_id: bet.transaction, amount: cents(bet.amount) }],
      }
      const overtaking = faults.waiting().some((fault) => fault.vendor === 'gcp' && fault.fault === 'out-of-order')
      if (overtaking && faults.take('gcp', 'bet')) {
        logger.info({ round: bet.round }, 'simulator: fault injected: the rollback overtakes its bet')
        await post('/rollback', undo(player, bet, rollbackTransaction))
        await post('/play', body)
        return { kind: 'unknown', reason: 'the rollback overtook the bet by fault injection' }
      }
      return call('bet', '/play', body)
    },

    win: (player, win) =>
      call('win', '/play', {
        ...identity(player),
        game_id: win.round,
        finished: true,
        actions: [{ action: 'win', action_id: win.transaction, amount: cents(win.amount) }],
      }),

    rollback: (player, bet, rollbackTransaction) =>
      call('rollback', '/rollback', undo(player, bet, rollbackTransaction)),
  }
}
