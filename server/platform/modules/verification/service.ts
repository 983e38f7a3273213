import { createHmac } from 'node:crypto'
import type { Config } from '../../../config/config.ts'
import type { Database } from '../../db/connection.ts'
import type { Limits } from '../../http/limits.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import type { Clock } from '../../lib/clock.ts'
import { createSecretBox } from '../../lib/secret-box.ts'
import { loadWords } from '../../lib/words.ts'
import type { MessagesService, Outlet } from '../messages/service.ts'
import type { SitesService } from '../sites/service.ts'
import { createAttempts } from './attempts.ts'
import { type CaptchaPort, createImageCaptcha } from './captcha.ts'
import { createCaptchaCheck } from './captcha-check.ts'
import { createCodeCheck, createSending } from './codes.ts'
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

  const captchas = createCaptchaCheck({
    database,
    clock,
    limits,
    pictures: dependencies.captcha ?? createImageCaptcha(),
    attempts,
    secret: config.cookieSecret,
    hashOf,
  })

  const codes = { config, database, clock, jobs, limits, messages, sms, captchas, hashOf }
  const sending = createSending(codes)

  return {
    ...captchas,
    ...sending,
    ...createCodeCheck(codes),
    readIdToken: createIdTokenReader(config.firebase, clock),

    /** Messages by SMS, the title alone: they are short, and lie open on the screen of a telephone. */
    smsOutlet: {
      channel: 'SMS',
      async send(tx, letters) {
        for (const { brand, language, title, to } of letters)
          await sending.sendText(tx, {
            from: brand,
            to,
            text: words.say('told_sms', language, { brand, title }) ?? title,
          })
      },
    } satisfies Outlet,

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
