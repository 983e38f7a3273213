import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import fastify from 'fastify'
import { CompactEncrypt, importJWK, type JWK } from 'jose'
import type { Config } from '../../server/config/config.ts'
import { buildPlatform } from '../../server/platform/app.ts'
import { createPlatformContext, type PlatformContext, type PlatformOverrides } from '../../server/platform/context.ts'
import type { Database } from '../../server/platform/db/connection.ts'
import type { Call, ValueOf } from '../../server/platform/http/call.ts'
import type { Clock } from '../../server/platform/lib/clock.ts'
import { newId } from '../../server/platform/lib/id.ts'
import { listCalls, type modules } from '../../server/platform/modules.ts'
import { seed } from '../../server/seed/index.ts'
import { demandForeseen } from './call-errors.ts'
import { cheapHash } from './cheap-hash.ts'
import { testConfig } from './config.ts'
import { openPostgresDatabase } from './database.ts'
import { openEmbeddedDatabase, openFilledDatabase } from './embedded-database.ts'
import { raceLimits } from './race.ts'
import { type Filling, fillingOf } from './seeded.ts'

/** The default brand and the second one, as seeded. */
export const SENVANG = '01935000-0000-7000-8000-000000000001'
export const SAKURA = '01935000-0000-7000-8000-000000000002'

/** The same role at some brands, as accounts of operators are given it. */
export const placesAt = (role: string, ...merchantIds: string[]) =>
  merchantIds.map((merchantId) => ({ merchantId, role }))
export const DEMO_PASSWORD = 'Demo@12345'
/** Of the demo accounts, and of fresh members that were given one. */
export const DEMO_PAYMENT_PASSWORD = 'Vang@2468'

/** Each captcha of a test shows this. */
export const CAPTCHA = 'abcd'
/** Account type of trial members (section 6). */
const TRIAL = 4

export interface SentMessage {
  readonly to: string
  readonly text: string
}

export interface PlatformOptions {
  readonly database?: Database
  readonly config?: Partial<Config>
  readonly overrides?: PlatformOverrides
  /** Starts the jobs too, so that SMS and mails arrive in `sent`. Lotteries are shut then: each move of the clock would draw thousands. */
  readonly jobs?: boolean
  /** With what demo members deposited and played before today. */
  readonly history?: boolean
  /** With all ten thousand games instead of a sample. */
  readonly catalogue?: boolean
  /** Asks for a second step at an address never used before, as the demo brands do (NEWIPVERF3): most tests sign in from an address each. */
  readonly asksAtNewAddresses?: boolean
  /** Seeds nothing: without the demo brands and accounts where the database is not filled yet. */
  readonly empty?: boolean
}

export interface CallOptions {
  readonly body?: unknown
  readonly query?: Readonly<Record<string, string | number | boolean>>
  readonly params?: Readonly<Record<string, string>>
  readonly token?: string | undefined
  readonly merchant?: string
  readonly language?: string
  /** The caller's address, as the gateway would tell it. */
  readonly ip?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly idempotencyKey?: string
}

type Intersection<Union> = (Union extends unknown ? (part: Union) => void : never) extends (whole: infer Whole) => void
  ? Whole
  : never
/** Every call by its name in a module's schema.ts. */
type Calls = Intersection<(typeof modules)[number]['calls']>
export type CallName = keyof Calls & string
type ValueNamed<Name extends CallName> = Calls[Name] extends Call ? ValueOf<Calls[Name]> : never

/** An envelope with its status and headers. `value` is there when `success` is. */
export interface CallAnswer<Value = unknown> {
  readonly status: number
  readonly headers: Headers
  readonly success: boolean
  readonly value: Value
  readonly code?: string
  readonly message?: string
  readonly field?: string
  readonly [extra: string]: unknown
}

/** A clock that a test moves. */
export interface TestClock extends Clock {
  advance(milliseconds: number): void
  /**
   * Goes on for up to two hours where a midnight is near: what a test does "today" would fall on two days, and a day just over is not settled
   * yet. For tests that reckon in days, since only this clock goes on, not that of the database.
   */
  leaveMidnight(): void
}

/** Hours of UTC at which a day begins for somebody: in the books of UTC, and where the demo brands are. */
const MIDNIGHTS = [0, 17]
const DAY = 86_400_000
/** Milliseconds before and after. Longer than any file of tests takes, and than what is settled by the day waits after it. */
const AROUND_MIDNIGHT = 60 * 60_000

/** Milliseconds to the end of the hours around a midnight; 0 where none is near. */
function restOfMidnight(now: Date): number {
  for (const hour of MIDNIGHTS) {
    const since = (now.getTime() - hour * 3_600_000) % DAY
    const past = since < DAY / 2 ? since : since - DAY
    if (Math.abs(past) < AROUND_MIDNIGHT) return AROUND_MIDNIGHT - past
  }
  return 0
}

export function createTestClock(): TestClock {
  let offset = 0
  const now = () => new Date(Date.now() + offset)
  return {
    now,
    advance(milliseconds) {
      offset += milliseconds
    },
    leaveMidnight() {
      offset += restOfMidnight(now())
    },
  }
}

