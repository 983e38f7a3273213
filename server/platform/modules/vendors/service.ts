import { createHash, randomBytes } from 'node:crypto'
import type { Logger } from 'pino'
import type { Config } from '../../../config/config.ts'
import type { Database } from '../../db/connection.ts'
import type { EventBus } from '../../events/event-bus.ts'
import type { Clock } from '../../lib/clock.ts'
import { newId } from '../../lib/id.ts'
import { formatMoney } from '../../lib/money.ts'
import { createHub88Adapter } from './adapters/hub88/hub88-adapter.ts'
import { createTransferWallet } from './adapters/transfer-wallet/transfer-wallet-adapter.ts'
import { vendorsErrors } from './errors.ts'
import { vendorOrders } from './metrics.ts'
import * as repository from './repository.ts'
import type { TransferWallet } from './transfer-wallet.ts'
import type { LaunchOrder, Player, RoundRecord, VendorAdapter, WalletCommand, WalletOutcome } from './vendor-adapter.ts'

export type { TransferWallet, WalletMove } from './transfer-wallet.ts'
export type { LaunchOrder, Player, RoundRecord, WalletCommand, WalletOutcome, WalletResult } from './vendor-adapter.ts'

export interface VendorsDependencies {
  readonly config: Pick<Config, 'hub88' | 'transferWallet'>
  readonly database: Database
  readonly clock: Clock
  readonly events: EventBus
  readonly logger: Logger
}

/** The game a session is opened for. */
export interface SessionGame {
  readonly adapter: string
  readonly vendorCode: string
  readonly gameCode: string
  readonly gameId: string
  readonly gameType: string
}

/** How long a vendor may place bets under one token. */
const SESSION_HOURS = 8
const ALARMS = new Set(['DUPLICATE_MISMATCH', 'ROUND_FOREIGN'])

/** Game vendors (domain.md 4): opens their games and carries out their wallet orders. */
export function createVendorsService({ config, database, clock, events, logger }: VendorsDependencies) {
  const hub88 = createHub88Adapter(config.hub88, (error) =>
    logger.warn({ error, vendor: 'hub88' }, 'vendor call failed'),
  )
  const transferWallet = config.transferWallet && createTransferWallet(config.transferWallet)
  const adapters = new Map<string, VendorAdapter>([[hub88.source, hub88]])

  function adapterOf(source: string): VendorAdapter {
    const adapter = adapters.get(source)
    if (adapter === undefined) throw vendorsErrors.VENDOR_UNAVAILABLE()
    return adapter
  }

  async function identify(
    command: Extract<WalletCommand, { kind: 'AUTHENTICATE' | 'BALANCE' }>,
  ): Promise<WalletOutcome> {
    const [found] = await repository.findPlayer(database, command, hashToken(command.token))
    if (found === undefined) return { result: 'INVALID_TOKEN' }
    const { currency, balance } = found
    if (found.expires_at <= clock.now()) return { result: 'TOKEN_EXPIRED' }
    if (found.status !== 'ACTIVE') return { result: 'PLAYER_LOCKED' }
    return { result: 'SUCCESS', currency, balance }
  }

  async function carryOut(
    source: string,
    command: Exclude<WalletCommand, { kind: 'AUTHENTICATE' | 'BALANCE' }>,
    at: Date,
  ): Promise<WalletOutcome> {
    const made = { source, transferId: newId(), at }
    const [row] =
      command.kind === 'BET'
        ? await repository.placeBet(database, command, { ...made, betId: newId(), tokenHash: hashToken(command.token) })
        : command.kind === 'WIN'
          ? await repository.creditWin(database, command, made)
          : await repository.rollBack(database, command, made)
    if (row === undefined) throw new Error('The wallet answered nothing')
    if (ALARMS.has(row.outcome))
      logger.error(
        { alarm: row.outcome, source, command: { ...command, token: undefined } },
        'vendor order contradicts an earlier one',
      )
    if (row.currency === null || row.balance === null || row.version === null) return { result: row.outcome }
    if (row.outcome === 'SUCCESS' && !row.replayed) {
      const { merchantId, memberId } = command
      const balance = formatMoney(row.balance)
      events.publish({
        type: 'balance',
        merchantId,
        memberId,
        currency: row.currency,
        account: 'CASH',
        balance,
        version: Number(row.version),
      })
    }
    return { result: row.outcome, currency: row.currency, balance: row.balance }
  }

  return {
    adapterOf,

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
      return outcome
    },

    /** Opens a session under a new token, which only the vendor is told. It takes no bets after `notAfter`. */
    async openSession(player: Player, game: SessionGame, currency: string, notAfter?: Date, at: Date = clock.now()) {
      const token = randomBytes(32).toString('base64url')
      const id = newId()
      const latest = at.getTime() + SESSION_HOURS * 3_600_000
      const expiresAt = new Date(Math.min(latest, notAfter?.getTime() ?? latest))
      const { adapter: source, ...rest } = game
      const session = {
        ...player,
        ...rest,
        id,
        source,
        currency,
        tokenHash: hashToken(token),
        createdAt: at,
        expiresAt,
      }
      await repository.insertSession(database.query, session)
      return { id, token }
    },

    /** Address of a game for money under a session just opened. Throws VENDOR_UNAVAILABLE. */
    launch: (
      source: string,
      order: LaunchOrder,
      player: Player & { token: string; currency: string },
    ): Promise<string> => adapterOf(source).launch(order, player),

    /** Address of a game for fun. Throws VENDOR_UNAVAILABLE. */
    launchDemo: (source: string, order: LaunchOrder): Promise<string> => adapterOf(source).launchDemo(order),

    /** The vendor's record of a round. Throws VENDOR_UNAVAILABLE. */
    queryRound: (source: string, round: string, player: Player, language: string): Promise<RoundRecord> =>
      adapterOf(source).queryRound(round, player, language),

    /** Who moves money into and out of the wallets that a vendor keeps. Throws VENDOR_UNAVAILABLE. */
    transferWallet(code: string): TransferWallet {
      if (transferWallet === undefined || transferWallet.code !== code) throw vendorsErrors.VENDOR_UNAVAILABLE()
      return transferWallet
    },

    /** The vendors on offer at a brand that keep wallets themselves, with the adapter that speaks with each. */
    listWalletVendors: (merchantId: string) => repository.listWalletVendors(database.query, merchantId),

    close: () => hub88.close(),
  }
}

export type VendorsService = ReturnType<typeof createVendorsService>

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
