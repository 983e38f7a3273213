import type { Config } from '../../../config/config.ts'
import { networkOf } from '../../../edge/address.ts'
import type { Database, Transaction } from '../../db/connection.ts'
import type { Limits } from '../../http/limits.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import type { Clock } from '../../lib/clock.ts'
import { newSixDigits } from '../../lib/credentials.ts'
import { loadWords } from '../../lib/words.ts'
import type { MessagesService } from '../messages/service.ts'
import type { CaptchaAnswer, CheckingMerchant } from './captcha-check/dependencies.ts'
import type { CaptchaCheck } from './captcha-check.ts'
import { verificationErrors } from './errors.ts'
import * as repository from './repository.ts'
import type { SmsPort } from './sms/port.ts'

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

export interface CodesDependencies {
  readonly config: Pick<Config, 'firebase'>
  readonly database: Database
  readonly clock: Clock
  readonly jobs: Jobs
  readonly limits: Limits
  readonly messages: MessagesService
  readonly sms: SmsPort
  readonly captchas: CaptchaCheck
  /** Six digits are guessed from a plain hash in no time: the hash is keyed. */
  readonly hashOf: (...parts: string[]) => string
}

const MINUTE = 60_000
export const CODE_LIFE = 5 * MINUTE
const CODE_TRIES = 5
/** After a day nobody needs to be told any more. */
const NOTICE_LIFE = 24 * 60 * MINUTE
/** Section 9: the countdown until another code may be asked for. */
const COUNTDOWN_MINUTES = 1
const SEND_SMS = 'send-sms'
const words = loadWords('mails')

/** Text messages are sent by a job, so that none is lost and none is sent for work that was rolled back. */
function defineSending({ jobs, clock, sms }: CodesDependencies): void {
  jobs.define<{ from: string; to: string | null; text: string; notAfter: string }>(SEND_SMS, {
    handler: async ({ id, data: { from, to, text, notAfter } }) => {
      // A code for nobody (see sendCode), or one that is of no use any more.
      if (to === null || new Date(notAfter) <= clock.now()) return
      await sms.send({ from, to, text, reference: id })
    },
  })
}

/** Makes a code, keeps it hashed, and queues the message that carries it. */
async function send(dependencies: CodesDependencies, request: CodeMessage): Promise<void> {
  const { database, clock, jobs, messages, hashOf } = dependencies
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

/** Codes to a telephone number or a mailbox. */
export function createSending(dependencies: CodesDependencies) {
  const { config, clock, jobs, limits, captchas } = dependencies
  defineSending(dependencies)
  return {
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
      await send(dependencies, { ...request, channel: 'SMS', recipient: mobile })
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
      await send(dependencies, { ...request, isWanted: true })
      return { expiredMinutes: COUNTDOWN_MINUTES }
    },

    /** Queues a short text message that carries no code. */
    async sendText(tx: Transaction, sms: { from: string; to: string; text: string }): Promise<void> {
      const notAfter = new Date(clock.now().getTime() + NOTICE_LIFE).toISOString()
      await jobs.send(SEND_SMS, { ...sms, notAfter }, { tx })
    },
  }
}

/** What was sent, brought back. */
export function createCodeCheck({ database, clock, hashOf }: CodesDependencies) {
  return {
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
  }
}
