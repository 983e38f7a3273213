import { type Config, ConfigError, type LoadConfigOptions, readConfig } from './config/config.ts'
import { type Database, openDatabase } from './platform/db/connection.ts'
import { patiently, type Waiting } from './platform/db/patiently.ts'
import { rootOf } from './platform/db/trouble.ts'
import { passwordMatches } from './platform/lib/credentials.ts'
import { answeredBrands } from './platform/modules/operators/service.ts'
import { type Merchant, missingForLive, readMerchants } from './platform/modules/sites/service.ts'
import { DEMO_PASSWORD, demoMembers } from './seed/members-data.ts'
import { DEMO_OPERATORS } from './seed/operators.ts'
import { merchantSeeds } from './seed/sites-data.ts'

export interface ReadinessOptions extends LoadConfigOptions {
  /** How a database that is away is waited for; without it one that is away is a problem at once. */
  readonly waitingBy?: (config: Config) => Waiting
}

/**
 * The configuration, when it and the database it names are fit for each other: real money wants a house without demo accounts, play
 * money one without real. Throws one ConfigError that names every problem of both.
 */
export async function loadReadyConfig({ waitingBy, ...options }: ReadinessOptions = {}): Promise<Config> {
  const { config, problems } = readConfig(options)
  // What has to be mended anyway is told without waiting.
  const waiting = problems.length === 0 ? waitingBy?.(config) : undefined
  const all = [...problems, ...(await problemsOfHouse(config, waiting))]
  if (all.length > 0) throw new ConfigError(all)
  return config
}

/** What speaks against running in a mode on the database that is there. The embedded one is DEMO's alone, and needs no look. */
async function problemsOfHouse(config: Config, waiting: Waiting | undefined): Promise<string[]> {
  const hasHouse = config.roles.includes('platform') || config.roles.includes('worker')
  if (config.databaseUrl === undefined || !hasHouse) return []
  try {
    return await (waiting === undefined ? lookAtHouse(config) : patiently(() => lookAtHouse(config), waiting))
  } catch (error) {
    return [`DATABASE_URL leads to no database that can be read: ${rootOf(error).message}`]
  }
}

async function lookAtHouse(config: Config): Promise<string[]> {
  const database = await openDatabase(config)
  try {
    const [house] = await database.raw<{ merchants: string | null }>(
      "select to_regclass('merchants')::text as merchants",
    )
    const brands = house?.merchants ? await readMerchants(database) : []
    return config.mode === 'LIVE' ? await problemsOfLive(database, brands) : problemsOfDemo(brands)
  } finally {
    await database.close()
  }
}

function problemsOfDemo(brands: readonly Merchant[]): string[] {
  const live = brands.filter(({ mode }) => mode === 'LIVE').map(({ code }) => code)
  return live.length === 0
    ? []
    : [
        `MODE must be LIVE for this database: ${live.join(', ')} takes real money, and DEMO would open demo accounts there`,
      ]
}

async function problemsOfLive(database: Database, brands: readonly Merchant[]): Promise<string[]> {
  if (brands.length === 0) return ['The database has no brand: open one with npm run open-brand']
  const demoIds = new Set(merchantSeeds.map(({ id }) => id))
  const ids = brands.map(({ id }) => id)
  const answered = await answeredBrands(database.query, ids)
  const ofBrands = brands.flatMap((brand) => [
    ...missingForLive({ ...brand, isAnswered: answered.has(brand.id) }).map(
      ({ sentence }) => `Brand ${brand.code}: ${sentence}`,
    ),
    ...(demoIds.has(brand.id) ? [`Brand ${brand.code}: it was made by the seed of DEMO`] : []),
  ])
  return [...ofBrands, ...(await problemsOfAccounts(database))]
}

/** Demo accounts that still have the password everybody knows. Only theirs are tried: trying one takes a while on purpose. */
async function problemsOfAccounts(database: Database): Promise<string[]> {
  const kinds = [
    {
      word: 'operators',
      names: DEMO_OPERATORS.map(({ account }) => account),
      sql: 'select account, password_hash as hash from operators where account = any($1) order by account',
    },
    {
      word: 'members',
      names: demoMembers.map(({ account }) => account),
      sql: `select account, passwords.hash from members join member_passwords passwords on passwords.member_id = members.id
             where account = any($1) order by account`,
    },
  ]
  const problems: string[] = []
  for (const { word, names, sql } of kinds) {
    const open = new Set<string>()
    for (const { account, hash } of await database.raw<{ account: string; hash: string }>(sql, [names])) {
      if (!open.has(account) && (await passwordMatches(hash, DEMO_PASSWORD))) open.add(account)
    }
    if (open.size > 0) problems.push(`The ${word} ${[...open].join(', ')} have the password of the demo accounts`)
  }
  return problems
}
