import { networkOf } from '../../../edge/address.ts'
import type { Database } from '../../db/connection.ts'
import type { Limits } from '../../http/limits.ts'
import type { Clock } from '../../lib/clock.ts'
import { newId } from '../../lib/id.ts'
import type { CaptchaProvider, CaptchaPurpose } from '../sites/service.ts'
import { createProofOfWork } from './altcha.ts'
import { type Attempts, addressSubject } from './attempts.ts'
import type { CaptchaPort } from './captcha.ts'
import { verificationErrors } from './errors.ts'
import * as repository from './repository.ts'

/** The brand as far as a check of persons needs it. */
export interface CheckingMerchant {
  readonly id: string
  readonly captchaProviders: Readonly<Record<Lowercase<CaptchaPurpose>, CaptchaProvider>>
  readonly captchaComplexity: number
}

/** The answer to a picture, or the proof of work. */
export interface CaptchaAnswer {
  readonly captchaId?: string | undefined
  readonly captcha?: string | undefined
  readonly captchaProof?: string | undefined
}

export interface CaptchaCheckDependencies {
  readonly database: Database
  readonly clock: Clock
  readonly limits: Limits
  readonly pictures: CaptchaPort
  /** Failed sign-ins are counted there. */
  readonly attempts: Attempts
  /** Signs challenges. */
  readonly secret: string
  readonly hashOf: (...parts: string[]) => string
}

const CAPTCHA_LIFE = 5 * 60_000
/** However an address behaves, a phone shall be done within half a minute. */
const MOST_GUESSES = 1_000_000

/** Whether a person asks: by a picture of the house, or by a proof of work (ALTCHA), as the brand chose for each purpose. */
export function createCaptchaCheck({
  database,
  clock,
  limits,
  pictures,
  attempts,
  secret,
  hashOf,
}: CaptchaCheckDependencies) {
  const proofs = createProofOfWork(secret)

  async function checkPicture(merchantId: string, { captchaId, captcha }: CaptchaAnswer): Promise<void> {
    const extras = { captcha: true }
    if (!captchaId || !captcha) throw verificationErrors.CAPTCHA_REQUIRED({ field: 'captcha', extras })
    const isId = /^[0-9a-f-]{36}$/.test(captchaId)
    const drawn = isId ? await repository.takeCaptcha(database.query, merchantId, captchaId) : undefined
    const isRight =
      drawn !== undefined &&
      drawn.expires_at > clock.now() &&
      drawn.answer_hash === hashOf(captchaId, captcha.trim().toLowerCase())
    if (!isRight) throw verificationErrors.CAPTCHA_WRONG({ field: 'captcha', extras })
  }

  async function checkProof(merchantId: string, purpose: CaptchaPurpose, proof: string | undefined): Promise<void> {
    const extras = { captcha: true }
    if (!proof) throw verificationErrors.VERIFY_FIRST({ field: 'captchaProof', extras })
    const good = await proofs.read(proof, { merchantId, purpose }, clock.now())
    const isFirst =
      good !== undefined && (await repository.spendProof(database.query, merchantId, good.signature, good.expiresAt))
    if (!isFirst) throw verificationErrors.CAPTCHA_CHECK_FAILED({ field: 'captchaProof', extras })
  }

  /** What an address did lately makes its next proof dearer: many challenges, many failed sign-ins. */
  async function difficultyOf(merchantId: string, ip: string): Promise<number> {
    const failures = await attempts.count(merchantId, addressSubject(ip))
    const isCalm = await limits.isWithin('proofsCalm', networkOf(ip))
    const isBusy = isCalm || (await limits.isWithin('proofsBusy', networkOf(ip)))
    const byCount = isCalm ? 1 : isBusy ? 4 : 16
    const byFailures = failures >= 10 ? 8 : failures >= 3 ? 2 : 1
    return byCount * byFailures
  }

  return {
    /** Draws a picture and keeps its answer, hashed, for five minutes. */
    async drawCaptcha(merchantId: string): Promise<{ captchaId: string; png: Buffer }> {
      const { answer, png } = await pictures.draw()
      const captchaId = newId()
      await repository.insertCaptcha(database.query, {
        id: captchaId,
        merchant_id: merchantId,
        answer_hash: hashOf(captchaId, answer.toLowerCase()),
        expires_at: new Date(clock.now().getTime() + CAPTCHA_LIFE),
      })
      return { captchaId, png }
    },

    /**
     * A challenge of five minutes. Returns ALTCHA's JSON text and the guesses it takes at most: more after failed sign-ins
     * from the address.
     */
    async makeChallenge(merchant: CheckingMerchant, purpose: CaptchaPurpose, ip: string) {
      const wanted = merchant.captchaComplexity * (await difficultyOf(merchant.id, ip))
      const most = Math.min(MOST_GUESSES, wanted)
      const expiresAt = new Date(clock.now().getTime() + CAPTCHA_LIFE)
      return { challenge: await proofs.challenge({ merchantId: merchant.id, purpose }, most, expiresAt), most }
    },

    /**
     * Whether a call must bring an answer: a picture costs a person effort, so it may be asked for only after some free
     * tries (`isFree`); a proof of work costs none and is always asked for.
     */
    asksFor(merchant: CheckingMerchant, purpose: CaptchaPurpose, isFree: boolean): boolean {
      const provider = providerOf(merchant, purpose)
      return provider === 'ALTCHA' || (provider === 'IMAGE' && !isFree)
    },

    /**
     * Takes an answer; each is good once, within five minutes, at its brand. Throws CAPTCHA_REQUIRED or CAPTCHA_WRONG
     * (picture), VERIFY_FIRST or CAPTCHA_CHECK_FAILED (proof of work).
     */
    async checkCaptcha(merchant: CheckingMerchant, purpose: CaptchaPurpose, answer: CaptchaAnswer): Promise<void> {
      const provider = providerOf(merchant, purpose)
      if (provider === 'IMAGE') await checkPicture(merchant.id, answer)
      if (provider === 'ALTCHA') await checkProof(merchant.id, purpose, answer.captchaProof)
    },
  }
}

const NAMES = { LOGIN: 'login', REGISTER: 'register', SMS: 'sms' } as const satisfies Record<CaptchaPurpose, string>

const providerOf = ({ captchaProviders }: CheckingMerchant, purpose: CaptchaPurpose) => captchaProviders[NAMES[purpose]]

export type CaptchaCheck = ReturnType<typeof createCaptchaCheck>
