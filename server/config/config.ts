import { createPrivateKey, createPublicKey } from 'node:crypto'
import { resolve } from 'node:path'
import type { EdgeSettings } from '../edge/arrival.ts'
import { type Environment, readEnvironment } from './env.ts'
import { checkLive, weakSecrets } from './live.ts'
import { createReader, type Reader } from './reader.ts'
import { keepSecrets, readKeptSecrets, SECRET_NAMES, type Secrets } from './secrets.ts'

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
  /** The address people type; used in mails, callbacks and game launches. */
  readonly publicUrl: string
  /** Which machines before us are believed, and about what. */
  readonly edge: EdgeSettings
  readonly roles: readonly Role[]
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

/** The configuration with all that is wrong with it: it must not be run with while there is anything. */
export function readConfig(options: LoadConfigOptions = {}): { config: Config; problems: readonly string[] } {
  const environment = options.environment ?? readEnvironment()
  const problems: string[] = []
  const read = createReader(environment, problems)

  const mode = read.choice('MODE', ['DEMO', 'LIVE'] as const, 'DEMO')
  const live = mode === 'LIVE'
  const port = read.integer('PORT', 4000, 0, 65_535)
  const dataDir = resolve(read.text('DATA_DIR') ?? '.data')
  const roles = read.choices('ROLES', ROLES, live ? ROLES.filter((role) => role !== 'simulator') : ROLES)
  const wpsUrl = read.url('WPS_URL') ?? `http://127.0.0.1:${port}`
  const simulatorUrl = read.url('SIMULATOR_URL') ?? `${wpsUrl}/simulator`
  /** An address or name that the simulator gives in DEMO and a LIVE installation must name itself. */
  const provider = (value: string | undefined, name: string, demo: string): string => {
    if (value === undefined && live) problems.push(`${name} is needed in LIVE mode`)
    return value ?? demo
  }

  const databaseUrl = read.url('DATABASE_URL', ['postgres:', 'postgresql:'])
  if (live && databaseUrl === undefined)
    problems.push('DATABASE_URL is needed in LIVE mode: the embedded database is for DEMO only')
  if (live && roles.includes('simulator')) problems.push('ROLES must not contain simulator in LIVE mode')

  if (live) checkLive(read, problems)

  const secrets = readSecrets(options, live, dataDir, read, problems)
  if (live && read.url('PSP_URL') !== undefined && secrets.pspSecret === undefined)
    problems.push('PSP_SECRET is needed with PSP_URL in LIVE mode')
  const sealingPublicKey = publicKeyOf(secrets.sealingPrivateKey, 'SEALING_PRIVATE_KEY', 'ec', problems)
  const operatorPublicKey = publicKeyOf(secrets.hub88OperatorPrivateKey, 'HUB88_OPERATOR_PRIVATE_KEY', 'rsa', problems)
  const givenVendorKey = read.key('HUB88_VENDOR_PUBLIC_KEY')
  if (live && givenVendorKey === undefined) problems.push('HUB88_VENDOR_PUBLIC_KEY is needed in LIVE mode')
  const vendorPublicKey = live
    ? publicKeyOf(givenVendorKey, 'HUB88_VENDOR_PUBLIC_KEY', 'rsa', problems)
    : (givenVendorKey ?? publicKeyOf(secrets.hub88VendorPrivateKey, 'HUB88_VENDOR_PRIVATE_KEY', 'rsa', problems))

  const config: Config = {
    mode,
    host: read.text('HOST') ?? '127.0.0.1',
    port,
    dataDir,
    databaseUrl,
    database: {
      poolSize: read.integer('DATABASE_POOL_SIZE', 8, 2, 200),
      statementTimeout: read.integer('DATABASE_STATEMENT_TIMEOUT', 2_000, 100, 600_000),
      lockTimeout: read.integer('DATABASE_LOCK_TIMEOUT', 1_000, 100, 600_000),
      idleTransactionTimeout: read.integer('DATABASE_IDLE_TRANSACTION_TIMEOUT', 5_000, 100, 600_000),
    },
    redisUrl: read.url('REDIS_URL', ['redis:', 'rediss:']),
    wpsUrl,
    publicUrl: provider(read.url('PUBLIC_URL'), 'PUBLIC_URL', `http://127.0.0.1:${port}`),
    edge: { trustedProxies: read.proxies('TRUST_PROXY'), countryHeader: read.text('GEO_HEADER')?.toLowerCase() },
    roles,
    logLevel: read.choice('LOG_LEVEL', LOG_LEVELS, 'info'),
    introspection: read.flag('INTROSPECTION', !live),
    sealing: { privateKey: secrets.sealingPrivateKey ?? '', publicKey: sealingPublicKey },
    serviceKey: secrets.serviceKey ?? '',
    metricsToken: secrets.metricsToken,
    cookieSecret: secrets.cookieSecret ?? '',
    identityKey: secrets.identityKey ?? '',
    credentialKey: secrets.credentialKey ?? '',
    simulator: { url: simulatorUrl, tableSeconds: read.integer('TABLE_SECONDS', 0, 0, 300) },
    hub88: {
      apiUrl: provider(read.url('HUB88_API_URL'), 'HUB88_API_URL', `${simulatorUrl}/hub88`),
      operatorId: provider(read.text('HUB88_OPERATOR_ID'), 'HUB88_OPERATOR_ID', '1'),
      operatorPrivateKey: secrets.hub88OperatorPrivateKey ?? '',
      operatorPublicKey,
      vendorPublicKey,
      vendorPrivateKey: live ? undefined : secrets.hub88VendorPrivateKey,
    },
    gcp: gcpOf(read.url('GCP_API_URL'), read.text('GCP_CASINO_ID'), secrets.gcpKey, live ? undefined : simulatorUrl),
    transferWallet: transferWalletOf(
      read.url('TRANSFER_WALLET_URL'),
      secrets.transferWalletKey,
      live ? undefined : simulatorUrl,
    ),
    lotterySeconds: read.integer('LOTTERY_SECONDS', 0, 2, 60) || undefined,
    lotteryFeeds: lotteryFeedsOf(read.text('LOTTERY_FEEDS'), live ? undefined : simulatorUrl, problems),
    bank: {
      url: provider(read.url('BANK_URL'), 'BANK_URL', `${simulatorUrl}/bank`),
      webhookKey: secrets.bankWebhookKey ?? '',
      payoutKey: secrets.bankPayoutKey ?? '',
      payoutAccount: provider(read.text('BANK_PAYOUT_ACCOUNT'), 'BANK_PAYOUT_ACCOUNT', '8800445566'),
    },
    psp: { url: read.url('PSP_URL') ?? (live ? undefined : `${simulatorUrl}/psp`), secret: secrets.pspSecret ?? '' },
    sms: {
      url: provider(read.url('SMS_URL'), 'SMS_URL', `${simulatorUrl}/sms`),
      accountSid: provider(read.text('SMS_ACCOUNT_SID'), 'SMS_ACCOUNT_SID', 'demo'),
      authToken: secrets.smsAuthToken ?? '',
    },
    mail: {
      url: provider(read.url('MAIL_URL'), 'MAIL_URL', `${simulatorUrl}/mail`),
      domain: provider(read.text('MAIL_DOMAIN'), 'MAIL_DOMAIN', 'demo.invalid'),
      key: secrets.mailApiKey ?? '',
    },
    firebase: readFirebase(read, live, simulatorUrl, problems),
    ...options.overrides,
  }
  return { config: deepFreeze(config), problems }
}

