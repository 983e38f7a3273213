import type { Static } from 'typebox'
import { invalid } from '../../http/validation.ts'
import { bind } from '../../lib/bind.ts'
import { type Merchant, parseMobile } from '../sites/service.ts'
import type { Admission, AdmittingParts } from './admission.ts'
import type { MembersParts, Origin } from './dependencies.ts'
import { membersErrors } from './errors.ts'
import { needMobile } from './mobile.ts'
import { membersPolicy } from './policy.ts'
import type { SignInResult } from './presenter.ts'
import { provePassword } from './prove-password.ts'
import type { MemberRow } from './repository.ts'
import * as repository from './repository.ts'
import type { signInCalls } from './sign-in-schema.ts'
import { enterSubaccount } from './subaccount.ts'

export type SignInRequest = Static<typeof signInCalls.signIn.body>

/** With PWDEXPFORCECHANGE3 on, a password this old must be changed. */
const PASSWORD_LIFE = 90 * 24 * 60 * 60_000

/** Throws SIGN_IN_WRONG, SECOND_STEP_NEEDED, CAPTCHA_…, ACCOUNT_LOCKED, AGENT_ONLY, MODULE_OFF, VERIFICATION_CODE_…. */
async function signIn(parts: AdmittingParts, request: SignInRequest, origin: Origin): Promise<SignInResult> {
  const merchant = await parts.sites.findMerchant(origin.merchantId)
  return request.type === 'sms'
    ? byCode(parts, merchant, request, origin)
    : byPassword(parts, merchant, request, origin)
}

async function byPassword(
  parts: AdmittingParts,
  merchant: Merchant,
  request: SignInRequest,
  origin: Origin,
): Promise<SignInResult> {
  const { clock, sites, failures, admission } = parts
  const account = (request.username ?? '').trim()
  const password = request.password ?? ''
  if (account === '') throw invalid('username', 'INVALID_INPUT_REQUIRED')
  if (password === '') throw invalid('password', 'INVALID_INPUT_REQUIRED')
  const { member, subaccount, used, isKnownAddress } = await failures.inTurn(merchant.id, account, origin.ip, () =>
    provePassword(parts, merchant, { ...request, account, password }, origin),
  )
  checkMayEnter(member, request)
  const isMailed = used.kind === 'MAILED'
  const tooOld = clock.now().getTime() - used.created_at.getTime() > PASSWORD_LIFE
  const passwordExpired = !isMailed && tooOld && (await sites.isOn(merchant.id, 'PWDEXPFORCECHANGE3'))
  if (subaccount !== null) return enterSubaccount(parts, member, subaccount, { origin, passwordExpired })
  return admission.admit(member, origin, {
    steps: await admission.secondStepOf(merchant, member, isKnownAddress),
    entry: {
      passwordExpired,
      mustChangePassword: used.must_change,
      remember: request.remember ?? false,
      method: 'PASSWORD',
    },
    async before(tx) {
      if (!isMailed) return
      const isSpent = await repository.spendMailedPassword(tx.query, merchant.id, member.id, used.hash, clock.now())
      if (!isSpent) throw membersErrors.SIGN_IN_WRONG()
    },
  })
}

async function byCode(
  { database, sites, verification, admission }: AdmittingParts,
  merchant: Merchant,
  request: SignInRequest,
  origin: Origin,
): Promise<SignInResult> {
  await sites.demandModule(merchant.id, 'MOBILEVERCODELOGIN3')
  const mobile = needMobile(
    parseMobile(merchant, request.countryDialingCode ?? '', request.mobileNum ?? ''),
    request.mobileNum,
  )
  const codeHash = await verification.checkCode(merchant.id, mobile, 'LOGIN', request.verificationCode)
  const member = await repository.selectMemberByMobile(database.query, merchant.id, mobile)
  // A code was never sent to a number without a member, so nobody gets here by guessing less than a code.
  if (member === undefined) throw membersErrors.SIGN_IN_WRONG()
  checkMayEnter(member, request)
  return admission.admit(member, origin, {
    // The code proved the telephone, so the address says nothing more.
    steps: await admission.secondStepOf(merchant, member, true),
    entry: { passwordExpired: false, mustChangePassword: false, remember: false, method: 'CODE' },
    before: (tx) => verification.takeCode(tx, merchant.id, mobile, 'LOGIN', codeHash),
  })
}

/** The ways to sign in (section 4 of the specification, domain.md 9). */
export function createSignIn(parts: MembersParts, admission: Admission) {
  return bind({ ...parts, admission }, { signIn })
}

/** Throws ACCOUNT_CLOSED, ACCOUNT_LOCKED, AGENT_ONLY, MEMBER_ONLY (section 6). */
export function checkMayEnter(member: MemberRow, { side }: Pick<SignInRequest, 'side'>): void {
  if (member.status === 'CLOSED') throw membersErrors.ACCOUNT_CLOSED()
  if (member.status !== 'ACTIVE') throw membersErrors.ACCOUNT_LOCKED()
  const actor = { accountType: member.type }
  if (side === 'AGENT' && !membersPolicy['agentSide.signIn'](actor)) throw membersErrors.AGENT_ONLY()
  if (side !== 'AGENT' && !membersPolicy['memberSide.signIn'](actor)) throw membersErrors.MEMBER_ONLY()
}
