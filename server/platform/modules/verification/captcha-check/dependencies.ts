import type { Database } from '../../../db/connection.ts'
import type { Limits } from '../../../http/limits.ts'
import type { Clock } from '../../../lib/clock.ts'
import type { CaptchaProvider, CaptchaPurpose } from '../../sites/service.ts'
import type { ProofOfWork } from '../altcha.ts'
import type { Attempts } from '../attempts.ts'
import type { CaptchaPort } from '../captcha.ts'

/** What the checks of persons work with. */
export interface Dependencies {
  readonly database: Database
  readonly clock: Clock
  readonly limits: Limits
  readonly pictures: CaptchaPort
  readonly proofs: ProofOfWork
  /** Failed sign-ins are counted there. */
  readonly attempts: Attempts
  readonly hashOf: (...parts: string[]) => string
}

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

/** How long a picture or a challenge waits for its answer. */
export const CAPTCHA_LIFE = 5 * 60_000
