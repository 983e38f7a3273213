import { hashPassword } from '../../lib/credentials.ts'
import { checkNewPassword, checkNewPaymentPassword } from '../../lib/passwords.ts'
import { type Merchant, parseMobile } from '../sites/service.ts'
import { type ProvedIdentity, verificationErrors } from '../verification/service.ts'
import type { Introduction, MembersParts } from './dependencies.ts'
import { membersErrors } from './errors.ts'
import { introductionOf } from './introduction.ts'
import { needMobile } from './mobile.ts'
import { readProof } from './registration-proof.ts'
import { type Registration, type RegistrationMode, readBirthday, readRegistration } from './registration-rules.ts'

/** Who invited, and the field that says so. */
interface Invitation extends Introduction {
  readonly field: 'affiliateCode' | 'referralCode'
}

/** What a registration comes to once everything is checked. */
export interface Applicant {
  readonly account: string
  readonly passwordHash: string | null
  readonly paymentPasswordHash: string | null
  readonly mobile: string | null
  readonly codeHash: string | undefined
  /** Whether an ID token proved the number. */
  readonly provesMobile: boolean
  readonly birthday: string | null
  readonly invitation: Invitation | undefined
  /** The Google or Facebook account that will open this one too. */
  readonly identity: ProvedIdentity | undefined
  readonly values: ReadonlyMap<string, string>
}

/** Everything that can be refused, before anything is written. */
export async function checkRegistration(
  parts: MembersParts,
  merchant: Merchant,
  user: Registration,
  mode: RegistrationMode,
): Promise<Applicant> {
  const { clock, sites, verification } = parts
  if (!user.acceptedTerms) throw membersErrors.TERMS_NOT_ACCEPTED({ field: 'acceptedTerms' })
  const values = readRegistration(user, await sites.listRegistrationFields(merchant.id), mode)
  const number = values.get('mobileNum')
  const mobile =
    number === undefined ? null : needMobile(parseMobile(merchant, user.countryDialingCode ?? '', number), number)
  const account = values.get('username') ?? nationalNumber(mobile)
  const password = values.get('password')
  if (password === undefined && (await sites.isOn(merchant.id, 'MOBILENUMPASSREG3'))) checkNewPassword('', [])
  if (password !== undefined) {
    const context = [
      account,
      values.get('email'),
      values.get('nickname'),
      values.get('payeeName'),
      number,
      merchant.name,
    ]
    checkNewPassword(password, context)
    if (user.confirmPassword !== password) throw membersErrors.PASSWORD_MISMATCH({ field: 'confirmPassword' })
  }
  const birthday = values.get('birthday')
  const paymentPassword = values.get('paymentPassword')
  if (paymentPassword !== undefined) checkNewPaymentPassword(paymentPassword, 'paymentPassword')
  const proof = await readProof(parts, merchant, user, mobile)
  if (proof.email !== undefined) values.set('email', proof.email)
  const demandsCode = mobile !== null && !proof.provesMobile && (await sites.isOn(merchant.id, 'REGMOBVERF3'))
  if (demandsCode && user.firebaseChannel) throw verificationErrors.VERIFY_FIRST({ field: 'verificationCode' })
  return {
    account,
    values,
    mobile,
    provesMobile: proof.provesMobile,
    identity: proof.identity,
    birthday: birthday === undefined ? null : readBirthday(birthday, merchant, clock.now()),
    invitation: await readInvitation(parts, merchant.id, user),
    codeHash: demandsCode
      ? await verification.checkCode(merchant.id, mobile, 'REGISTER', user.verificationCode)
      : undefined,
    passwordHash: password === undefined ? null : await hashPassword(password),
    paymentPasswordHash: paymentPassword === undefined ? null : await hashPassword(paymentPassword),
  }
}

/** Whoever invited the applicant, if anybody did. Throws AFFILIATE_INVALID. */
async function readInvitation(
  parts: MembersParts,
  merchantId: string,
  user: Registration,
): Promise<Invitation | undefined> {
  const field = user.affiliateCode?.trim() ? 'affiliateCode' : 'referralCode'
  const code = user[field]?.trim()
  if (!code) return undefined
  const introduction = await introductionOf(parts, merchantId, code)
  if (introduction === undefined) throw membersErrors.AFFILIATE_INVALID({ field })
  return { ...introduction, field }
}

/** Who registers by number alone is called by it, as people write it at home: `0912345678`. */
function nationalNumber(mobile: string | null): string {
  return mobile === null ? '' : mobile.replace(/^\+84/, '0').replace('+', '')
}
