import { createHmac } from 'node:crypto'
import type { Config } from '../../../config/config.ts'
import { networkOf } from '../../../edge/address.ts'
import type { Database, Transaction } from '../../db/connection.ts'
import type { Limits } from '../../http/limits.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import type { Clock } from '../../lib/clock.ts'
import { newSixDigits } from '../../lib/credentials.ts'
import { createSecretBox } from '../../lib/secret-box.ts'
import { loadWords } from '../../lib/words.ts'
import type { MessagesService } from '../messages/service.ts'
import type { SitesService } from '../sites/service.ts'
import { createAttempts } from './attempts.ts'
import { type CaptchaPort, createImageCaptcha } from './captcha.ts'
import { type CaptchaAnswer, type CheckingMerchant, createCaptchaCheck } from './captcha-check.ts'
import { verificationErrors } from './errors.ts'
import { deleteExpiredChallenges } from './factors-repository.ts'
import { createIdTokenReader } from './id-token.ts'
import { createPasskeys } from './passkeys.ts'
import * as repository from './repository.ts'
import type { SmsPort } from './sms/port.ts'
import { createTwilioStyleSms } from './sms/twilio-style.ts'
import { createTotp } from './totp.ts'
import { createTries } from './tries.ts'

export { ATTEMPT_MINUTES, type Attempts, addressSubject, lookWithPlace } from './attempts.ts'
export type { CaptchaPort } from './captcha.ts'
export { verificationErrors } from './errors.ts'
export type { ProvedIdentity } from './id-token.ts'
export type { SmsPort } from './sms/port.ts'
export type { Tries } from './tries.ts'

export type CodePurpose = 'LOGIN' | 'PASSWORD' | 'REGISTER' | 'SECOND_STEP' | 'BIND'

/** The brand as far as a check or a text message needs it. */
export interface VerifyingMerchant extends CheckingMerchant {
  readonly name: string
  readonly smsChannel: 'OWN' | 'FIREBASE'
}

interface CodeMessage {
  readonly merchant: VerifyingMerchant
  /** E.164 number or e-mail address. */
  readonly recipient: string
  readonly channel: 'SMS' | 'EMAIL'
  readonly purpose: CodePurpose
  readonly isWanted: boolean
  readonly language: string
}

export interface VerificationDependencies {
  readonly config: Pick<Config, 'sms' | 'cookieSecret' | 'credentialKey' | 'publicUrl' | 'mode' | 'firebase'>
  readonly database: Database
  readonly clock: Clock
  readonly jobs: Jobs
  readonly limits: Limits
  readonly messages: MessagesService
  readonly sites: SitesService
  readonly sms?: SmsPort
  readonly captcha?: CaptchaPort
}

const MINUTE = 60_000
const CODE_LIFE = 5 * MINUTE
const CODE_TRIES = 5
/** After a day nobody needs to be told any more. */
const NOTICE_LIFE = 24 * 60 * MINUTE
/** Section 9: the countdown until another code may be asked for. */
const COUNTDOWN_MINUTES = 1
const SEND_SMS = 'send-sms'
const words = loadWords('mails')

/** Proofs that a caller is a person and holds a telephone: captchas and codes by SMS. */
export function createVerificationService(dependencies: VerificationDependencies) {
  const { config, database, clock, jobs, limits, messages } = dependencies
  const sms = dependencies.sms ?? createTwilioStyleSms(config.sms)

  const tries = createTries({ clock })
  const attempts = createAttempts({ database, clock })
  const box = createSecretBox(config.credentialKey)

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
    attempts,
    secret: config.cookieSecret,
    hashOf,
  })

  /** Makes a code, keeps it hashed, and queues the message that carries it. */
  async function send(request: CodeMessage): Promise<void> {
    const { merchant, recipient, channel, purpose, language } = request
    const code = newSixDigits()
    const expiresAt = new Date(clock.now().getTime() + CODE_LIFE)
    const values = { code, brand: merchant.name, minutes: CODE_LIFE / MINUTE }
    const text = words.say(`sms_code_${purpose}`, language, values) ?? code
    const to = request.isWanted ? recipient : null
    await database.transaction(async (tx) => {
      const codeHash = hashOf(merchant.id, recipient, purpose, code)
      await repository.replaceCode(tx.query, {
        merchant_id: merchant.id,
        recipient,
        purpose,
        code_hash: codeHash,
        expires_at: expiresAt,
      })
      if (channel === 'EMAIL') {
        const subject = words.say('mail_code_subject', language, values) ?? code
        await messages.queueMail(tx, { to, sender: merchant.name, subject, text })
      } else {
        await jobs.send(SEND_SMS, { from: merchant.name, to, text, notAfter: expiresAt.toISOString() }, { tx })
      }
    })
  }

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
      const { merchant, mobile, ip } = request
      if (merchant.smsChannel === 'FIREBASE' && config.firebase !== undefined)
        throw verificationErrors.OPERATION_NOT_ENABLED()
      await limits.consume('smsAddress', networkOf(ip))
      const isFree = await limits.isWithin('smsFreely', networkOf(ip))
      if (captchas.asksFor(merchant, 'SMS', isFree)) await captchas.checkCaptcha(merchant, 'SMS', request.answer)
      await limits.consume('smsNumber', `${merchant.id}:${mobile}`)
      await send({ ...request, channel: 'SMS', recipient: mobile })
      return { expiredMinutes: COUNTDOWN_MINUTES }
    },

    /**
     * Sends a code to somebody who proved something already (a password, a session), so no captcha is asked for.
     * Throws RATE_LIMITED.
     */
    async sendKnownCode(request: Omit<CodeMessage, 'isWanted'> & { ip: string }): Promise<{ expiredMinutes: number }> {
      const { merchant, recipient, channel, ip } = request
      await limits.consume(channel === 'SMS' ? 'smsAddress' : 'mailAddress', networkOf(ip))
      await limits.consume('smsNumber', `${merchant.id}:${recipient}`)
      await send({ ...request, isWanted: true })
      return { expiredMinutes: COUNTDOWN_MINUTES }
    },

    /** Queues a short text message that carries no code. */
    async sendText(tx: Transaction, sms: { from: string; to: string; text: string }): Promise<void> {
      const notAfter = new Date(clock.now().getTime() + NOTICE_LIFE).toISOString()
      await jobs.send(SEND_SMS, { ...sms, notAfter }, { tx })
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

    /** Tries of secrets that are guessed from inside a session. */
    tries,
    /** Tries of secrets that are guessed from anywhere. */
    attempts,

    ...createTotp({ database, clock, box, tries }),
    ...createPasskeys(dependencies),

    /** Forgets what expired; a job calls it. */
    async forgetOld(): Promise<void> {
      await repository.deleteExpired(database.query, clock.now())
      await deleteExpiredChallenges(database.query, clock.now())
      await tries.forgetOld(database.query)
      await attempts.forgetOld()
    },
  }
}

export type VerificationService = ReturnType<typeof createVerificationService>
