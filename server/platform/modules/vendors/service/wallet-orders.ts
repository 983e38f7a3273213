import { formatMoney } from '../../../lib/money.ts'
import { vendorOrders } from '../metrics.ts'
import { createOrders, type MoneyCommand } from '../orders.ts'
import { findPlayer } from '../repository.ts'
import type { WalletCommand, WalletOutcome, WalletResult } from '../vendor-adapter.ts'
import type { WatchedVendors } from './dependencies.ts'
import { hashToken } from './sessions.ts'

/** Results that a person must look at. */
export const ALARMS: ReadonlySet<string> = new Set<WalletResult>([
  'DUPLICATE_MISMATCH',
  'ROUND_FOREIGN',
  'ROLLBACK_UNCOVERED',
])

/** The wallet as vendors order of it. */
export function createWalletOrders({ database, clock, events, logger, health }: WatchedVendors) {
  const orders = createOrders(database)

  async function identify(
    command: Extract<WalletCommand, { kind: 'AUTHENTICATE' | 'BALANCE' }>,
  ): Promise<WalletOutcome> {
    const [found] = await findPlayer(database, command, hashToken(command.token))
    if (found === undefined) return { result: 'INVALID_TOKEN' }
    const { currency, balance } = found
    if (found.expires_at <= clock.now()) return { result: 'TOKEN_EXPIRED' }
    if (found.status !== 'ACTIVE') return { result: 'MEMBER_LOCKED' }
    return { result: 'SUCCESS', currency, balance }
  }

  async function carryOut(source: string, command: MoneyCommand, at: Date): Promise<WalletOutcome> {
    const tokenHash = hashToken(command.token)
    const row = await orders.submit({ source, command, tokenHash, at })
    if (ALARMS.has(row.outcome))
      logger.error(
        { alarm: row.outcome, source, command: { ...command, token: undefined } },
        'a vendor order that a person must look at',
      )
    const { currency, balance, version } = row
    if (currency === null || balance === null || version === null) return { result: row.outcome }
    if (row.outcome === 'SUCCESS' && !row.replayed) {
      const { merchantId, memberId } = command
      const told = { currency, account: 'CASH', balance: formatMoney(balance), version: Number(version) }
      events.publish({ type: 'balance', merchantId, memberId, ...told })
      if (command.roundClosed || command.kind === 'ROLLBACK')
        events.publish({ type: 'bets', merchantId, memberIds: [memberId], round: command.round })
    }
    return { result: row.outcome, currency, balance }
  }

  return {
    /**
     * Carries out one order of a vendor whose signature is good. Never throws: when our own result is not known the
     * outcome is UNKNOWN, and the vendor asks again or rolls back.
     */
    async execute(source: string, command: WalletCommand, at: Date = clock.now()): Promise<WalletOutcome> {
      let outcome: WalletOutcome
      try {
        outcome =
          command.kind === 'AUTHENTICATE' || command.kind === 'BALANCE'
            ? await identify(command)
            : await carryOut(source, command, at)
      } catch (error) {
        logger.error({ error, source, kind: command.kind }, 'the result of a vendor order is unknown')
        outcome = { result: 'UNKNOWN' }
      }
      vendorOrders.inc({ source, kind: command.kind, result: outcome.result })
      health.ordered({ merchantId: command.merchantId, adapter: source, kind: command.kind, result: outcome.result })
      return outcome
    },
  }
}
