import { httpErrors } from '../../../../http/errors.ts'
import type { OperatorSession } from '../../../../http/session.ts'
import { type By, demand } from '../../../operators/service.ts'
import { findProposal, isSeconded, type ProposalRow } from '../../../proposals/service.ts'
import type { ExclusionRow } from '../../exclusions/exclusions-repository.ts'
import type { LimitState } from '../../limits/limit-states.ts'
import type { LimitWish } from '../../limits/own-limits.ts'
import type { ProtectionOperatorDependencies } from '../dependencies.ts'
import { protectionRights } from '../policy.ts'
import { findMember, type ProtectedMember } from '../repository.ts'

/** A member with the limits and breaks in force. */
export interface MemberOverview {
  readonly member: ProtectedMember
  readonly limits: readonly LimitState[]
  readonly exclusions: readonly ExclusionRow[]
  /** That the account shall be open again, while a second operator has to want it. */
  readonly proposal: ProposalRow | undefined
}

/** What operators do for the protection of one member. */
export function createMemberProtection({ database, clock, operators, protection }: ProtectionOperatorDependencies) {
  const { closing, exclusions, limits } = protection

  async function overview({ merchantId }: OperatorSession, memberId: string): Promise<MemberOverview> {
    const key = { merchantId, memberId }
    const member = await findMember(database.query, key)
    if (member === undefined) throw httpErrors.NOT_FOUND()
    const reopening = { merchantId, kind: 'memberReopening', subjectId: memberId } as const
    const [states, breaks, proposal] = await Promise.all([
      limits.list(key),
      exclusions.findActive(key),
      findProposal(database.query, reopening, clock.now()),
    ])
    return { member, limits: states, exclusions: breaks, proposal }
  }

  return {
    /** Throws NOT_FOUND. */
    async find(session: OperatorSession, memberId: string): Promise<MemberOverview> {
      demand(session, protectionRights['protection.read'])
      return overview(session, memberId)
    },

    /** Sets or takes away the operator's own limit. Throws NOT_FOUND, LIMIT_INVALID, LIMIT_NOT_FOUND. */
    async setLimit(by: By, memberId: string, wish: LimitWish): Promise<MemberOverview> {
      const { session } = by
      demand(session, protectionRights['protection.decide'])
      await overview(session, memberId)
      await operators.perform(by, limitDeed(memberId, wish), async (tx) => {
        const key = { merchantId: session.merchantId, memberId }
        const changed = await limits.setByOperator(tx, key, wish)
        return { before: { limit: changed.before }, after: { limit: changed.after } }
      })
      return overview(session, memberId)
    },

    /** Opens an account again that its member closed, or proposes it. Throws CLOSING_NOT_FOUND, CLOSING_FINAL and as `isSeconded`. */
    async reopen(by: By & { readonly reason: string }, memberId: string): Promise<MemberOverview> {
      const { session } = by
      const { merchantId } = session
      const proposal = {
        merchantId,
        kind: 'memberReopening',
        subjectId: memberId,
        wish: {},
        reason: by.reason,
      } as const
      await operators.perform(by, reopenDeed, (tx) =>
        closing.reopen(tx, { merchantId, memberId }, () => isSeconded(tx, session, proposal, clock.now())),
      )
      return overview(session, memberId)
    },
  }
}

const limitDeed = (memberId: string, { kind, period }: LimitWish) => ({
  right: protectionRights['protection.decide'],
  action: 'limits.update',
  subjectKind: 'members',
  subjectId: () => memberId,
  present: ({ limit }: { readonly limit: string | null }) => ({ limit: `${kind} ${period}`, amount: limit }),
})

const reopenDeed = {
  right: protectionRights['protection.decide'],
  action: 'members.reopen',
  subjectKind: 'members',
  subjectId: ({ id }: { readonly id: string; readonly status: string }) => id,
  present: (member: { readonly id: string; readonly status: string }) => member,
}
