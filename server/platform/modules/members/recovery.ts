import { hashPassword, newPlainText } from '../../lib/credentials.ts'
import { checkNewPassword } from '../../lib/passwords.ts'
import { loadWords } from '../../lib/words.ts'
import { type Merchant, parseMobile } from '../sites/service.ts'
import type { Admission } from './admission.ts'
import type { MembersParts, Origin } from './dependencies.ts'
import { membersErrors } from './errors.ts'
import { needMobile } from './mobile.ts'
import { contextOf, setOwnPassword } from './password-change.ts'
import type { SignInResult } from './presenter.ts'
import * as repository from './repository.ts'

const MAILED_MINUTES = 30
const MAILED_LENGTH = 12
const words = loadWords('mails')

export interface PhoneRecovery {
  readonly newPassword: string
  readonly mobileNum: string
  readonly countryDialingCode: string
  readonly verificationCode?: string
  /** ID token of Firebase, in place of the code. */
  readonly firebaseIdToken?: string
}

/** Getting back in without a password (section 4 of the specification). */
export function createRecovery(
  { database, clock, sites, sessions, messages, verification }: MembersParts,
  admission: Admission,
) {
  /** The code that is to be taken, or undefined where Firebase proved the number, whose token is fresh and tells the number. */
  async function proveMobile(
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

  return {
    /**
     * Mails a one-time password when name and e-mail belong together; the old password keeps working. The same work
     * is done when they do not, so that neither the answer nor its time tells.
     */
    async mailPassword(request: { username: string; email: string }, origin: Origin): Promise<void> {
      const merchant = await sites.findMerchant(origin.merchantId)
      const member = await repository.selectMemberByAccount(database.query, merchant.id, request.username.trim())
      const isTheirs = member?.email?.toLowerCase() === request.email.trim().toLowerCase() && member.status === 'ACTIVE'
      const password = newPlainText(MAILED_LENGTH)
      const hash = await hashPassword(password)
      const now = clock.now()
      const language = isTheirs ? member.language : origin.locale
      const values = { brand: merchant.name, account: member?.account ?? '', password, minutes: MAILED_MINUTES }
      await database.transaction(async (tx) => {
        if (isTheirs) {
          const expiresAt = new Date(now.getTime() + MAILED_MINUTES * 60_000)
          const owner = { merchant_id: merchant.id, member_id: member.id }
          await repository.replacePassword(tx.query, {
            ...owner,
            kind: 'MAILED',
            hash,
            must_change: true,
            created_at: now,
            expires_at: expiresAt,
          })
        }
        await messages.queueMail(tx, {
          to: isTheirs ? member.email : null,
          sender: merchant.name,
          subject: words.say('mailed_password_subject', language, values) ?? '',
          text: words.say('mailed_password_text', language, values) ?? '',
        })
      })
    },

    /**
     * Sets a new password against a proved number, ends every session and signs in. Throws SECOND_STEP_NEEDED, MODULE_OFF,
     * VERIFICATION_CODE_…, ID_TOKEN_INVALID, IDENTITY_MISMATCH, PASSWORD_….
     */
    async setPasswordByPhone(request: PhoneRecovery, origin: Origin): Promise<SignInResult> {
      const merchant = await sites.findMerchant(origin.merchantId)
      await sites.demandModule(merchant.id, 'CHNGPASSVERIF3')
      const mobile = needMobile(parseMobile(merchant, request.countryDialingCode, request.mobileNum), request.mobileNum)
      // The password first: a code is not to be wasted on one that is refused.
      checkNewPassword(request.newPassword, [request.mobileNum, merchant.name], 'newPassword')
      const codeHash = await proveMobile(merchant, mobile, request)
      const member = await repository.selectMemberByMobile(database.query, merchant.id, mobile)
      if (member === undefined) throw membersErrors.SIGN_IN_WRONG()
      if (member.status !== 'ACTIVE') throw membersErrors.ACCOUNT_LOCKED()
      checkNewPassword(request.newPassword, contextOf(member), 'newPassword')
      const hash = await hashPassword(request.newPassword)
      return admission.admit(member, origin, {
        steps: await admission.secondStepOf(merchant, member, true),
        entry: { passwordExpired: false, mustChangePassword: false, remember: false, method: 'CODE' },
        async before(tx) {
          if (codeHash !== undefined) await verification.takeCode(tx, merchant.id, mobile, 'PASSWORD', codeHash)
          await setOwnPassword(tx, member, hash, clock.now())
          await sessions.endAll(tx, { merchantId: merchant.id, memberId: member.id })
        },
      })
    },
  }
}