const NEEDED_SECRETS = [
  'sealingPrivateKey',
  'serviceKey',
  'cookieSecret',
  'identityKey',
  'credentialKey',
  'hub88OperatorPrivateKey',
  'bankWebhookKey',
  'bankPayoutKey',
  'smsAuthToken',
  'mailApiKey',
] as const

/** In DEMO the data folder's secrets with any given by the environment on top; in LIVE each must be given. */
function readSecrets(
  options: LoadConfigOptions,
  live: boolean,
  dataDir: string,
  read: Reader,
  problems: string[],
): Partial<Secrets> {
  const given: { [Name in keyof Secrets]: string | undefined } = {
    sealingPrivateKey: read.key('SEALING_PRIVATE_KEY'),
    serviceKey: read.secret('SERVICE_KEY'),
    metricsToken: read.secret('METRICS_TOKEN'),
    cookieSecret: read.secret('COOKIE_SECRET'),
    identityKey: read.secret('IDENTITY_KEY'),
    credentialKey: read.secret('CREDENTIAL_KEY'),
    hub88OperatorPrivateKey: read.key('HUB88_OPERATOR_PRIVATE_KEY'),
    hub88VendorPrivateKey: live ? undefined : read.key('HUB88_VENDOR_PRIVATE_KEY'),
    bankWebhookKey: read.secret('BANK_WEBHOOK_KEY'),
    pspSecret: read.secret('PSP_SECRET'),
    bankPayoutKey: read.secret('BANK_PAYOUT_KEY'),
    gcpKey: read.secret('GCP_KEY'),
    transferWalletKey: read.secret('TRANSFER_WALLET_KEY'),
    smsAuthToken: read.secret('SMS_AUTH_TOKEN'),
    mailApiKey: read.secret('MAIL_API_KEY'),
  }
  const present = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
  if (live) {
    const all: Partial<Secrets> = { ...options.secrets, ...present }
    for (const key of NEEDED_SECRETS) {
      if (all[key] === undefined) problems.push(`${SECRET_NAMES[key]} is needed in LIVE mode`)
    }
    const folders = [...new Set([dataDir, resolve('.data')])]
    problems.push(...weakSecrets(all, SECRET_NAMES, folders.map(readKeptSecrets)))
    return all
  }
  // With problems the server will not start: it must not leave a data folder behind either.
  if (problems.length > 0 && options.secrets === undefined) return present
  return { ...(options.secrets ?? keepSecrets(dataDir)), ...present }
}

