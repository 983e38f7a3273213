import type { Static } from 'typebox'
import { invalid } from '../../http/validation.ts'
import { passwordMatches } from '../../lib/credentials.ts'
import { type Merchant, parseMobile } from '../sites/service.ts'
import { lookWithPlace } from '../verification/service.ts'
import type { Admission } from './admission.ts'
import { tellClosedName } from './closed-name.ts'
import type { MembersParts, Origin } from './dependencies.ts'
import { membersErrors } from './errors.ts'
import type { Attempt } from './failures.ts'
import { needMobile } from './mobile.ts'
import { membersPolicy } from './policy.ts'
import type { SignInResult } from './presenter.ts'
import type { MemberRow, PasswordRow } from './repository.ts'
import * as repository from './repository.ts'
import type { signInCalls } from './sign-in-schema.ts'

export type SignInRequest = Static<typeof signInCalls.signIn.body>

/** With PWDEXPFORCECHANGE3 on, a password this old must be changed. */
const PASSWORD_LIFE = 90 * 24 * 60 * 60_000
const NOBODY = '00000000-0000-7000-8000-000000000000'

/** The ways to sign in (section 4 of the specification, domain.md 9). */
export function createSignIn(parts: MembersParts, { admit, secondStepOf }: Admission) {
  const { database, clock, sites, sessions, verification, failures } = parts

  /** Whose name and password these are. Throws SIGN_IN_WRONG, CAPTCHA_…. */
  async function prove(
    merchant: Merchant,
    { account, password, ...answer }: SignInRequest & { account: string; password: string },
    origin: Origin,
  ) {
    // The same work whether the name exists, is locked, or has a mailed password: the time tells nothing.
    const member = await repository.selectMemberByAccount(database.query, merchant.id, account)
    const memberId = member?.id ?? NOBODY
    const isKnownAddress = await sessions.isKnownAddress(merchant.id, memberId, origin.ip)
    const attempt = await failures.begin(merchant.id, { account, ip: origin.ip, isKnownAddress })
    if (verification.asksFor(merchant, 'LOGIN', !attempt.asksForCaptcha))
      await verification.checkCaptcha(merchant, 'LOGIN', answer).catch(async (refusal: unknown) => {
        await attempt.giveBack()
        throw refusal
      })
    const passwords = await repository.selectPasswords(database.query, merchant.id, memberId, clock.now())
    const used = await lookWithPlace(attempt, findMatching(passwords, password, attempt))
    if (member === undefined || used === undefined) {
      if (attempt.closesName) await tellClosedName(parts, merchant, account, member)
      const asks = verification.asksFor(merchant, 'LOGIN', false)
      throw membersErrors.SIGN_IN_WRONG(asks ? { extras: { captcha: true } } : {})
    }
    await attempt.giveBack()
    return { member, used, isKnownAddress }
  }

  async function byPassword(merchant: Merchant, request: SignInRequest, origin: Origin): Promise<SignInResult> {
    const account = (request.username ?? '').trim()
    const password = request.password ?? ''
    if (account === '') throw invalid('username', 'INVALID_INPUT_REQUIRED')
    if (password === '') throw invalid('password', 'INVALID_INPUT_REQUIRED')
    const { member, used, isKnownAddress } = await failures.inTurn(merchant.id, account, origin.ip, () =>
      prove(merchant, { ...request, account, password }, origin),
    )
    checkMayEnter(member, request)
    const isMailed = used.kind === 'MAILED'
    const tooOld = clock.now().getTime() - used.created_at.getTime() > PASSWORD_LIFE
    const passwordExpired = !isMailed && tooOld && (await sites.isOn(merchant.id, 'PWDEXPFORCECHANGE3'))
    return admit(member, origin, {
      steps: await secondStepOf(merchant, member, isKnownAddress),
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

  async function byCode(merchant: Merchant, request: SignInRequest, origin: Origin): Promise<SignInResult> {
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
    return admit(member, origin, {
      // The code proved the telephone, so the address says nothing more.
      steps: await secondStepOf(merchant, member, true),
      entry: { passwordExpired: false, mustChangePassword: false, remember: false, method: 'CODE' },
      before: (tx) => verification.takeCode(tx, merchant.id, mobile, 'LOGIN', codeHash),
    })
  }

  return {
    /** Throws SIGN_IN_WRONG, SECOND_STEP_NEEDED, CAPTCHA_…, ACCOUNT_LOCKED, AGENT_ONLY, MODULE_OFF, VERIFICATION_CODE_…. */
    async signIn(request: SignInRequest, origin: Origin): Promise<SignInResult> {
      const merchant = await sites.findMerchant(origin.merchantId)
      return request.type === 'sms' ? byCode(merchant, request, origin) : byPassword(merchant, request, origin)
    },
  }
}

/**
 * The password that fits, of those that the try may check: to strangers of a closed name a mailed one stays open, which
 * nobody guesses and which proves the mailbox. Always two checks, at once: a member without a mailed password takes as
 * long as one with it.
 */
async function findMatching(
  passwords: readonly PasswordRow[],
  password: string,
  { allows }: Attempt,
): Promise<PasswordRow | undefined> {
  const own = allows === 'ANYTHING' ? passwords.find(({ kind }) => kind === 'MAIN') : undefined
  const open = allows === 'NOTHING' ? [] : passwords
  const mailed = open.find(({ kind, used_at }) => kind === 'MAILED' && used_at === null)
  const [fitsOwn, fitsMailed] = await Promise.all([
    passwordMatches(own?.hash, password),
    passwordMatches(mailed?.hash, password),
  ])
  return fitsOwn ? own : fitsMailed ? mailed : undefined
}

/** Throws ACCOUNT_CLOSED, ACCOUNT_LOCKED, AGENT_ONLY, MEMBER_ONLY (section 6). */
export function checkMayEnter(member: MemberRow, { side }: Pick<SignInRequest, 'side'>): void {
  if (member.status === 'CLOSED') throw membersErrors.ACCOUNT_CLOSED()
  if (member.status !== 'ACTIVE') throw membersErrors.ACCOUNT_LOCKED()
  const actor = { accountType: member.type }
  if (side === 'AGENT' && !membersPolicy['agentSide.signIn'](actor)) throw membersErrors.AGENT_ONLY()
  if (side !== 'AGENT' && !membersPolicy['memberSide.signIn'](actor)) throw membersErrors.MEMBER_ONLY()
}
