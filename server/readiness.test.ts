import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startChild } from '../tests/support/child.ts'
import { findTestPostgres } from '../tests/support/find-postgres.ts'
import { startPlatform } from '../tests/support/platform.ts'
import { ConfigError } from './config/config.ts'
import { createSecrets, SECRET_NAMES, type Secrets } from './config/secrets.ts'
import { openDatabase } from './platform/db/connection.ts'
import { migrate } from './platform/db/migrate.ts'
import { loadReadyConfig } from './readiness.ts'

const postgresUrl = await findTestPostgres()
const folder = mkdtempSync(join(tmpdir(), 'croupier-live-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Milliseconds: a process of the server takes seconds to start, on a busy machine many. */
const STARTS = 240_000

const pem = { type: 'spki', format: 'pem' } as const
const { hub88VendorPrivateKey: _demoOnly, ...secrets } = createSecrets()
/** All that a LIVE installation is told, but for its database. */
const live: Readonly<Record<string, string>> = {
  MODE: 'LIVE',
  DATA_DIR: folder,
  LOG_LEVEL: 'silent',
  PUBLIC_URL: 'https://lotus.example',
  TRUST_PROXY: 'loopback',
  GEO_HEADER: 'CF-IPCountry',
  HUB88_API_URL: 'https://api.hub88.example',
  HUB88_OPERATOR_ID: '7',
  HUB88_VENDOR_PUBLIC_KEY: generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey.export(pem).toString(),
  BANK_URL: 'https://bank.example',
  BANK_PAYOUT_ACCOUNT: '19001008198',
  SMS_URL: 'https://sms.example',
  SMS_ACCOUNT_SID: 'AC1',
  MAIL_URL: 'https://mail.example',
  MAIL_DOMAIN: 'mail.lotus.example',
  ...Object.fromEntries(Object.entries(secrets).map(([key, value]) => [SECRET_NAMES[key as keyof Secrets], value])),
}
const brand = '--code LOTUS --name Lotus --domain lotus.example --licence GC-1234 --countries VN --operator anna'.split(
  ' ',
)

async function problemsOf(environment: Readonly<Record<string, string>>): Promise<readonly string[]> {
  try {
    await loadReadyConfig({ environment })
  } catch (error) {
    if (error instanceof ConfigError) return error.problems
    throw error
  }
  return []
}

describe.skipIf(postgresUrl === undefined)('a house with real money', () => {
  const names: string[] = []
  let admin: pg.Client
  beforeAll(async () => {
    admin = new pg.Client({ connectionString: postgresUrl })
    await admin.connect()
  })
  afterAll(async () => {
    for (const name of names) await admin.query(`drop database if exists ${name} with (force)`)
    await admin.end()
    // Dropping waits for the files of each to be written back.
  }, 120_000)

  /** A database of its own: the queue of jobs has a schema that all houses of one database would share. */
  async function newDatabase(): Promise<string> {
    const name = `live_${randomBytes(6).toString('hex')}`
    names.push(name)
    await admin.query(`create database ${name}`)
    const url = new URL(postgresUrl ?? '')
    url.pathname = `/${name}`
    return url.toString()
  }

  it(
    'does not open over the demo, and names all that speaks against it at once',
    async () => {
      const DATABASE_URL = await newDatabase()
      const demo = await loadReadyConfig({ environment: { DATABASE_URL, DATA_DIR: join(folder, 'demo') } })
      const database = await openDatabase(demo)
      await migrate(database)
      await (await startPlatform({ database })).stop()
      const { HUB88_VENDOR_PUBLIC_KEY: _missing, ...incomplete } = live
      const problems = await problemsOf({ ...incomplete, DATABASE_URL })
      expect(problems).toEqual([
        'HUB88_VENDOR_PUBLIC_KEY is needed in LIVE mode',
        ...['SAKURA', 'SENVANG'].flatMap((code) => [
          `Brand ${code}: it is a DEMO brand`,
          `Brand ${code}: it has no licence reference`,
          `Brand ${code}: it names no countries that may play`,
          `Brand ${code}: its operators need no second factor`,
          `Brand ${code}: its domain is one of this machine`,
          `Brand ${code}: it was made by the seed of DEMO`,
        ]),
        'The operators operator, operator2, support have the password of the demo accounts',
        expect.stringMatching(/^The members agent01, .*demo13 have the password of the demo accounts$/),
      ])
      // A brand that was only called LIVE is the demo's still.
      await database.raw(
        "update merchants set mode = 'LIVE', licence = 'GC-1', allowed_countries = '{VN}', main_domain = 'lotus.example'",
      )
      expect((await problemsOf({ ...live, DATABASE_URL })).map((problem) => problem.slice(0, 22))).toEqual([
        'Brand SAKURA: it was m',
        'Brand SENVANG: it was ',
        'The operators operator',
        'The members agent01, a',
      ])
      await database.close()
    },
    STARTS,
  )

  it(
    'opens when a brand was opened in it, and is closed to DEMO from then on',
    async () => {
      const DATABASE_URL = await newDatabase()
      expect(await problemsOf({ ...live, DATABASE_URL })).toEqual([
        'The database has no brand: open one with npm run open-brand',
      ])
      const opening = startChild('server/open-brand.ts', { ...live, DATABASE_URL }, brand)
      expect(await opening.ended, opening.errors()).toBe(0)
      expect(opening.output()).toMatch(/Operator anna, password \(told this once\): [A-Za-z0-9]{24}\n/)
      expect(await problemsOf({ ...live, DATABASE_URL })).toEqual([])
      expect(await problemsOf({ DATABASE_URL, DATA_DIR: join(folder, 'demo') })).toEqual([
        'MODE must be LIVE for this database: LOTUS takes real money, and DEMO would open demo accounts there',
      ])
      const again = startChild('server/open-brand.ts', { ...live, DATABASE_URL }, brand)
      expect(await again.ended).toBe(1)
      expect(again.errors()).toContain('There is a brand LOTUS already')

      const server = startChild('server/main.ts', { ...live, DATABASE_URL, PORT: '0' })
      await server.waitFor('Croupier is ready (LIVE, PostgreSQL)')
      expect(server.output()).not.toContain('Demo')
      expect(server.output()).not.toContain('sandbox')
      await server.kill()
    },
    STARTS,
  )

  it(
    'lets who works for all of it work for a further brand too, beside the operator of that brand',
    async () => {
      const environment = { ...live, DATABASE_URL: await newDatabase() }
      const further = '--code SEN --name Sen --domain sen.example --licence GC-2 --countries VN --operator binh'.split(
        ' ',
      )
      for (const one of [brand, further]) {
        const opening = startChild('server/open-brand.ts', environment, one)
        expect(await opening.ended, opening.errors()).toBe(0)
      }
      const client = new pg.Client({ connectionString: environment.DATABASE_URL })
      await client.connect()
      const { rows } = await client.query(
        `select o.account || ' ' || m.code || ' ' || r.house_role as seen from operator_merchants r
           join operators o on o.id = r.operator_id join merchants m on m.id = r.merchant_id order by 1`,
      )
      await client.end()
      expect(rows.map(({ seen }) => seen)).toEqual(['anna LOTUS ADMIN', 'anna SEN ADMIN', 'binh SEN ADMIN'])
    },
    STARTS,
  )

  it(
    'is not opened without what real money demands',
    async () => {
      const opening = startChild('server/open-brand.ts', live, ['--code', 'LOTUS', '--domain', 'lotus.localhost'])
      expect(await opening.ended).toBe(1)
      for (const option of ['--name', '--licence', '--countries', '--operator'])
        expect(opening.errors()).toContain(`${option} is needed`)
    },
    STARTS,
  )
})
