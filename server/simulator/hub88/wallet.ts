import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { FaultCall, Faults } from '../faults/faults.ts'
import type { SimulatorOptions } from '../options.ts'
import { createSigner, signatureHeader } from './signature.ts'

/** Amounts on this wire are integers; one unit of any currency is this many. */
export const amountScale = 100_000

/** Who plays what: the part every wallet call repeats. */
export interface WalletPlayer {
  readonly user: string
  readonly token: string
  readonly gameCode: string
  readonly currency: string
}

/** What the operator said, or that it is not known whether it heard. Balance is in 1/100 000 units. */
export type WalletAnswer =
  | { readonly kind: 'answered'; readonly status: string; readonly balance: number | undefined }
  | { readonly kind: 'unknown'; readonly reason: string }

interface Transaction {
  readonly round: string
  readonly transaction: string
}

/** The operator's wallet as a supplier calls it (Hub88-style, signed), with the planned faults applied on the way. */
export function createWallet(options: SimulatorOptions['hub88'], faults: Faults, logger: SimulatorOptions['logger']) {
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
      return { kind: 'answered', status: said.status, balance }
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

  const rollbackBody = (player: WalletPlayer, bet: Transaction, rollbackTransaction: string) => ({
    ...identity(player),
    transaction_uuid: rollbackTransaction,
    reference_transaction_uuid: bet.transaction,
    round: bet.round,
    round_closed: true,
  })

  return {
    info: (player: WalletPlayer) => post('/user/info', { ...identity(player), request_uuid: randomUUID() }),

    balance: (player: WalletPlayer) => post('/user/balance', { ...identity(player), request_uuid: randomUUID() }),

    /** Takes a stake. `rollbackTransaction` is the one that will undo it should its fate stay unknown. */
    async bet(player: WalletPlayer, bet: Transaction & { amount: number }, rollbackTransaction: string) {
      const body = {
        ...identity(player),
        transaction_uuid: bet.transaction,
        round: bet.round,
        round_closed: false,
        currency: player.currency,
        amount: bet.amount,
        is_free: false,
        bet: 'spin',
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

    /** Pays a win, also of zero, and closes the round. */
    win: (player: WalletPlayer, win: Transaction & { amount: number; betTransaction: string }) =>
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

    rollback: (player: WalletPlayer, bet: Transaction, rollbackTransaction: string) =>
      call('rollback', '/transaction/rollback', rollbackBody(player, bet, rollbackTransaction)),
  }
}

export type Wallet = ReturnType<typeof createWallet>
