import { type Logger, pino } from 'pino'
import type { Config } from '../config/config.ts'
import { createArrivalReader } from '../edge/arrival.ts'
import { type CallerTurns, createCallerTurns } from '../edge/caller-turns.ts'
import type { Database } from './db/connection.ts'
import type { ExportSource } from './db/export-source.ts'
import { createReadModel, type ReadModel } from './db/read-model.ts'
import { createEventBus, type EventBus } from './events/event-bus.ts'
import { forgetAll } from './forget.ts'
import type { HttpContext } from './http/http-context.ts'
import { createLimits, type Limits, type LimitsOptions } from './http/limits.ts'
import { createSealing, type Sealing } from './http/sealing.ts'
import { createJobs, type Jobs } from './jobs/jobs.ts'
import { type Clock, systemClock } from './lib/clock.ts'
import type { LotteryDependencies } from './modules/lottery/service.ts'
import type {
  Introducer,
  OpeningListener,
  RankTeller,
  ReferralListener,
  SubaccountKeeper,
} from './modules/members/service.ts'
import type { MailPort, Outlet, ToldEvent } from './modules/messages/service.ts'
import type { DepositListener, ReversalListener } from './modules/payments/service.ts'
import type { StopListener } from './modules/protection/service.ts'
import type { BrandSettings } from './modules/sites/service.ts'
import type { CountListener } from './modules/turnover/service.ts'
import type { VendorsDependencies } from './modules/vendors/service.ts'
import type { CaptchaPort, SmsPort } from './modules/verification/service.ts'
import type { WithdrawalsDependencies } from './modules/withdrawals/service.ts'
import { modules } from './modules.ts'

/** The modules that others may ask; some only serve their own calls. */
type Serving = Extract<(typeof modules)[number], { readonly create: unknown }>

/** The services of all modules, each under its domain word. */
type Services = { readonly [Each in Serving as Each['name']]: ReturnType<Each['create']> }

/** In place of parts that speak with the world outside; tests and tools give them. */
interface OutsideParts {
  /** A copy of the database that may be some seconds behind; given by whoever opened it, closed with the context. */
  readonly replica?: Database
  readonly captcha?: CaptchaPort
  readonly sms?: SmsPort
  readonly mail?: MailPort
  readonly payoutGateway?: NonNullable<WithdrawalsDependencies['payoutGateway']>
  /** When a vendor of games is left alone. */
  readonly breaker?: VendorsDependencies['breaker']
  /** Who tells the numbers of official lotteries. */
  readonly resultFeeds?: LotteryDependencies['resultFeeds']
}

/** What belongs to no module and all of them may build upon. */
interface Foundation extends OutsideParts {
  readonly config: Config
  readonly database: Database
  /** What reports read: the replica where there is one. */
  readonly readModel: ReadModel
  readonly clock: Clock
  readonly logger: Logger
  readonly events: EventBus
  readonly jobs: Jobs
  readonly limits: Limits
  readonly operatorTurns: CallerTurns
  readonly sealing: Sealing
  /** Told of bets as they are counted. */
  readonly countListeners: readonly CountListener[]
  /** Told of accounts as they are opened. */
  readonly openingListeners: readonly OpeningListener[]
  /** Told of members who registered by the code of another one. */
  readonly referralListeners: readonly ReferralListener[]
  /** Know of codes, beside members' own, by which somebody may come into a line. */
  readonly introducers: readonly Introducer[]
  /** Knows those that sign in to act in the name of agents. */
  readonly subaccountKeeper: SubaccountKeeper
  /** Tells members what level of the house they have. */
  readonly rankTeller: RankTeller
  /** Told of deposits as they are credited. */
  readonly depositListeners: readonly DepositListener[]
  /** Told of deposits as they are taken back. */
  readonly reversalListeners: readonly ReversalListener[]
  /** All that members are told of. */
  readonly toldEvents: readonly ToldEvent[]
  /** What of each module is copied to a brand that is opened as another one is. */
  readonly brandSettings: readonly BrandSettings[]
  /** Lists that operators may have exported whole. */
  readonly exportSources: readonly ExportSource[]
  /** Ways to tell members beside the inbox. */
  readonly outlets: readonly Outlet[]
  /** Told of members as they may bet no more. */
  readonly stopListeners: readonly StopListener[]
}

/** Everything the REST platform is made of. */
export type PlatformContext = Foundation &
  Services &
  HttpContext & {
    /** Lets go of what the context opened: limits, events. The database and the jobs belong to whoever started them. */
    close(): Promise<void>
  }

/** What tests and tools put in place of the real parts. */
export interface PlatformOverrides extends OutsideParts {
  readonly clock?: Clock
  readonly logger?: Logger
  readonly limits?: LimitsOptions['limits']
  readonly checkResponses?: boolean
}

