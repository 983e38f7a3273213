import type { Database, Transaction } from '../../../../db/connection.ts'
import { httpErrors } from '../../../../http/errors.ts'
import type { Clock } from '../../../../lib/clock.ts'
import type { MessagesService } from '../../../messages/service.ts'
import { type By, noteAccess, type OperatorsService } from '../../../operators/service.ts'
import { isSeconded, listAbout, type Proposal } from '../../../proposals/service.ts'
import type { ProtectionService } from '../../../protection/service.ts'
import type { SessionsService } from '../../../sessions/service.ts'
import type { SitesService } from '../../../sites/service.ts'
import type { VerificationService } from '../../../verification/service.ts'
import { countFailures } from '../../failures.ts'
import { type MemberRow, selectMember } from '../../repository.ts'
import { membersTells } from '../../tells.ts'
import { countDownlines, selectUplines } from '../../tree-repository.ts'
import { membersRights } from '../policy.ts'
import { presentProfile } from '../presenter.ts'
import { lockMember } from '../profile-repository.ts'
import { selectTagsOf } from '../tags-repository.ts'

export interface MembersOperatorDependencies {
  readonly database: Database
  readonly clock: Clock
  readonly messages: MessagesService
  readonly operators: OperatorsService
  readonly protection: Pick<ProtectionService, 'stopPlay'>
  readonly sessions: SessionsService
  readonly sites: SitesService
  readonly verification: VerificationService
}

type Query = Transaction['query']

/** What of a member takes two operators where the brand wants it; reopening is decided with protection and shown here too. */
const MEMBER_DEEDS = [
  'memberPassword',
  'memberPaymentPassword',
  'memberSecondFactor',
  'memberPayeeName',
  'memberUnlocking',
  'memberReopening',
] as const
type MemberDeed = Exclude<(typeof MEMBER_DEEDS)[number], 'memberReopening'>

/** All that operators know of a member. */
async function profileOf({ verification, clock }: MembersOperatorDependencies, query: Query, member: MemberRow) {
  const { merchant_id: merchantId, id } = member
  return {
    member,
    uplines: await selectUplines(query, { merchantId, memberId: id }, clock.now()),
    downlines: await countDownlines(query, { merchantId, memberId: id }, clock.now()),
    failedTries: await countFailures(verification.attempts, query, merchantId, member.account),
    tags: await selectTagsOf(query, merchantId, id),
    factors: await verification.countFactors(query, { merchantId, memberId: id }),
    proposals: await listAbout(query, merchantId, MEMBER_DEEDS, id, clock.now()),
  }
}

export type Profile = Awaited<ReturnType<typeof profileOf>>

/** A member of the brand. Throws NOT_FOUND. */
export async function needMember(query: Query, merchantId: string, id: string): Promise<MemberRow> {
  const member = await selectMember(query, merchantId, id)
  if (member === undefined) throw httpErrors.NOT_FOUND()
  return member
}

/** Throws NOT_FOUND. */
export const readProfile = async (
  dependencies: MembersOperatorDependencies,
  query: Query,
  merchantId: string,
  id: string,
): Promise<Profile> => profileOf(dependencies, query, await needMember(query, merchantId, id))

/** Locks the member, carries the change out, and tells what was and what became. Throws NOT_FOUND. */
export async function changeHeld(
  dependencies: MembersOperatorDependencies,
  tx: Transaction,
  { merchantId, memberId }: { readonly merchantId: string; readonly memberId: string },
  work: (member: MemberRow) => Promise<unknown>,
) {
  const member = await lockMember(tx.query, merchantId, memberId)
  if (member === undefined) throw httpErrors.NOT_FOUND()
  const before = await profileOf(dependencies, tx.query, member)
  await work(member)
  return { before, after: await readProfile(dependencies, tx.query, merchantId, memberId) }
}

/** How an operator changes a member of the brand in view, beside the entry in the audit log. Throws NOT_FOUND, FORBIDDEN. */
export const changeMember = (
  dependencies: MembersOperatorDependencies,
  by: By,
  verb: string,
  memberId: string,
  work: (tx: Transaction, member: MemberRow) => Promise<unknown>,
): Promise<Profile> =>
  dependencies.operators.perform(by, deedOf(verb), (tx) =>
    changeHeld(dependencies, tx, { merchantId: by.session.merchantId, memberId }, (member) => work(tx, member)),
  )

/**
 * The same for a deed that may take two: `work` is done when nobody else has to want it, or a second operator sends the same wish; else the
 * wish waits, the profile says so and nothing changes. Throws as `changeMember` and `isSeconded`.
 */
export const changeMemberSeconded = (
  dependencies: MembersOperatorDependencies,
  by: By & { readonly reason: string },
  verb: string,
  memberId: string,
  { kind, wish }: Pick<Proposal, 'wish'> & { readonly kind: MemberDeed },
  work: (tx: Transaction, member: MemberRow) => Promise<unknown>,
): Promise<Profile> => {
  const { merchantId } = by.session
  return dependencies.operators.perform(by, deedOf(verb), async (tx) => {
    const proposal = { merchantId, kind, subjectId: memberId, wish, reason: by.reason }
    let isDone = true
    const changed = await changeHeld(dependencies, tx, { merchantId, memberId }, async (member) => {
      isDone = await isSeconded(tx, by.session, proposal, dependencies.clock.now())
      if (isDone) await work(tx, member)
    })
    return isDone ? changed : { ...changed, action: 'members.propose' }
  })
}

const deedOf = (verb: string) => ({
  right: membersRights['members.change'],
  action: `members.${verb}`,
  subjectKind: 'members',
  subjectId: ({ member }: Profile) => member.id,
  present: presentProfile,
})

/** Tells the member in the inbox. */
export const tellMember = (
  { messages }: MembersOperatorDependencies,
  tx: Transaction,
  { merchant_id: merchantId, id: memberId }: MemberRow,
  change: 'avatarRemoved' | 'passwordReset' | 'paymentPasswordReset' | 'payeeNameCorrected' | 'secondFactorReset',
): Promise<void> => messages.tell(tx, { merchantId, memberId }, membersTells[change], {})

/** Whoever can let himself into an account does not pay it for a time (decision 0027). */
export const noteTouch = (
  { clock }: MembersOperatorDependencies,
  tx: Transaction,
  { merchant_id: merchantId, id: memberId }: MemberRow,
  { session: { operatorId } }: By,
): Promise<void> => noteAccess(tx.query, { merchantId, memberId }, operatorId, clock.now())
