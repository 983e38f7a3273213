import { resolve } from 'node:path'
import type { EdgeSettings } from '../edge/arrival.ts'
import { type Environment, readEnvironment } from './env.ts'
import { checkLive } from './live.ts'
import {
  orDemo,
  readBank,
  readFirebase,
  readLotteryFeeds,
  readMail,
  readPsp,
  readPush,
  readSimulatorUrl,
  readSms,
  readWebhookOrigins,
} from './outside.ts'
import { readPublicKeys } from './public-keys.ts'
import { readSecrets } from './read-secrets.ts'
import { createReader } from './reader.ts'
import type { Secrets } from './secrets.ts'
import { readGcp, readHub88, readTransferWallet } from './vendors.ts'
import { checkWorkers } from './workers.ts'

export const ROLES = ['gateway', 'platform', 'worker', 'simulator'] as const
export type Role = (typeof ROLES)[number]

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

/** Everything an installation can be told, typed and checked. Frozen. Keys are PEM text, times are milliseconds. */
export interface Config {
  readonly mode: 'DEMO' | 'LIVE'
  readonly host: string
  readonly port: number
  /** Folder of the embedded database, uploads and DEMO secrets; absolute. */
  readonly dataDir: string
  /** PostgreSQL; absent means embedded PGlite in `dataDir` (DEMO only). */
  readonly databaseUrl: string | undefined
  /** A replica of it that reports are read off. */
  readonly databaseReadUrl: string | undefined
  readonly database: {
    /** Connections of one process; two to four per core. */
    readonly poolSize: number
    readonly statementTimeout: number
    readonly lockTimeout: number
    readonly idleTransactionTimeout: number
  }
  readonly redisUrl: string | undefined
  /** Where the gateway finds the REST platform. */
  readonly wpsUrl: string
  /** Milliseconds in which the platform must have answered a read of the gateway, with its retries. */
  readonly wpsReadDeadline: number
  /** The address people type; used in mails, callbacks and game launches. */
  readonly publicUrl: string
  /** Which machines before us are believed, and about what. */
  readonly edge: EdgeSettings
  readonly roles: readonly Role[]
  /** How many processes share the port, each with all of the roles. */
  readonly workers: number
  readonly logLevel: LogLevel
  /** Whether the GraphQL schema may be introspected. */
  readonly introspection: boolean
  /** P-256 key pair of sealed (E) bodies. */
  readonly sealing: { readonly privateKey: string; readonly publicKey: string }
  readonly serviceKey: string
  /** With which scrapers read `/metrics`; without one only the service key does. */
  readonly metricsToken: string | undefined
  readonly cookieSecret: string
  /** Hashes and encrypts what identifies persons. */
  readonly identityKey: string
  /** Encrypts secrets that are kept in the database. */
  readonly credentialKey: string
  readonly simulator: {
    readonly url: string
    /** How long its tables take bets, seconds; 0 leaves each game its own time. */
    readonly tableSeconds: number
  }
  readonly hub88: {
    /** The vendor's API, without a closing slash. */
    readonly apiUrl: string
    readonly operatorId: string
    readonly operatorPrivateKey: string
    readonly operatorPublicKey: string
    readonly vendorPublicKey: string
    /** Only where the simulator stands in for the vendor. */
    readonly vendorPrivateKey: string | undefined
  }
  /** The aggregator that speaks GCP; absent in LIVE unless address and key are given. */
  readonly gcp: { readonly apiUrl: string; readonly casinoId: string; readonly key: string } | undefined
  /** The vendor that keeps wallets itself; absent in LIVE unless address and key are given. */
  readonly transferWallet: { readonly url: string; readonly key: string } | undefined
  /** Seconds between draws of our lotteries that draw every minute, the slower ones in proportion; absent: each its own. */
  readonly lotterySeconds: number | undefined
  /** Publishers of the numbers of official lotteries: two that agree draw one. */
  readonly lotteryFeeds: readonly { readonly name: string; readonly url: string }[]
  readonly bank: {
    readonly url: string
    readonly webhookKey: string
    readonly payoutKey: string
    /** Number of the house's account that payout orders are paid from. */
    readonly payoutAccount: string
  }
  /** The payment service with a page of its own; without an address there is none. */
  readonly psp: { readonly url: string | undefined; readonly secret: string }
  readonly sms: { readonly url: string; readonly accountSid: string; readonly authToken: string }
  readonly mail: { readonly url: string; readonly domain: string; readonly key: string }
  /** Notifications to browsers that members allowed; absent where none are sent. */
  readonly push:
    | {
        /** Whom push services may write to, `mailto:` or `https:`. */
        readonly contact: string
        readonly privateKey: string
        /** With what the addresses of the simulator's push service begin; absent in LIVE, where only known services are. */
        readonly demoService: string | undefined
      }
    | undefined
  /** Origins that webhooks of brands reach although they speak plain HTTP or stand in the installation's own network. */
  readonly webhookOrigins: readonly string[]
  /** Firebase, whose ID tokens prove Google and Facebook accounts and mobile numbers; absent where it is not used. */
  readonly firebase:
    | {
        readonly projectId: string
        /** Its published keys, as a JSON Web Key Set. */
        readonly jwksUrl: string
        /** Page that signs a person in and answers the ID token by postMessage (docs/decisions/0009). */
        readonly popupUrl: string
      }
    | undefined
}

