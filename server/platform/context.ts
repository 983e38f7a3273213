import { type Logger, pino } from 'pino'
import type { Config } from '../config/config.ts'
import { createArrivalReader } from '../edge/arrival.ts'
import type { Database } from './db/connection.ts'
import { createEventBus, type EventBus } from './events/event-bus.ts'
import type { HttpContext } from './http/http-context.ts'
import { createLimits, type Limits, type LimitsOptions } from './http/limits.ts'
import { createSealing, type Sealing } from './http/sealing.ts'
import { createJobs, type Jobs } from './jobs/jobs.ts'
import { type Clock, systemClock } from './lib/clock.ts'
import { type AdjustmentsService, createAdjustmentsService } from './modules/adjustments/service.ts'
import { type BooksService, createBooksService } from './modules/books/service.ts'
import { type ContentService, createContentService } from './modules/content/service.ts'
import { createDeskService, type DeskService } from './modules/desk/service.ts'
import { createGamesService, type GamesService } from './modules/games/service.ts'
import { registerLedgerJobs } from './modules/ledger/jobs.ts'
import { createLedgerService, type LedgerService } from './modules/ledger/service.ts'
import {
  createLotteryDrawsService,
  type LotteryDrawsDependencies,
  type LotteryDrawsService,
} from './modules/lottery/draws-service.ts'
import {
  createLotteryService,
  type LotteryService,
  STOP_LOTTERY_CHASE,
  type StopLotteryChase,
} from './modules/lottery/service.ts'
import { createMembersService, type MembersService } from './modules/members/service.ts'
import { createMessagesService, type MailPort, type MessagesService } from './modules/messages/service.ts'
import { createOperatorsService, type OperatorsService } from './modules/operators/service.ts'
import { createPaymentsService, type PaymentsService } from './modules/payments/service.ts'
import { createProposalsService, isAgreed, type ProposalsService } from './modules/proposals/service.ts'
import { createProtectionService, type ProtectionService } from './modules/protection/service.ts'
import { createReconciliationService, type ReconciliationService } from './modules/reconciliation/service.ts'
import { addToSummaries, createReportsService, type ReportsService } from './modules/reports/service.ts'
import { createSessionsService, type SessionsService } from './modules/sessions/service.ts'
import { createSitesService, type SitesService } from './modules/sites/service.ts'
import { createTurnoverService, type TurnoverService } from './modules/turnover/service.ts'
import { createVendorsService, type VendorsDependencies, type VendorsService } from './modules/vendors/service.ts'
import {
  type CaptchaPort,
  createVerificationService,
  type SmsPort,
  type VerificationService,
} from './modules/verification/service.ts'
import { createWalletsService, type WalletsService } from './modules/wallets/service.ts'
import { createWinAlarm, createWinsService, type WinsService } from './modules/wins/service.ts'
import type { PayoutGateway } from './modules/withdrawals/gateways/payout-gateway.ts'
import { createWithdrawalsService, type WithdrawalsService } from './modules/withdrawals/service.ts'

/** Everything the REST platform is made of, each service under its domain word. */
export interface PlatformContext extends HttpContext {
  readonly config: Config
  readonly database: Database
  readonly clock: Clock
  readonly logger: Logger
  readonly events: EventBus
  readonly jobs: Jobs
  readonly limits: Limits
  readonly sealing: Sealing
  readonly ledger: LedgerService
  readonly sites: SitesService
  readonly sessions: SessionsService
  readonly verification: VerificationService
  readonly messages: MessagesService
  readonly members: MembersService
  readonly protection: ProtectionService
  readonly vendors: VendorsService
  readonly games: GamesService
  readonly lottery: LotteryService
  readonly payments: PaymentsService
  readonly turnover: TurnoverService
  readonly reports: ReportsService
  readonly wins: WinsService
  readonly withdrawals: WithdrawalsService
  readonly wallets: WalletsService
  readonly content: ContentService
  readonly operators: OperatorsService
  readonly adjustments: AdjustmentsService
  readonly desk: DeskService
  readonly books: BooksService
  readonly proposals: ProposalsService
  readonly lotteryDraws: LotteryDrawsService
  readonly reconciliation: ReconciliationService
  /** Lets go of what the context opened: limits, events. The database and the jobs belong to whoever started them. */
  close(): Promise<void>
}

/** What tests and tools put in place of the real parts. */
export interface PlatformOverrides {
  readonly clock?: Clock
  readonly logger?: Logger
  readonly limits?: LimitsOptions['limits']
  readonly captcha?: CaptchaPort
  readonly sms?: SmsPort
  readonly mail?: MailPort
  readonly payoutGateway?: PayoutGateway
  /** When a vendor of games is left alone. */
  readonly breaker?: VendorsDependencies['breaker']
  /** Who tells the numbers of official lotteries. */
  readonly resultFeeds?: LotteryDrawsDependencies['feeds']
  readonly checkResponses?: boolean
  /** Schema of the job queue's tables. */
  readonly jobsSchema?: string
}

