import type { Merchant } from '../sites/service.ts'
import type { ProvedIdentity } from '../verification/service.ts'
import type { MembersParts } from './dependencies.ts'
import { membersErrors } from './errors.ts'
import { demandProvider } from './firebase-sign-in.ts'
import type { Registration } from './registration-rules.ts'

/** What an ID token that came with a registration stands for. */
interface RegistrationProof {
  readonly provesMobile: boolean
  /** The address that was proved, in place of whatever was typed. */
  readonly email: string | undefined
  /** The Google or Facebook account that is linked to the new member. */
  readonly identity: ProvedIdentity | undefined
}

const NOTHING: RegistrationProof = { provesMobile: false, email: undefined, identity: undefined }

/**
 * Reads the ID token of a registration: with `firebaseChannel` it proves the mobile number, without it a Google or
 * Facebook account. What was proved cannot be changed in the form. Throws ID_TOKEN_INVALID, IDENTITY_MISMATCH.
 */
export async function readProof(
  { verification }: Pick<MembersParts, 'verification'>,
  merchant: Merchant,
  user: Registration,
  mobile: string | null,
): Promise<RegistrationProof> {
  if (user.firebaseIdToken === undefined) return NOTHING
  const proved = await verification.readIdToken(user.firebaseIdToken)
  if (proved.provider === 'PHONE') {
    if (mobile === null || proved.mobile !== mobile) throw membersErrors.IDENTITY_MISMATCH({ field: 'mobileNum' })
    return { ...NOTHING, provesMobile: true }
  }
  demandProvider(merchant, proved.provider)
  const typed = user.email?.trim()
  const isOther = typed && proved.email !== undefined && typed.toLowerCase() !== proved.email.toLowerCase()
  if (isOther) throw membersErrors.IDENTITY_MISMATCH({ field: 'email' })
  return { provesMobile: false, email: proved.email, identity: proved }
}
