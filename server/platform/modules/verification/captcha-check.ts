import { bind } from '../../lib/bind.ts'
import type { CaptchaPurpose } from '../sites/service.ts'
import { createProofOfWork } from './altcha.ts'
import type { CaptchaAnswer, CheckingMerchant, Dependencies } from './captcha-check/dependencies.ts'
import { checkPicture, drawCaptcha } from './captcha-check/pictures.ts'
import { checkProof, makeChallenge } from './captcha-check/proofs.ts'

export interface CaptchaCheckDependencies extends Omit<Dependencies, 'proofs'> {
  /** Signs challenges. */
  readonly secret: string
}

/** Whether a person asks: by a picture of the house, or by a proof of work (ALTCHA), as the brand chose for each purpose. */
export function createCaptchaCheck({ secret, ...rest }: CaptchaCheckDependencies) {
  const dependencies: Dependencies = { ...rest, proofs: createProofOfWork(secret) }
  return { ...bind(dependencies, { drawCaptcha, makeChallenge, checkCaptcha }), asksFor }
}

/**
 * Whether a call must bring an answer: a picture costs a person effort, so it may be asked for only after some free
 * tries (`isFree`); a proof of work costs none and is always asked for.
 */
function asksFor(merchant: CheckingMerchant, purpose: CaptchaPurpose, isFree: boolean): boolean {
  const provider = providerOf(merchant, purpose)
  return provider === 'ALTCHA' || (provider === 'IMAGE' && !isFree)
}

/**
 * Takes an answer; each is good once, within five minutes, at its brand. Throws CAPTCHA_REQUIRED or CAPTCHA_WRONG
 * (picture), VERIFY_FIRST or CAPTCHA_CHECK_FAILED (proof of work).
 */
async function checkCaptcha(
  dependencies: Dependencies,
  merchant: CheckingMerchant,
  purpose: CaptchaPurpose,
  answer: CaptchaAnswer,
): Promise<void> {
  const provider = providerOf(merchant, purpose)
  if (provider === 'IMAGE') await checkPicture(dependencies, merchant.id, answer)
  if (provider === 'ALTCHA') await checkProof(dependencies, merchant.id, purpose, answer.captchaProof)
}

const NAMES = { LOGIN: 'login', REGISTER: 'register', SMS: 'sms' } as const satisfies Record<CaptchaPurpose, string>

const providerOf = ({ captchaProviders }: CheckingMerchant, purpose: CaptchaPurpose) => captchaProviders[NAMES[purpose]]

export type CaptchaCheck = ReturnType<typeof createCaptchaCheck>