/** Composes the platform by hand. Nothing is started: `jobs.start` and `listen` are the caller's. */
export function createPlatformContext(
  config: Config,
  database: Database,
  overrides: PlatformOverrides = {},
): PlatformContext {
  const clock = overrides.clock ?? systemClock
  const logger =
    overrides.logger ??
    pino({ level: config.logLevel, base: { role: 'platform' }, serializers: { error: pino.stdSerializers.err } })
  const onError = (error: unknown) => logger.error({ err: error }, 'background failure')
  const events = createEventBus({ redisUrl: config.redisUrl, onError })
  const limits = createLimits({
    redisUrl: config.redisUrl,
    onError,
    ...(overrides.limits === undefined ? {} : { limits: overrides.limits }),
  })
  const jobs = createJobs({
    database,
    onError: (error, job) => logger.error({ err: error, job }, 'job failed'),
    ...(overrides.jobsSchema === undefined ? {} : { schema: overrides.jobsSchema }),
  })
  const sealing = createSealing({ config, database, clock })

  const ledger = createLedgerService({ database, clock, events })
  const sites = createSitesService({ database, clock, events })
  const sessions = createSessionsService({ database, clock, events })
  const messages = createMessagesService({
    config,
    database,
    clock,
    events,
    jobs,
    ...(overrides.mail ? { mail: overrides.mail } : {}),
  })
  const verification = createVerificationService({
    config,
    database,
    clock,
    jobs,
    limits,
    messages,
    sites,
    ...(overrides.sms ? { sms: overrides.sms } : {}),
    ...(overrides.captcha ? { captcha: overrides.captcha } : {}),
  })
  const protection = createProtectionService({
    config,
    database,
    clock,
    events,
    jobs,
    ledger,
    sites,
    sessions,
    onError,
  })
  const members = createMembersService({
    database,
    clock,
    ledger,
    sites,
    sessions,
    messages,
    verification,
    persons: protection,
  })

  const vendors = createVendorsService({ config, database, clock, events, logger, breaker: overrides.breaker })
  const listeners = [addToSummaries, createWinAlarm({ clock, logger })]
  const turnover = createTurnoverService({ database, clock, ledger, listeners })
  const reports = createReportsService({ database, turnover })
  const wins = createWinsService({ database, clock })
  const lottery = createLotteryService({ database, clock, events, ledger, protection })
  const games = createGamesService({ database, clock, events, logger, vendors, reports, protection, lottery })
  const payments = createPaymentsService({ config, database, clock, events, ledger, logger, turnover, protection })
  const withdrawals = createWithdrawalsService({
    config,
    database,
    clock,
    events,
    jobs,
    ledger,
    messages,
    members,
    protection,
    turnover,
    logger,
    ...(overrides.payoutGateway ? { payoutGateway: overrides.payoutGateway } : {}),
  })
  const wallets = createWalletsService({
    database,
    clock,
    logger,
    ledger,
    games,
    payments,
    vendors,
    members,
    messages,
    protection,
    sites,
  })

  const content = createContentService({ database, clock, events })
  const operators = createOperatorsService({
    database,
    clock,
    sites,
    content,
    ledger,
    verification,
    askSecond: (tx, session, proposal) => isAgreed(tx, session, proposal, clock.now()),
  })

  const adjustments = createAdjustmentsService({ database, clock, ledger })
  const desk = createDeskService({ database, clock, ledger, games, payments, sessions, members })
  const books = createBooksService({ database, ledger })
  const proposals = createProposalsService({ database, clock })
  const reconciliation = createReconciliationService({
    config,
    database,
    clock,
    jobs,
    logger,
    payments,
    withdrawals,
    sites,
  })
  const lotteryDraws = createLotteryDrawsService({
    config,
    database,
    clock,
    events,
    jobs,
    logger,
    feeds: overrides.resultFeeds,
  })

  registerLedgerJobs(jobs, { ledger, alarm: (message) => logger.error({ job: 'trial-balance' }, message) })
  jobs.define('verify-audit-chains', {
    schedule: '41 * * * *',
    handler: async () => {
      for (const { merchantId, mismatches } of await operators.audit.verify()) {
        if (mismatches.length > 0) logger.error({ merchantId, mismatches }, 'the audit log was tampered with')
      }
    },
  })
  jobs.define('count-bets', { schedule: '* * * * *', handler: async () => void (await turnover.countWaiting()) })
  jobs.define('count-plays', { schedule: '23 * * * *', handler: () => games.countPlays() })
  jobs.define('import-vendor-bets', { schedule: '* * * * *', handler: async () => void (await vendors.pullBets()) })
  jobs.define('recover-wallet-transfers', {
    schedule: '* * * * *',
    handler: async () => void (await wallets.vendorTransfers.recover()),
  })
  jobs.define<StopLotteryChase>(STOP_LOTTERY_CHASE, {
    handler: ({ data }) => lottery.stopWonChase(data),
  })
  jobs.define('expire-deposits', {
    schedule: '* * * * *',
    handler: async () => void (await payments.expireDeposits()),
  })
  jobs.define('end-deposit-reviews', {
    schedule: '*/10 * * * *',
    handler: async () => void (await payments.endReviews()),
  })
  jobs.define('forget-what-expired', {
    schedule: '17 * * * *',
    handler: async () => {
      await sealing.forgetOldNonces()
      await sessions.forgetOld()
      await verification.forgetOld()
      await members.forgetOldTickets()
      await operators.sweep()
      await protection.sweep()
      await vendors.health.forgetOld()
    },
  })

  return {
    config,
    database,
    clock,
    logger,
    events,
    jobs,
    limits,
    readArrival: createArrivalReader(config.edge),
    sealing,
    checkResponses: overrides.checkResponses ?? false,
    ledger,
    sites,
    sessions,
    verification,
    messages,
    members,
    protection,
    vendors,
    games,
    lottery,
    payments,
    withdrawals,
    turnover,
    reports,
    wins,
    wallets,
    content,
    operators,
    adjustments,
    desk,
    books,
    proposals,
    lotteryDraws,
    reconciliation,
    async close() {
      await vendors.close()
      await limits.close()
      await events.close()
    },
  }
}
