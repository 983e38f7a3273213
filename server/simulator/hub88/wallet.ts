import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { FaultCall, Faults } from '../faults/faults.ts'
import type { SimulatorOptions } from '../options.ts'
import type { SupplierWallet, WalletAnswer, WalletPlayer, WalletTransaction, WalletVerdict } from '../play/wallet.ts'
import { createSigner, signatureHeader } from './signature.ts'

/** What the words of this protocol mean; every other one leaves the stake's fate open. */
const verdicts: Readonly<Record<string, WalletVerdict>> = {
  RS_OK: 'OK',
  RS_ERROR_NOT_ENOUGH_MONEY: 'NOT_ENOUGH_MONEY',
  RS_ERROR_LIMIT_REACHED: 'LIMIT_REACHED',
  RS_ERROR_TOKEN_EXPIRED: 'SESSION_ENDED',
  RS_ERROR_INVALID_TOKEN: 'SESSION_ENDED',
  RS_ERROR_USER_DISABLED: 'SESSION_ENDED',
  RS_ERROR_TRANSACTION_DOES_NOT_EXIST: 'BET_GONE',
  RS_ERROR_TRANSACTION_ROLLED_BACK: 'BET_GONE',
}

/** The operator's wallet as a supplier calls it (Hub88-style, signed), with the planned faults applied on the way. */
export function createHub88Wallet(
  options: SimulatorOptions['hub88'],
  faults: Faults,
  logger: SimulatorOptions['logger'],
): SupplierWallet {
  const signBody = createSigner(options.vendorPrivateKeyPem)
  const timeout = options.timeoutMilliseconds ?? 5000

  async function post(path: string, body: Record<string, unknown>): Promise<WalletAnswer> {
    const raw = Buffer.from(JSON.stringify(body))
    try {
      const answer = await fetch(`${options.operatorCallbackUrl.replace(/\/$/, '')}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', [signatureHeader]: signBody(raw) },
        body: new Uint8Array(raw),
        signal: AbortSignal.timeout(timeout),
        redirect: 'error',
      })
      const said = (await answer.json()) as { status?: unknown; balance?: unknown; request_uuid?: unknown }
      if (typeof said.status !== 'string') return { kind: 'unknown', reason: `no status, HTTP ${answer.status}` }
      const balance = Number.isSafeInteger(said.balance) ? (said.balance as number) : undefined
      return { kind: 'answered', verdict: verdicts[said.status] ?? 'FAILED', status: said.status, balance }
    } catch (error) {
      return { kind: 'unknown', reason: error instanceof Error ? error.message : String(error) }
    }
  }

  async function call(kind: FaultCall, path: string, body: Record<string, unknown>): Promise<WalletAnswer> {
    const stamped = { ...body, request_uuid: randomUUID() }
    const fault = faults.take('hub88', kind)
    if (fault) logger.info({ fault: fault.fault, call: kind }, 'simulator: fault injected')
    if (fault?.fault === 'late') await pause(fault.delayMilliseconds, undefined, { ref: false })
    if (fault?.fault === 'duplicate') {
      const [first] = await Promise.all([post(path, stamped), post(path, stamped)])
      return first
    }
    const answer = await post(path, stamped)
    return fault?.fault === 'lost-answer' ? { kind: 'unknown', reason: 'answer lost by fault injection' } : answer
  }

  const identity = (player: WalletPlayer) => ({
    user: player.user,
    token: player.token,
    game_code: player.gameCode,
  })

  const rollbackBody = (player: WalletPlayer, bet: WalletTransaction, rollbackTransaction: string) => ({
    ...identity(player),
    transaction_uuid: rollbackTransaction,
    reference_transaction_uuid: bet.transaction,
    round: bet.round,
    round_closed: true,
  })

  return {
    info: (player) => post('/user/info', { ...identity(player), request_uuid: randomUUID() }),

    balance: (player) => post('/user/balance', { ...identity(player), request_uuid: randomUUID() }),

    async bet(player, bet, rollbackTransaction) {
      const body = {
        ...identity(player),
        transaction_uuid: bet.transaction,
        round: bet.round,
        round_closed: false,
        currency: player.currency,
        amount: bet.amount,
        is_free: false,
      }
      const overtaking = faults.waiting().some((fault) => fault.vendor === 'hub88' && fault.fault === 'out-of-order')
      if (overtaking && faults.take('hub88', 'bet')) {
        logger.info({ round: bet.round }, 'simulator: fault injected: the rollback overtakes its bet')
        const undo = rollbackBody(player, bet, rollbackTransaction)
        await post('/transaction/rollback', { ...undo, request_uuid: randomUUID() })
        await post('/transaction/bet', { ...body, request_uuid: randomUUID() })
        return { kind: 'unknown', reason: 'the rollback overtook the bet by fault injection' } as const
      }
      return call('bet', '/transaction/bet', body)
    },

    win: (player, win) =>
      call('win', '/transaction/win', {
        ...identity(player),
        transaction_uuid: win.transaction,
        reference_transaction_uuid: win.betTransaction,
        round: win.round,
        round_closed: true,
        currency: player.currency,
        amount: win.amount,
        is_free: false,
      }),

    rollback: (player, bet, rollbackTransaction) =>
      call('rollback', '/transaction/rollback', rollbackBody(player, bet, rollbackTransaction)),
  }
}