const FIREBASE_KEYS = 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com'

/** In DEMO the simulator is the issuer; in LIVE Firebase is used when its project is named. */
function readFirebase(read: Reader, live: boolean, simulatorUrl: string, problems: string[]): Config['firebase'] {
  const projectId = read.text('FIREBASE_PROJECT_ID')
  const jwksUrl = read.url('FIREBASE_JWKS_URL')
  const popupUrl = read.url('FIREBASE_POPUP_URL')
  if (projectId === undefined) {
    if (jwksUrl !== undefined || popupUrl !== undefined) problems.push('FIREBASE_PROJECT_ID is needed to use Firebase')
    const identity = `${simulatorUrl}/identity`
    return live ? undefined : { projectId: 'croupier-demo', jwksUrl: `${identity}/jwks`, popupUrl: identity }
  }
  if (popupUrl === undefined) problems.push('FIREBASE_POPUP_URL is needed to use Firebase')
  return { projectId, jwksUrl: jwksUrl ?? FIREBASE_KEYS, popupUrl: popupUrl ?? '' }
}

/** The address that was given, or in DEMO the simulator's; without an address or a key there is no such vendor. */
function transferWalletOf(url: string | undefined, key: string | undefined, simulatorUrl: string | undefined) {
  const address = url ?? (simulatorUrl === undefined ? undefined : `${simulatorUrl}/transfer-wallet`)
  return address === undefined || key === undefined ? undefined : { url: address, key }
}

/** `name=address` for each, with commas between; in DEMO the simulator's two. Without any, people enter the results. */
function lotteryFeedsOf(text: string | undefined, simulatorUrl: string | undefined, problems: string[]) {
  if (text === undefined) {
    const names = simulatorUrl === undefined ? [] : ['dai-phat', 'thanh-cong']
    return names.map((name) => ({ name, url: `${simulatorUrl}/lottery-results/${name}` }))
  }
  return text.split(',').map((part) => {
    const [, name = '', url = ''] = /^\s*([a-z0-9-]{1,40})=(https?:\/\/\S+?)\/?\s*$/.exec(part) ?? []
    if (name === '') problems.push('LOTTERY_FEEDS must be a list of name=address')
    return { name, url }
  })
}

function gcpOf(
  url: string | undefined,
  casinoId: string | undefined,
  key: string | undefined,
  simulatorUrl: string | undefined,
): Config['gcp'] {
  const apiUrl = url ?? (simulatorUrl === undefined ? undefined : `${simulatorUrl}/gcp`)
  return apiUrl === undefined || key === undefined ? undefined : { apiUrl, casinoId: casinoId ?? 'croupier', key }
}

function publicKeyOf(key: string | undefined, name: string, kind: 'ec' | 'rsa', problems: string[]): string {
  if (key === undefined) return ''
  try {
    const isPrivate = key.includes('PRIVATE KEY')
    const publicKey = isPrivate ? createPublicKey(createPrivateKey(key)) : createPublicKey(key)
    const curve = publicKey.asymmetricKeyDetails?.namedCurve
    if (publicKey.asymmetricKeyType !== kind || (kind === 'ec' && curve !== 'prime256v1')) throw new Error('other kind')
    return publicKey.export({ type: 'spki', format: 'pem' }).toString()
  } catch {
    problems.push(`${name} must be ${kind === 'ec' ? 'a P-256' : 'an RSA'} key in PEM form`)
    return ''
  }
}

function deepFreeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null) {
    for (const part of Object.values(value)) deepFreeze(part)
    Object.freeze(value)
  }
  return value
}