/** Composes the platform by hand. Nothing is started: `jobs.start` and `listen` are the caller's. */
export function createPlatformContext(
  config: Config,
  database: Database,
  overrides: PlatformOverrides = {},
): PlatformContext {
  const depositListeners: DepositListener[] = []
  const reversalListeners: ReversalListener[] = []
  const outlets: Outlet[] = []
  const foundation = createFoundation(config, database, overrides, { depositListeners, reversalListeners, outlets })
  // Grows by one service a module; the list says who comes before whom, and the compiler that nothing is missing in the end.
  const context = {
    ...foundation,
    readArrival: createArrivalReader(config.edge),
    checkResponses: overrides.checkResponses ?? false,
    async close() {
      await context.vendors.close()
      await context.webhooks.close()
      await foundation.limits.close()
      await foundation.events.close()
      await foundation.readModel.close()
    },
  } as PlatformContext
  for (const module of modules)
    if ('create' in module) Object.assign(context, { [module.name]: module.create(context) })

  // Who hears of deposits is made of services, so only now, after the cashier that tells them.
  for (const module of modules) {
    if (!('events' in module)) continue
    if ('depositCredited' in module.events) depositListeners.push(module.events.depositCredited(context))
    if ('depositReversed' in module.events) reversalListeners.push(module.events.depositReversed(context))
  }

  // So are the ways beside the inbox.
  for (const module of modules) {
    const outlet = 'outlet' in module ? module.outlet(context) : undefined
    if (outlet !== undefined) outlets.push(outlet)
  }

  for (const module of modules) if ('jobs' in module) module.jobs(context)
  foundation.jobs.define('forget-what-expired', {
    schedule: '17 * * * *',
    handler: () => {
      const ofModules = modules.flatMap((module) => ('forgetOld' in module ? [() => module.forgetOld(context)] : []))
      return forgetAll([() => foundation.sealing.forgetOldNonces(), ...ofModules])
    },
  })
  return context
}

function findSubaccountKeeper(parts: Pick<Foundation, 'database' | 'clock'>): SubaccountKeeper {
  const [keeper] = modules.flatMap((module) => ('keepsSubaccounts' in module ? [module.keepsSubaccounts(parts)] : []))
  if (keeper === undefined) throw new Error('No module knows of subaccounts')
  return keeper
}

function findRankTeller(): RankTeller {
  const [teller] = modules.flatMap((module) => ('tellsRanks' in module ? [module.tellsRanks()] : []))
  if (teller === undefined) throw new Error('No module knows of levels')
  return teller
}

function createFoundation(
  config: Config,
  database: Database,
  overrides: PlatformOverrides,
  listeners: Pick<Foundation, 'depositListeners' | 'reversalListeners' | 'outlets'>,
): Foundation {
  const { checkResponses: _checkResponses, limits: limitsOptions, ...given } = overrides
  const clock = overrides.clock ?? systemClock
  const logger =
    overrides.logger ??
    pino({ level: config.logLevel, base: { role: 'platform' }, serializers: { error: pino.stdSerializers.err } })
  const onError = (error: unknown) => logger.error({ err: error }, 'background failure')
  const events = createEventBus({ redisUrl: config.redisUrl, onError })
  const jobs = createJobs({
    database,
    clock,
    onError: (error, job, reference) => logger.error({ err: error, job, reference }, 'job failed'),
    onChange: (job) => events.publish({ type: 'job', merchantId: '', job }),
  })
  return {
    ...given,
    config,
    database,
    readModel: createReadModel(database, overrides.replica, logger),
    clock,
    logger,
    events,
    limits: createLimits({
      redisUrl: config.redisUrl,
      onError,
      ...(limitsOptions === undefined ? {} : { limits: limitsOptions }),
    }),
    operatorTurns: createCallerTurns(Math.max(2, Math.floor(config.database.poolSize / 4))),
    jobs,
    sealing: createSealing({ config, database, clock }),
    countListeners: modules.flatMap((module) =>
      'events' in module && 'betsCounted' in module.events ? [module.events.betsCounted({ clock, logger })] : [],
    ),
    openingListeners: modules.flatMap((module) =>
      'events' in module && 'accountOpened' in module.events ? [module.events.accountOpened()] : [],
    ),
    referralListeners: modules.flatMap((module) =>
      'events' in module && 'memberReferred' in module.events ? [module.events.memberReferred({ clock })] : [],
    ),
    introducers: modules.flatMap((module) =>
      'introduces' in module ? [module.introduces({ database, clock, jobs })] : [],
    ),
    ...listeners,
    toldEvents: modules.flatMap((module) => ('tells' in module ? Object.values<ToldEvent>(module.tells) : [])),
    brandSettings: modules.flatMap((module) => ('brandSettings' in module ? [module.brandSettings] : [])),
    exportSources: modules.flatMap<ExportSource>((module) => ('exports' in module ? module.exports : [])),
    subaccountKeeper: findSubaccountKeeper({ database, clock }),
    rankTeller: findRankTeller(),
    stopListeners: modules.flatMap((module) =>
      'events' in module && 'playStopped' in module.events ? [module.events.playStopped({ jobs })] : [],
    ),
  }
}