export interface LoadConfigOptions {
  /** Instead of the environment of the process. */
  readonly environment?: Environment
  /** Instead of the secrets of the data folder; with it nothing is read from or written to disk. */
  readonly secrets?: Secrets
  /** Laid over the finished configuration. */
  readonly overrides?: Partial<Config>
}

/** All that is wrong with a configuration, in one error. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(
      `The configuration has ${problems.length} problem(s):\n${problems.map((problem) => `  - ${problem}`).join('\n')}`,
    )
    this.problems = problems
  }
}

/** Reads, checks and freezes the configuration. Throws one ConfigError that names every problem. */
export function loadConfig(options: LoadConfigOptions = {}): Config {
  const { config, problems } = readConfig(options)
  if (problems.length > 0) throw new ConfigError(problems)
  return config
}

/**
 * The configuration with all that is wrong with it: it must not be run with while there is anything. Problems are named in
 * the order in which the values are read here.
 */
export function readConfig(options: LoadConfigOptions = {}): { config: Config; problems: readonly string[] } {
  const problems: string[] = []
  const read = createReader(options.environment ?? readEnvironment(), problems)

  const mode = read.choice('MODE', ['DEMO', 'LIVE'] as const, 'DEMO')
  const live = mode === 'LIVE'
  const port = read.integer('PORT', 4000, 0, 65_535)
  const dataDir = resolve(read.text('DATA_DIR') ?? '.data')
  const roles = read.choices('ROLES', ROLES, live ? ROLES.filter((role) => role !== 'simulator') : ROLES)
  const wpsUrl = read.url('WPS_URL') ?? `http://127.0.0.1:${port}`
  const simulatorUrl = readSimulatorUrl({ read, problems }, wpsUrl)
  const databaseUrl = read.url('DATABASE_URL', ['postgres:', 'postgresql:'])
  const databaseReadUrl = read.url('DATABASE_READ_URL', ['postgres:', 'postgresql:'])
  const redisUrl = read.url('REDIS_URL', ['redis:', 'rediss:'])
  const workers = read.integer('WORKERS', 1, 1, 64)
  if (workers > 1) checkWorkers(problems, { databaseUrl, redisUrl, roles })
  const isEmbedded = databaseUrl === undefined && roles.includes('platform')
  if (live) checkLive({ read, problems }, { databaseUrl, roles })

  const secrets = readSecrets({ read, live, problems }, { dataDir, secrets: options.secrets })
  const publicKeys = readPublicKeys({ read, live, secrets, problems })
  const outside = { read, live, simulatorUrl, secrets, problems }

  const config: Config = {
    mode,
    host: read.text('HOST') ?? '127.0.0.1',
    port,
    dataDir,
    databaseUrl,
    databaseReadUrl,
    database: {
      poolSize: read.integer('DATABASE_POOL_SIZE', 8, 2, 200),
      statementTimeout: read.integer('DATABASE_STATEMENT_TIMEOUT', 2_000, 100, 600_000),
      lockTimeout: read.integer('DATABASE_LOCK_TIMEOUT', 1_000, 100, 600_000),
      idleTransactionTimeout: read.integer('DATABASE_IDLE_TRANSACTION_TIMEOUT', 5_000, 100, 600_000),
    },
    redisUrl,
    wpsUrl,
    // An embedded database does one thing at a time, in this process: who waits there waits for his turn, not for an upstream that is down.
    wpsReadDeadline: read.integer('WPS_READ_DEADLINE', isEmbedded ? 5_000 : 800, 100, 60_000),
    publicUrl: orDemo(outside, read.url('PUBLIC_URL'), 'PUBLIC_URL', `http://127.0.0.1:${port}`),
    edge: { trustedProxies: read.proxies('TRUST_PROXY'), countryHeader: read.text('GEO_HEADER')?.toLowerCase() },
    roles,
    workers,
    logLevel: read.choice('LOG_LEVEL', LOG_LEVELS, 'info'),
    introspection: read.flag('INTROSPECTION', !live),
    sealing: { privateKey: secrets.sealingPrivateKey ?? '', publicKey: publicKeys.sealing },
    serviceKey: secrets.serviceKey ?? '',
    metricsToken: secrets.metricsToken,
    cookieSecret: secrets.cookieSecret ?? '',
    identityKey: secrets.identityKey ?? '',
    credentialKey: secrets.credentialKey ?? '',
    simulator: { url: simulatorUrl, tableSeconds: read.integer('TABLE_SECONDS', 0, 0, 300) },
    hub88: readHub88(outside, publicKeys),
    gcp: readGcp(outside),
    transferWallet: readTransferWallet(outside),
    lotterySeconds: read.integer('LOTTERY_SECONDS', 0, 2, 60) || undefined,
    lotteryFeeds: readLotteryFeeds(outside),
    bank: readBank(outside),
    psp: readPsp(outside),
    sms: readSms(outside),
    mail: readMail(outside),
    push: readPush(outside),
    webhookOrigins: readWebhookOrigins(outside),
    firebase: readFirebase(outside),
    ...options.overrides,
  }
  return { config: deepFreeze(config), problems }
}

function deepFreeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null) {
    for (const part of Object.values(value)) deepFreeze(part)
    Object.freeze(value)
  }
  return value
}
