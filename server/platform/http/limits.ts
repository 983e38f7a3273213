import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import { openRedis } from '../lib/redis.ts'
import { httpErrors } from './errors.ts'

/** How often something may be done: `points` times in `seconds`, then not for `blockSeconds`. */
export interface Limit {
  readonly points: number
  readonly seconds: number
  readonly blockSeconds?: number
}

/**
 * The limits of the house. Calls are counted per module id: those of visitors, and of tokens that turn out to be none, by address, those of
 * who is signed in by session, since an office or the network of a carrier is one address for thousands. SMS follow section 8: too many
 * requests mean a lock of five minutes.
 */
export const LIMITS = {
  call: { points: 300, seconds: 10 },
  memberCall: { points: 120, seconds: 10 },
  operatorCall: { points: 300, seconds: 10 },
  /** Sign-in, registration, passwords: per address. */
  credential: { points: 100, seconds: 300, blockSeconds: 300 },
  smsNumber: { points: 5, seconds: 300, blockSeconds: 300 },
  smsAddress: { points: 15, seconds: 300, blockSeconds: 300 },
  /** How many codes an address gets before it must read a captcha. */
  smsFreely: { points: 5, seconds: 300 },
  /** How many accounts an address opens before it must read a captcha. */
  registerFreely: { points: 10, seconds: 600 },
  mailAddress: { points: 15, seconds: 300, blockSeconds: 300 },
  mailAccount: { points: 3, seconds: 300, blockSeconds: 300 },
  captcha: { points: 60, seconds: 60 },
  /** Proofs of work an address takes before they become dearer, in two steps. */
  proofsCalm: { points: 15, seconds: 300 },
  proofsBusy: { points: 30, seconds: 300 },
  passkey: { points: 60, seconds: 60 },
  /** Codes that a member shows to sign another device in. */
  deviceCode: { points: 6, seconds: 60 },
  /** Tries of such codes: per address. */
  deviceCodeTry: { points: 20, seconds: 60, blockSeconds: 300 },
  trial: { points: 20, seconds: 3600 },
  /** What one member or one visitor's address says to the house. */
  feedback: { points: 60, seconds: 600 },
  /** How much a visitor's address says before it must read a captcha. */
  feedbackFreely: { points: 3, seconds: 600 },
  upload: { points: 30, seconds: 300 },
  /** Deposits and withdrawals that a member takes back: each makes room for another, which is rows and words to the brand's own systems. */
  depositCancel: { points: 10, seconds: 600 },
  withdrawalCancel: { points: 10, seconds: 600 },
  /** Conversations with customer service that a member or a visitor's address begins; messages of a visitor's address and of a person. */
  supportStart: { points: 15, seconds: 600 },
  supportAddress: { points: 120, seconds: 60 },
  supportMessage: { points: 20, seconds: 60 },
  supportTyping: { points: 60, seconds: 60 },
  /** Messages of a member in all chat rooms, and messages that he reports. */
  chatMessage: { points: 10, seconds: 20 },
  chatReport: { points: 20, seconds: 600 },
  /** PINGs to the endpoints of one brand: each is a request to a stranger's address that an operator chose. */
  webhookTest: { points: 20, seconds: 60 },
} as const satisfies Record<string, Limit>
export type LimitName = keyof typeof LIMITS

export interface Limits {
  /** Counts one use by `subject`; throws RATE_LIMITED with `retryAfter` in seconds when there were too many. */
  consume(name: LimitName, subject: string): Promise<void>
  /** Takes one use back that was counted before it was known that it is none; nobody waits for it. */
  giveBack(name: LimitName, subject: string): void
  /** Counts one use; answers whether it was still within the limit. */
  isWithin(name: LimitName, subject: string): Promise<boolean>
  /** Whether all processes count together, where they should. */
  isShared(): boolean
  close(): Promise<void>
}

export interface LimitsOptions {
  readonly redisUrl?: string | undefined
  /** Instead of LIMITS, one by one. */
  readonly limits?: Partial<Record<LimitName, Limit>>
  readonly onError?: (error: unknown) => void
}

/** Counters in memory, shared through Redis when there is one; without an answering Redis each process counts for itself. */
export function createLimits(options: LimitsOptions = {}): Limits {
  const onError = options.onError ?? (() => {})
  const redis = options.redisUrl === undefined ? undefined : openRedis(options.redisUrl, onError)
  const limiters = new Map<LimitName, RateLimiterAbstract>()
  for (const [name, standard] of Object.entries(LIMITS) as [LimitName, Limit][]) {
    const limit = options.limits?.[name] ?? standard
    const settings = {
      keyPrefix: `limit:${name}`,
      points: limit.points,
      duration: limit.seconds,
      blockDuration: limit.blockSeconds ?? 0,
    }
    const memory = new RateLimiterMemory(settings)
    limiters.set(
      name,
      redis === undefined
        ? memory
        : new RateLimiterRedis({
            ...settings,
            storeClient: redis.client,
            rejectIfRedisNotReady: true,
            insuranceLimiter: memory,
          }),
    )
  }
  /** Undefined when within the limit, else the milliseconds to wait. */
  async function count(name: LimitName, subject: string): Promise<number | undefined> {
    try {
      await limiters.get(name)?.consume(subject)
      return undefined
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal
      return refusal.msBeforeNext
    }
  }
  return {
    async consume(name, subject) {
      const wait = await count(name, subject)
      if (wait !== undefined)
        throw httpErrors.RATE_LIMITED({ extras: { retryAfter: Math.max(1, Math.ceil(wait / 1000)) } })
    },
    giveBack(name, subject) {
      limiters.get(name)?.reward(subject).catch(onError)
    },
    isWithin: async (name, subject) => (await count(name, subject)) === undefined,
    isShared: () => redis === undefined || redis.isAnswering(),
    async close() {
      redis?.close()
    },
  }
}
