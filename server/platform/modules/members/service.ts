import type { Transaction } from '../../db/connection.ts'
import { httpErrors } from '../../http/errors.ts'
import type { MemberSession } from '../../http/session.ts'
import { bind } from '../../lib/bind.ts'
import { createAdmission } from './admission.ts'
import { createContacts } from './contacts.ts'
import { createMember } from './creation.ts'
import type { MembersDependencies } from './dependencies.ts'
import { createDeviceCodeSignIn } from './device-code-sign-in.ts'
import { createFailureCounter } from './failures.ts'
import { createFirebaseSignIn } from './firebase-sign-in.ts'
import { createFreePlay } from './free-play.ts'
import { introductionOf } from './introduction.ts'
import { createLinkedAccounts } from './linked-accounts.ts'
import { openForOwner } from './opened-account.ts'
import { createOwnPasskeys } from './own-passkeys.ts'
import { createOwnPassword } from './own-password.ts'
import { createPasswordChange } from './password-change.ts'
import { createPaymentPassword } from './payment-password.ts'
import { createProfile } from './profile.ts'
import { createRecovery } from './recovery.ts'
import { createRegistration } from './registration.ts'
import type { MemberRow } from './repository.ts'
import * as repository from './repository.ts'
import { createReturning } from './returning.ts'
import { createSecondStep } from './second-step.ts'
import { createSecurity } from './security.ts'
import { createSignIn } from './sign-in.ts'
import { checkLineMove, moveLine } from './tree.ts'
import type { Place } from './tree-repository.ts'

export { newReferralCode } from './creation.ts'
export type {
  Introducer,
  Introduction,
  OpeningListener,
  RankTeller,
  ReferralListener,
  Subaccount,
  SubaccountKeeper,
} from './dependencies.ts'
export { needHolder } from './holder.ts'
export type { MemberRow } from './repository.ts'
export {
  forgetContacts,
  makeAgent,
  setLossLimited,
  setPayeeName,
  setPlayBlock,
  setStatus,
} from './standing-repository.ts'
export { holdTree } from './tree-repository.ts'

/** Members: who they are, how they get in, and how they get back in (spec sections 4 to 6, domain.md 7 and 9). */
export function createMembersService(dependencies: MembersDependencies) {
  const { database } = dependencies
  const failures = createFailureCounter(dependencies.verification.attempts)
  const parts = { ...dependencies, failures, tries: dependencies.verification.tries }
  const admission = createAdmission(parts)
  const ownPassword = createOwnPassword(parts)

  return {
    ...createSignIn(parts, admission),
    ...createRegistration(parts, admission),
    ...createRecovery(parts, admission),
    ...createPasswordChange(parts, ownPassword),
    ...createFreePlay(parts, admission),
    ...createSecondStep(parts, admission),
    ...createReturning(parts, admission, ownPassword),
    ...createDeviceCodeSignIn(parts),
    ...createSecurity(parts, ownPassword),
    ...createOwnPasskeys(parts, ownPassword),
    ...createContacts(parts, ownPassword),
    ...createProfile(parts),
    ...bind(parts, { createMember, openForOwner }),
    ...createPaymentPassword(parts, ownPassword),
    ...createFirebaseSignIn(parts, admission),
    ...createLinkedAccounts(parts, ownPassword),

    /** A member of that brand, or undefined. */
    find: (merchantId: string, id: string): Promise<MemberRow | undefined> =>
      repository.selectMember(database.query, merchantId, id),

    /** A member of that brand by its account name, in whatever case. */
    findByAccount: (merchantId: string, account: string): Promise<MemberRow | undefined> =>
      repository.selectMemberByAccount(database.query, merchantId, account),

    /** The member of a session. */
    async findOwn({ merchantId, memberId }: MemberSession): Promise<MemberRow> {
      const member = await repository.selectMember(database.query, merchantId, memberId)
      if (member === undefined) throw httpErrors.UNAUTHENTICATED()
      return member
    },

    /** The level of the house that the member of a session has; undefined where the brand has none. */
    findRank: (session: MemberSession, language: string) => dependencies.rankTeller(database, session, language),

    /** Whether an active member has that number (E.164). */
    async hasMobile(merchantId: string, mobile: string): Promise<boolean> {
      return (await repository.selectMemberByMobile(database.query, merchantId, mobile))?.status === 'ACTIVE'
    },

    /** Whether an invitation code may be used at that brand. */
    async isInvitation(merchantId: string, code: string): Promise<boolean> {
      return (await introductionOf(dependencies, merchantId, code.trim())) !== undefined
    },

    /**
     * Hangs a member, with everybody below, under another one of the brand (null: under nobody) from the brand's next day on. Throws
     * LINE_MEMBER_UNKNOWN, LINE_CIRCLE.
     */
    moveLine: (tx: Transaction, member: Place, uplineId: string | null) => moveLine(parts, tx, member, uplineId),

    /** What `moveLine` would come to, and whether it may be. Throws as it does. */
    checkLineMove: (tx: Transaction, member: Place, uplineId: string | null) =>
      checkLineMove(parts, tx, member, uplineId),

    /** Remembers a language for mails and messages; the caller checked that the brand offers it. */
    async setLanguage({ merchantId, memberId }: MemberSession, language: string): Promise<void> {
      await repository.updateLanguage(database.query, merchantId, memberId, language)
    },
  }
}

export type MembersService = ReturnType<typeof createMembersService>
