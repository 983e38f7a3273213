import { createHash, randomBytes } from 'node:crypto'
import type { Logger } from 'pino'
import type { Config } from '../../../config/config.ts'
import type { Database } from '../../db/connection.ts'
import type { EventBus } from '../../events/event-bus.ts'
import type { Clock } from '../../lib/clock.ts'
import { newId } from '../../lib/id.ts'
import { formatMoney } from '../../lib/money.ts'
import { createGcpAdapter } from './adapters/gcp/gcp-adapter.ts'
import { createHub88Adapter } from './adapters/hub88/hub88-adapter.ts'
import { createSignedApi } from './adapters/signed-api.ts'
import { sign as signTransfer } from './adapters/transfer-wallet/signature.ts'
import { createTransferGames } from './adapters/transfer-wallet/transfer-games.ts'
import { createTransferWallet } from './adapters/transfer-wallet/transfer-wallet-adapter.ts'
import { vendorsErrors } from './errors.ts'
import { createFeed } from './feed/feed.ts'
import type { BreakerLimits } from './health/breaker.ts'
import { createVendorHealth, type VendorHealth } from './health/health.ts'
import { vendorOrders } from './metrics.ts'
import { createOrders, type MoneyCommand } from './orders.ts'
import * as repository from './repository.ts'
import type { TransferWallet } from './transfer-wallet.ts'
import type {
  GameOpener,
  LaunchOrder,
  LaunchPlayer,
  Player,
  RoundRecord,
  VendorAdapter,
  WalletCommand,
  WalletOutcome,
  WalletResult,
} from './vendor-adapter.ts'

export { HOUSE } from './health/health.ts'
export type { TransferWallet, WalletMove } from './transfer-wallet.ts'
export type { LaunchOrder, Player, RoundRecord, WalletCommand, WalletOutcome, WalletResult } from './vendor-adapter.ts'

