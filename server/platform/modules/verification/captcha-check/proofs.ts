import { networkOf } from '../../../../edge/address.ts'
import type { CaptchaPurpose } from '../../sites/service.ts'
import { addressSubject } from '../attempts.ts'
import { verificationErrors } from '../errors.ts'
import * as repository from '../repository.ts'
import { CAPTCHA_LIFE, type CheckingMerchant, type Dependencies } from './dependencies.ts'

/** However an address behaves, a phone shall be done within half a minute. */
const MOST_GUESSES = 1_000_000

/**
 * A challenge of five minutes. Returns ALTCHA's JSON text and the guesses it takes at most: more after failed sign-ins
 * from the address.
 */
export async function makeChallenge(
  dependencies: Dependencies,
  merchant: CheckingMerchant,
  purpose: CaptchaPurpose,
  ip: string,
) {
  const { clock, proofs } = dependencies
  const wanted = merchant.captchaComplexity * (await difficultyOf(dependencies, merchant.id, ip))
  const most = Math.min(MOST_GUESSES, wanted)
  const expiresAt = new Date(clock.now().getTime() + CAPTCHA_LIFE)
  return { challenge: await proofs.challenge({ merchantId: merchant.id, purpose }, most, expiresAt), most }
}

/** Takes a solved challenge; each is good once. Throws VERIFY_FIRST, CAPTCHA_CHECK_FAILED. */
export async function checkProof(
  { database, clock, proofs }: Dependencies,
  merchantId: string,
  purpose: CaptchaPurpose,
  proof: string | undefined,
): Promise<void> {
  const extras = { captcha: true }
  if (!proof) throw verificationErrors.VERIFY_FIRST({ field: 'captchaProof', extras })
  const good = await proofs.read(proof, { merchantId, purpose }, clock.now())
  const isFirst =
    good !== undefined && (await repository.spendProof(database.query, merchantId, good.signature, good.expiresAt))
  if (!isFirst) throw verificationErrors.CAPTCHA_CHECK_FAILED({ field: 'captchaProof', extras })
}

/** What an address did lately makes its next proof dearer: many challenges, many failed sign-ins. */
async function difficultyOf({ attempts, limits }: Dependencies, merchantId: string, ip: string): Promise<number> {
  const failures = await attempts.count(merchantId, addressSubject(ip))
  const isCalm = await limits.isWithin('proofsCalm', networkOf(ip))
  const isBusy = isCalm || (await limits.isWithin('proofsBusy', networkOf(ip)))
  const byCount = isCalm ? 1 : isBusy ? 4 : 16
  const byFailures = failures >= 10 ? 8 : failures >= 3 ? 2 : 1
  return byCount * byFailures
}
