import { createHmac } from 'node:crypto'
import type { Config } from '../../../config/config.ts'
import type { Database, Transaction } from '../../db/connection.ts'
import type { Limits } from '../../http/limits.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import type { Clock } from '../../lib/clock.ts'
import { newSixDigits } from '../../lib/credentials.ts'
import { loadWords } from '../../lib/words.ts'
import { type CaptchaPort, createImageCaptcha } from './captcha.ts'
import { type CaptchaAnswer, type CheckingMerchant, createCaptchaCheck } from './captcha-check.ts'
import { verificationErrors } from './errors.ts'
import { createIdTokenReader } from './id-token.ts'
import * as repository from './repository.ts'
import type { SmsPort } from './sms/port.ts'
import { createTwilioStyleSms } from './sms/twilio-style.ts'

export type { CaptchaPort } from './captcha.ts'
export { verificationErrors } from './errors.ts'
export type { ProvedIdentity } from './id-token.ts'
export type { SmsPort } from './sms/port.ts'

export type CodePurpose = 'LOGIN' | 'PASSWORD' | 'REGISTER'

/** The brand as far as a check or a text message needs it. */
export interface VerifyingMerchant extends CheckingMerchant {
  readonly name: string
  readonly smsChannel: 'OWN' | 'FIREBASE'
}

export interface VerificationDependencies {
  readonly config: Pick<Config, 'sms' | 'cookieSecret' | 'firebase'>
  readonly database: Database
  readonly clock: Clock
  readonly jobs: Jobs
  readonly limits: Limits
  readonly sms?: SmsPort
  readonly captcha?: CaptchaPort
}

const MINUTE = 60_000
const CODE_LIFE = 5 * MINUTE
const CODE_TRIES = 5
/** Section 9: the countdown until another code may be asked for. */
const COUNTDOWN_MINUTES = 1
const SEND_SMS = 'send-sms'
const words = loadWords('mails')

/** Proofs that a caller is a person and holds a telephone: captchas and codes by SMS. */
export function createVerificationService(dependencies: VerificationDependencies) {
  const { config, database, clock, jobs, limits } = dependencies
  const sms = dependencies.sms ?? createTwilioStyleSms(config.sms)

  // Six digits are guessed from a plain hash in no time: the hash is keyed.
  const hashOf = (...parts: string[]) =>
    createHmac('sha256', config.cookieSecret).update(parts.join('\n')).digest('hex')

  jobs.define<{ from: string; to: string | null; text: string; notAfter: string }>(SEND_SMS, {
    handler: async ({ id, data: { from, to, text, notAfter } }) => {
      // A code for nobody (see sendCode), or one that is of no use any more.
      if (to === null || new Date(notAfter) <= clock.now()) return
      await sms.send({ from, to, text, reference: id })
    },
  })

  const captchas = createCaptchaCheck({
    database,
    clock,
    limits,
    pictures: dependencies.captcha ?? createImageCaptcha(),
    secret: config.cookieSecret,
    hashOf,
  })

  return {
    ...captchas,
    readIdToken: createIdTokenReader(config.firebase, clock),

    /**
     * Sends a code by SMS and returns the minutes of the countdown. `isWanted: false` does all but send: the answer
     * and its time do not tell whether a number belongs to somebody. Throws OPERATION_NOT_ENABLED, RATE_LIMITED,
     * CAPTCHA_…, VERIFY_FIRST.
     */
    async sendCode(request: {
      merchant: VerifyingMerchant
      mobile: string
      purpose: CodePurpose
      isWanted: boolean
      language: string
      ip: string
      answer: CaptchaAnswer
    }): Promise<{ expiredMinutes: number }> {
      const { merchant, mobile, purpose, ip } = request
      if (merchant.smsChannel === 'FIREBASE' && config.firebase !== undefined)
        throw verificationErrors.OPERATION_NOT_ENABLED()
      await limits.consume('smsAddress', ip)
      const isFree = await limits.isWithin('smsFreely', ip)
      if (captchas.asksFor(merchant, 'SMS', isFree)) await captchas.checkCaptcha(merchant, 'SMS', request.answer)
      await limits.consume('smsNumber', `${merchant.id}:${mobile}`)
      const code = newSixDigits()
      const expiresAt = new Date(clock.now().getTime() + CODE_LIFE)
      const text =
        words.say(`sms_code_${purpose}`, request.language, {
          code,
          brand: merchant.name,
          minutes: CODE_LIFE / MINUTE,
        }) ?? code
      await database.transaction(async (tx) => {
        const codeHash = hashOf(merchant.id, mobile, purpose, code)
        await repository.replaceCode(tx.query, {
          merchant_id: merchant.id,
          mobile,
          purpose,
          code_hash: codeHash,
          expires_at: expiresAt,
        })
        const job = {
          from: merchant.name,
          to: request.isWanted ? mobile : null,
          text,
          notAfter: expiresAt.toISOString(),
        }
        await jobs.send(SEND_SMS, job, { tx })
      })
      return { expiredMinutes: COUNTDOWN_MINUTES }
    },

    /**
     * Checks a code without using it up; five tries a code. Returns what `takeCode` needs. Throws
     * VERIFICATION_CODE_MISSING, _INVALID or _EXPIRED.
     */
    async checkCode(
      merchantId: string,
      mobile: string,
      purpose: CodePurpose,
      code: string | undefined,
    ): Promise<string> {
      const field = 'verificationCode'
      if (!code?.trim()) throw verificationErrors.VERIFICATION_CODE_MISSING({ field })
      const kept = await repository.countTry(database.query, merchantId, mobile, purpose, CODE_TRIES)
      const codeHash = hashOf(merchantId, mobile, purpose, code.trim())
      if (kept === undefined || kept.code_hash !== codeHash)
        throw verificationErrors.VERIFICATION_CODE_INVALID({ field })
      if (kept.expires_at <= clock.now()) throw verificationErrors.VERIFICATION_CODE_EXPIRED({ field })
      return codeHash
    },

    /** Uses a checked code up within the caller's transaction. Throws VERIFICATION_CODE_INVALID when it was used meanwhile. */
    async takeCode(
      tx: Transaction,
      merchantId: string,
      mobile: string,
      purpose: CodePurpose,
      codeHash: string,
    ): Promise<void> {
      const taken = await repository.takeCode(tx.query, merchantId, mobile, purpose, codeHash)
      if (!taken) throw verificationErrors.VERIFICATION_CODE_INVALID({ field: 'verificationCode' })
    },

    /** Forgets what expired; a job calls it. */
    forgetOld: () => repository.deleteExpired(database.query, clock.now()),
  }
}

export type VerificationService = ReturnType<typeof createVerificationService>
