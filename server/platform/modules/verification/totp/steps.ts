import { Secret, TOTP } from 'otpauth'
import type * as repository from '../factors-repository.ts'
import type { Dependencies } from './dependencies.ts'

/** What every authenticator app understands (RFC 6238): SHA-1, six digits, a code every 30 seconds. */
const PERIOD = 30
/** One step either way, for clocks that differ. */
const WINDOW = 1

/** What a secret is sealed with beside the key: at another owner it does not open. */
export const contextOf = ({ merchantId, memberId }: repository.Owner) => `totp:${merchantId}:${memberId}`

/** The time step a code belongs to, or undefined when it is wrong now. */
export function stepOf(
  { box, clock }: Pick<Dependencies, 'box' | 'clock'>,
  owner: repository.Owner,
  factor: repository.TotpRow,
  code: string,
): bigint | undefined {
  const totp = totpOf(Secret.fromBase32(box.open(factor.sealed_secret, contextOf(owner))))
  const now = clock.now().getTime()
  const delta = totp.validate({ token: code, timestamp: now, window: WINDOW })
  return delta === null ? undefined : BigInt(Math.floor(now / 1000 / PERIOD) + delta)
}

/** The app's codes of a secret. `names` are what the app shows beside them. */
export function totpOf(secret: Secret, names?: { issuer: string; account: string }): TOTP {
  return new TOTP({
    secret,
    period: PERIOD,
    digits: 6,
    algorithm: 'SHA1',
    ...(names === undefined ? {} : { issuer: names.issuer, label: names.account }),
  })
}