export interface VendorsDependencies {
  readonly config: Pick<Config, 'hub88' | 'gcp' | 'transferWallet'>
  readonly database: Database
  readonly clock: Clock
  readonly events: EventBus
  readonly logger: Logger
  /** When a vendor is left alone; by default `breakerLimits`. */
  readonly breaker?: BreakerLimits | undefined
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
/** Results that a person must look at. */
export const ALARMS: ReadonlySet<string> = new Set<WalletResult>([
  'DUPLICATE_MISMATCH',
  'ROUND_FOREIGN',
  'ROLLBACK_UNCOVERED',
])

const openTransferApi = ({ url, key }: NonNullable<Config['transferWallet']>, onError: (error: unknown) => void) =>
  createSignedApi({ url, sign: (raw) => signTransfer(key, raw), onError })

/** Game vendors (domain.md 4): opens their games and carries out their wallet orders. */
export function createVendorsService({ config, database, clock, events, logger, breaker }: VendorsDependencies) {
  const onError = (vendor: string) => (error: unknown) => logger.warn({ error, vendor }, 'vendor call failed')
  const hub88 = createHub88Adapter(config.hub88, onError('hub88'))
  const gcp = config.gcp && createGcpAdapter(config.gcp, onError('gcp'))
  const adapters = new Map<string, VendorAdapter>([hub88, gcp].flatMap((one) => (one ? [[one.source, one]] : [])))
  const orders = createOrders(database)
  const openers = new Map<string, GameOpener>(adapters)
  const health = createVendorHealth({
    database,
    clock,
    events,
    logger,
    limits: breaker,
    probe: (source, gameCode) =>
      openerOf(source).launchDemo({ gameCode, language: 'vi', device: 'MOBILE', backUrl: undefined }),
  })
  const transferApi = config.transferWallet && openTransferApi(config.transferWallet, onError('transfer-wallet'))
  const transferWallet = transferApi && guardWallet(createTransferWallet(transferApi), health)
  const transferGames = transferApi && createTransferGames(transferApi)
  if (transferGames !== undefined) openers.set(transferGames.source, transferGames)
  const feed =
    transferGames && createFeed({ database, clock, logger, adapter: transferGames.source, source: transferGames })

  function openerOf(source: string): GameOpener {
    const opener = openers.get(source)
    if (opener === undefined) throw vendorsErrors.VENDOR_UNAVAILABLE()
    return opener
  }

  async function identify(
    command: Extract<WalletCommand, { kind: 'AUTHENTICATE' | 'BALANCE' }>,
  ): Promise<WalletOutcome> {
    const [found] = await repository.findPlayer(database, command, hashToken(command.token))
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
    /** The adapter that speaks a protocol, where it is configured. */
    findAdapter: (source: string): VendorAdapter | undefined => adapters.get(source),

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

    /** Address of a game for money under a session just opened. Throws VENDOR_UNAVAILABLE, VENDOR_GAME_UNKNOWN. */
    launch: (
      { vendorCode, adapter }: Pick<SessionGame, 'vendorCode' | 'adapter'>,
      order: LaunchOrder,
      player: LaunchPlayer,
    ): Promise<string> =>
      health.guard({ merchantId: player.merchantId, vendorCode, adapter }, () =>
        openerOf(adapter).launch(order, player),
      ),

    /** Address of a game for fun, at a brand. Throws VENDOR_UNAVAILABLE, VENDOR_GAME_UNKNOWN. */
    launchDemo: (
      { vendorCode, adapter }: Pick<SessionGame, 'vendorCode' | 'adapter'>,
      order: LaunchOrder,
      merchantId: string,
    ): Promise<string> => health.guard({ merchantId, vendorCode, adapter }, () => openerOf(adapter).launchDemo(order)),

    /** The vendor's record of a round. Throws VENDOR_UNAVAILABLE. */
    queryRound: (
      { vendorCode, adapter, round }: Pick<SessionGame, 'vendorCode' | 'adapter'> & { readonly round: string },
      player: Player,
      language: string,
    ): Promise<RoundRecord> =>
      health.guard({ merchantId: player.merchantId, vendorCode, adapter }, () =>
        openerOf(adapter).queryRound(round, player, language),
      ),

    health,

    /** Whether games of an adapter are played with money in a wallet the vendor keeps. */
    keepsWallet: (adapter: string): boolean => adapter === transferGames?.source,

    /** Who moves money into and out of the wallets that a vendor keeps. Throws VENDOR_UNAVAILABLE. */
    transferWallet(code: string): TransferWallet {
      if (transferWallet === undefined || transferWallet.code !== code) throw vendorsErrors.VENDOR_UNAVAILABLE()
      return transferWallet
    },

    /** Imports the settled bets of vendors that keep wallets. Returns how many it read. Throws when the vendor does not answer. */
    pullBets: async (): Promise<number> => (await feed?.pull()) ?? 0,

    /** The vendors on offer at a brand that keep wallets themselves, with the adapter that speaks with each. */
    listWalletVendors: (merchantId: string) => repository.listWalletVendors(database.query, merchantId),

    async close() {
      await health.close()
      await Promise.all([hub88.close(), gcp?.close(), transferApi?.close()])
    },
  }
}

export type VendorsService = ReturnType<typeof createVendorsService>

/** The wallets of a vendor behind its breaker. */
function guardWallet(wallet: TransferWallet, health: VendorHealth): TransferWallet {
  const { code } = wallet
  const placeOf = ({ merchantId }: Pick<Player, 'merchantId'>, vendorCode: string) => ({
    merchantId,
    vendorCode,
    adapter: code,
  })
  return {
    code,
    move: (order) => health.guard(placeOf(order, order.vendorCode), () => wallet.move(order)),
    query: (order) => health.guard(placeOf(order, order.vendorCode), () => wallet.query(order)),
    balance: (player, vendorCode, currency) =>
      health.guard(placeOf(player, vendorCode), () => wallet.balance(player, vendorCode, currency)),
  }
}

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
