import type { Static } from 'typebox'
import type { Transaction } from '../../db/connection.ts'
import type { Merchant } from '../sites/service.ts'
import type { ProvedIdentity } from '../verification/service.ts'
import type { Admission } from './admission.ts'
import type { MembersParts, Origin } from './dependencies.ts'
import { membersErrors } from './errors.ts'
import * as identities from './identities-repository.ts'
import type { SignInResult } from './presenter.ts'
import type { MemberRow } from './repository.ts'
import * as repository from './repository.ts'
import { checkMayEnter } from './sign-in.ts'
import type { signInCalls } from './sign-in-schema.ts'

export type FirebaseSignInRequest = Static<typeof signInCalls.signInWithFirebase.body>

/** Signing in with a Google or Facebook account, or with a mobile number, that Firebase proves (section 8). */
export function createFirebaseSignIn(parts: MembersParts, { admit, secondStepOf }: Admission) {
  const { database, sessions, sites, verification } = parts

  async function findOwner(merchant: Merchant, proved: ProvedIdentity): Promise<MemberRow | undefined> {
    if (proved.provider === 'PHONE') {
      await sites.demandModule(merchant.id, 'MOBILEVERCODELOGIN3')
      return proved.mobile === undefined
        ? undefined
        : repository.selectMemberByMobile(database.query, merchant.id, proved.mobile)
    }
    demandProvider(merchant, proved.provider)
    const link = await identities.selectIdentity(database.query, merchant.id, proved.provider, proved.subject)
    return link && repository.selectMember(database.query, merchant.id, link.member_id)
  }

  return {
    /**
     * Signs the owner of a proved identity in. An e-mail address alone makes nobody the owner of an account: whoever
     * has one links it there. Throws REGISTER_FIRST with what was proved, ID_TOKEN_INVALID, OPERATION_NOT_ENABLED,
     * MODULE_OFF, SECOND_STEP_NEEDED, ACCOUNT_LOCKED, AGENT_ONLY, MEMBER_ONLY.
     */
    async signInWithFirebase(request: FirebaseSignInRequest, origin: Origin): Promise<SignInResult> {
      const merchant = await sites.findMerchant(origin.merchantId)
      const proved = await verification.readIdToken(request.firebaseIdToken)
      const member = await findOwner(merchant, proved)
      if (member === undefined) throw membersErrors.REGISTER_FIRST({ extras: proofOf(proved) })
      checkMayEnter(member, request)
      // Another house's word stands for the password, not for the second step.
      const isKnownAddress = await sessions.isKnownAddress(merchant.id, member.id, origin.ip)
      return admit(member, origin, {
        steps: await secondStepOf(merchant, member, isKnownAddress),
        entry: { passwordExpired: false, mustChangePassword: false, remember: false, method: 'CODE' },
        before: async () => undefined,
      })
    },
  }
}

/** Throws OPERATION_NOT_ENABLED where the brand does not take accounts of that house. */
export function demandProvider(merchant: Merchant, provider: ProvedIdentity['provider']): void {
  const isTaken = provider !== 'PHONE' && merchant.socialProviders.includes(provider)
  if (!isTaken) throw membersErrors.IDENTITY_NOT_OFFERED()
}

/** Links a proved account to a member within the caller's transaction. Throws IDENTITY_TAKEN. */
export async function linkIdentity(
  { clock }: Pick<MembersParts, 'clock'>,
  tx: Transaction,
  member: { merchantId: string; memberId: string },
  proved: ProvedIdentity,
): Promise<void> {
  const isNew = await identities.insertIdentity(tx.query, {
    merchant_id: member.merchantId,
    member_id: member.memberId,
    provider: proved.provider,
    subject: proved.subject,
    label: proved.email ?? proved.name ?? '',
    linked_at: clock.now(),
  })
  if (!isNew) throw membersErrors.IDENTITY_TAKEN()
}

/** What the registration form is filled with, and may not change. */
function proofOf({ provider, email, mobile, name }: ProvedIdentity) {
  return { provider, email: email ?? null, mobile: mobile ?? null, name: name ?? null }
}
