import { bind } from '../../lib/bind.ts'
import { hashPassword } from '../../lib/credentials.ts'
import { type Merchant, parseMobile } from '../sites/service.ts'
import type { Admission, AdmittingParts } from './admission.ts'
import type { MembersParts, Origin } from './dependencies.ts'
import { membersErrors } from './errors.ts'
import { mailPassword } from './mail-password.ts'
import { needMobile } from './mobile.ts'
import { checkMemberPassword } from './new-password.ts'
import { contextOf, setOwnPassword } from './password-change.ts'
import type { SignInResult } from './presenter.ts'
import * as repository from './repository.ts'
import { membersTells } from './tells.ts'

export interface PhoneRecovery {
  readonly newPassword: string
  readonly mobileNum: string
  readonly countryDialingCode: string
  readonly verificationCode?: string
  /** ID token of Firebase, in place of the code. */
  readonly firebaseIdToken?: string
}

/**
 * Sets a new password against a proved number, ends every session and signs in. Throws SECOND_STEP_NEEDED, MODULE_OFF,
 * VERIFICATION_CODE_…, ID_TOKEN_INVALID, IDENTITY_MISMATCH, PASSWORD_….
 */
async function setPasswordByPhone(
  parts: AdmittingParts,
  request: PhoneRecovery,
  origin: Origin,
): Promise<SignInResult> {
  const { database, clock, messages, sites, sessions, verification, admission } = parts
  const merchant = await sites.findMerchant(origin.merchantId)
  await sites.demandModule(merchant.id, 'CHNGPASSVERIF3')
  const mobile = needMobile(parseMobile(merchant, request.countryDialingCode, request.mobileNum), request.mobileNum)
  // The password first: a code is not to be wasted on one that is refused.
  const check = (context: readonly (string | null)[]) =>
    checkMemberPassword(parts, merchant.id, { password: request.newPassword, context, field: 'newPassword' })
  await check([request.mobileNum, merchant.name])
  const codeHash = await proveMobile(parts, merchant, mobile, request)
  const member = await repository.selectMemberByMobile(database.query, merchant.id, mobile)
  if (member === undefined) throw membersErrors.SIGN_IN_WRONG()
  if (member.status !== 'ACTIVE') throw membersErrors.ACCOUNT_LOCKED()
  await check(contextOf(member))
  const hash = await hashPassword(request.newPassword)
  return admission.admit(member, origin, {
    steps: await admission.secondStepOf(merchant, member, true),
    entry: { passwordExpired: false, mustChangePassword: false, remember: false, method: 'CODE' },
    async before(tx) {
      if (codeHash !== undefined) await verification.takeCode(tx, merchant.id, mobile, 'PASSWORD', codeHash)
      await setOwnPassword(tx, member, hash, clock.now())
      const owner = { merchantId: merchant.id, memberId: member.id }
      await sessions.endAll(tx, owner)
      await messages.noteContact(tx, owner, { channel: 'SMS', recipient: mobile })
      await messages.tell(tx, owner, membersTells.passwordChanged, {})
    },
  })
}

/** The code that is to be taken, or undefined where Firebase proved the number, whose token is fresh and tells the number. */
async function proveMobile(
  { verification }: AdmittingParts,
  merchant: Merchant,
  mobile: string,
  { verificationCode, firebaseIdToken }: PhoneRecovery,
): Promise<string | undefined> {
  if (firebaseIdToken === undefined) return verification.checkCode(merchant.id, mobile, 'PASSWORD', verificationCode)
  if (merchant.smsChannel !== 'FIREBASE') throw membersErrors.IDENTITY_NOT_OFFERED()
  const proved = await verification.readIdToken(firebaseIdToken)
  if (proved.mobile !== mobile) throw membersErrors.IDENTITY_MISMATCH({ field: 'mobileNum' })
  return undefined
}

/** Getting back in without a password (section 4 of the specification). */
export function createRecovery(parts: MembersParts, admission: Admission) {
  return bind({ ...parts, admission }, { mailPassword, setPasswordByPhone })
}