const calls: Record<string, Call> = Object.fromEntries(listCalls().map(({ name, call }) => [name, call]))

export type TestPlatform = Awaited<ReturnType<typeof startPlatform>>

/** The REST platform on a free port with the demo brands, over PGlite unless a database is given. Stop it with `stop()`. */
export async function startPlatform(options: PlatformOptions = {}) {
  const database = options.database ?? (await openOwnDatabase(options))
  const clock = createTestClock()
  const sent = { sms: [] as SentMessage[], mail: [] as (SentMessage & { subject: string; from: string })[] }
  const context: PlatformContext = createPlatformContext(testConfig(options.config), database, {
    clock,
    checkResponses: true,
    sms: { send: async ({ to, text }) => void sent.sms.push({ to, text }) },
    mail: { send: async ({ to, text, subject, from }) => void sent.mail.push({ to, text, subject, from }) },
    captcha: { draw: async () => ({ answer: CAPTCHA, png: Buffer.from('captcha') }) },
    ...options.overrides,
    limits: { ...raceLimits, ...options.overrides?.limits },
  })
  await fill(context, options)
  if (options.jobs) {
    await database.raw('update lotteries set is_open = false', [])
    await context.jobs.start({ work: true })
  }
  const app = fastify({ forceCloseConnections: true })
  await app.register(buildPlatform(context))
  await app.listen({ port: 0, host: '127.0.0.1' })
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  const seal = createSealer(url, clock)

  /** Makes a call by its name in a module's schema.ts; bodies of (E) calls are sealed. */
  async function call<Name extends CallName>(
    name: Name,
    given: CallOptions = {},
  ): Promise<CallAnswer<ValueNamed<Name>>> {
    const descriptor = calls[name]
    if (descriptor === undefined) throw new Error(`There is no call ${name}`)
    const path = descriptor.path.replace(/:(\w+)/g, (_whole, key: string) =>
      encodeURIComponent(given.params?.[key] ?? ''),
    )
    const query = new URLSearchParams(
      Object.entries(given.query ?? {}).map(([key, value]): [string, string] => [key, String(value)]),
    )
    const body = await encode(descriptor, given.body)
    const response = await fetch(`${url}${path}${query.size > 0 ? `?${query}` : ''}`, {
      method: descriptor.method,
      headers: { ...headersOf(descriptor, given), ...body.headers },
      ...(body.text === undefined ? {} : { body: body.text }),
    })
    const envelope = (await response.json()) as object
    const answer = { ...envelope, status: response.status, headers: response.headers } as CallAnswer<ValueNamed<Name>>
    demandForeseen(name, answer)
    return answer
  }

  async function encode(descriptor: Call, body: unknown): Promise<{ text?: string; headers: Record<string, string> }> {
    if (body === undefined) return { headers: {} }
    if (descriptor.sealed) return { text: await seal(body), headers: { 'content-type': 'application/jose' } }
    if (!descriptor.form) return { text: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
    const form = new URLSearchParams(body as Record<string, string>)
    return { text: form.toString(), headers: { 'content-type': 'application/x-www-form-urlencoded' } }
  }

  function headersOf(descriptor: Call, given: CallOptions): Record<string, string> {
    return {
      ...(given.token === undefined ? {} : { authorization: `Bearer ${given.token}` }),
      ...(given.merchant === undefined ? {} : { merchant: given.merchant }),
      ...(given.language === undefined ? {} : { 'accept-language': given.language }),
      ...(given.ip === undefined ? {} : { 'x-service-key': context.config.serviceKey, 'x-caller-address': given.ip }),
      ...(descriptor.movesMoney || given.idempotencyKey ? { 'idempotency-key': given.idempotencyKey ?? newId() } : {}),
      ...given.headers,
    }
  }

  const signInAt = async (code: string, account: string): Promise<string> => {
    const answer = await call('signIn', {
      merchant: code,
      ip: randomAddress(),
      body: { type: 'username', username: account, password: DEMO_PASSWORD },
    })
    if (!answer.success) throw new Error(`${account} cannot sign in: ${answer.code}`)
    return answer.value.token
  }

  /** A trial account has no sign-in of its own (section 6): its session is opened as free play opens it. */
  const openTrialSession = async (member: { merchant_id: string; id: string }): Promise<string> => {
    const owner = { merchantId: member.merchant_id, memberId: member.id, ip: randomAddress(), userAgent: 'test' }
    return (await database.transaction((tx) => context.sessions.open(tx, owner))).token
  }

  return {
    url,
    app,
    context,
    database,
    clock,
    sent,
    call,
    seal,

    /** A fresh member with password Demo@12345 and, when wanted, money. */
    async member(
      change: {
        merchantId?: string
        account?: string
        type?: number
        funds?: bigint
        email?: string
        mobile?: string
        uplineId?: string
        /** Whether it has the payment password of the demo accounts. */
        canPay?: boolean
      } = {},
    ) {
      const passwordHash = await cheapHash(DEMO_PASSWORD)
      const hash = change.canPay ? { paymentPasswordHash: await cheapHash(DEMO_PAYMENT_PASSWORD) } : {}
      const merchant = await context.sites.findMerchant(change.merchantId ?? SENVANG)
      return database.transaction(async (tx) => {
        const { funds = 0n, merchantId: _given, canPay: _canPay, ...rest } = change
        const member = await context.members.createMember(tx, {
          account: `m${randomUUID().replaceAll('-', '').slice(0, 12)}`,
          ...rest,
          ...hash,
          merchantId: merchant.id,
          passwordHash,
          currency: merchant.currency,
          language: merchant.defaultLanguage,
        })
        if (funds > 0n) {
          const owner = { merchantId: merchant.id, memberId: member.id }
          const document = { kind: 'seed', id: member.id } as const
          const money = { currency: merchant.currency, amount: funds, from: 'HOUSE:DEMO', to: 'CASH' } as const
          await context.ledger.post(tx, [
            { ...owner, ...money, source: 'test', key: newId(), kind: 'OPENING', document },
          ])
        }
        return member
      })
    },

    /** A fresh member who is signed in. */
    async signedInMember(
      change: { merchantId?: string; type?: number; funds?: bigint; uplineId?: string; canPay?: boolean } = {},
    ) {
      const member = await this.member(change)
      const merchant = await context.sites.findMerchant(member.merchant_id)
      const token =
        member.type === TRIAL ? await openTrialSession(member) : await signInAt(merchant.code, member.account)
      return { member, token, merchant: merchant.code }
    },

    /** Signs in one of the demo members. */
    signIn: (account: string, code = 'SENVANG') => signInAt(code, account),

    /** Signs in a demo operator: `operator` and `operator2` (all rights) or `support` (reads). */
    async operator(account: 'operator' | 'operator2' | 'support' = 'operator'): Promise<string> {
      const answer = await call('operatorSignIn', { ip: randomAddress(), body: { account, password: DEMO_PASSWORD } })
      if (!answer.success) throw new Error(`${account} cannot sign in: ${answer.code}`)
      return answer.value.token
    },

    /** An answered captcha. */
    async captcha(merchant = 'SENVANG') {
      const { captchaId } = await call('getCaptcha', { merchant })
      return { captchaId: String(captchaId), captcha: CAPTCHA }
    },

    async stop(): Promise<void> {
      if (options.jobs) await context.jobs.stop()
      await app.close()
      await context.close()
      if (options.database === undefined) await database.close()
    },
  }
}

/** Whether the database starts with the demo brands and a sample of games, as most tests want it. */
const asksForDemo = ({ empty, config }: PlatformOptions): boolean => !empty && config?.mode === undefined

/** PGlite; PostgreSQL where `npm run flakes` wants to see what happens when calls really run beside each other. */
function openOwnDatabase(options: PlatformOptions): Promise<Database> {
  if (!asksForDemo(options)) return openEmbeddedDatabase()
  const postgres = process.env.TEST_OWN_DATABASE
  const filling: Filling = options.history ? 'past' : 'seeded'
  return postgres ? openPostgresDatabase(postgres, filling) : openFilledDatabase(filling)
}

/** Fills what is not filled, or not as far as it is asked. */
async function fill(context: PlatformContext, options: PlatformOptions) {
  const { database } = context
  const { empty, history = false, catalogue = false, asksAtNewAddresses = false } = options
  if (empty) return
  const filling = fillingOf(database)
  if (filling === undefined || (history && filling !== 'past') || catalogue)
    await seed(context, { withHistory: history, isWholeCatalogue: catalogue })
  await database.raw("update merchant_modules set enabled = $1 where module = 'NEWIPVERF3'", [asksAtNewAddresses])
  context.sites.forgetCaches()
}

/** Seals a body as a browser's gateway would: to the published key, with a fresh nonce and the time. */
function createSealer(url: string, clock: Clock) {
  let key: Promise<JWK> | undefined
  return async (body: unknown, header: { iat?: number; jti?: string } = {}): Promise<string> => {
    key ??= fetch(`${url}/wps/keys`).then(
      async (response) => ((await response.json()) as { value: { keys: JWK[] } }).value.keys[0] ?? {},
    )
    const jwk = await key
    return new CompactEncrypt(new TextEncoder().encode(typeof body === 'string' ? body : JSON.stringify(body)))
      .setProtectedHeader({
        alg: 'ECDH-ES',
        enc: 'A256GCM',
        kid: jwk.kid ?? '',
        iat: header.iat ?? Math.floor(clock.now().getTime() / 1000),
        jti: header.jti ?? randomUUID(),
      })
      .encrypt(await importJWK(jwk, 'ECDH-ES'))
  }
}

/** Addresses of their own keep the tests out of each other's limits. */
export function randomAddress(): string {
  const part = () => 1 + Math.floor(Math.random() * 254)
  return `10.${part()}.${part()}.${part()}`
}
