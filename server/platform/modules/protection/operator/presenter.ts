import type { Static } from 'typebox'
import { presentProposal } from '../../proposals/service.ts'
import type { ExclusionRow } from '../exclusions/exclusions-repository.ts'
import { type LimitKind, writeLimit } from '../limits/limit-kinds.ts'
import type { findPendingChanges } from '../limits/limits-repository.ts'
import { presentExclusion, presentLimit } from '../presenter.ts'
import type { MarkedMemberRow } from './repository.ts'
import type { MarkedMember, MemberProtection, OperatorExclusion, OperatorIdentity, PendingLimit } from './schema.ts'
import type { IdentityCase } from './service/identities.ts'
import type { MemberOverview } from './service/members.ts'

type Identity = Static<typeof OperatorIdentity>

export const presentCase = ({ row, account, idNumber }: IdentityCase): Identity => ({
  id: row.member_id,
  account,
  state: row.state as Identity['state'],
  name: row.name,
  birthday: row.birthday,
  idNumber,
  submittedAt: row.submitted_at.toISOString(),
  claimedBy: row.claimed_by,
  decidedAt: row.decided_at?.toISOString() ?? null,
  decidedBy: row.decided_by,
  reason: row.reason,
})

export const presentOperatorExclusion = (row: ExclusionRow, account: string): Static<typeof OperatorExclusion> => ({
  ...presentExclusion(row),
  memberId: row.member_id,
  account,
  isOrigin: row.is_origin,
  reason: row.reason,
  liftReason: row.lift_reason,
  liftAskedAt: row.lift_asked_at?.toISOString() ?? null,
})

type PendingRow = Awaited<ReturnType<typeof findPendingChanges>>[number]

/** Nothing for a row whose increase was taken back meanwhile. */
export function presentPending(row: PendingRow): Static<typeof PendingLimit>[] {
  if (row.pending_at === null) return []
  const kind = row.kind as LimitKind
  return [
    {
      id: `${row.member_id} ${row.kind} ${row.period}`,
      memberId: row.member_id,
      account: row.account,
      kind,
      period: row.period as 'DAY' | 'WEEK' | 'MONTH',
      amount: writeLimit(kind, row.amount),
      pendingAmount: row.pending_amount === null ? null : writeLimit(kind, row.pending_amount),
      readyAt: row.pending_at.toISOString(),
      currency: row.currency,
    },
  ]
}

export const presentMarked = ({
  member_id,
  account,
  raised,
  hit,
  breaks,
  last_at,
}: MarkedMemberRow): Static<typeof MarkedMember> => ({
  id: member_id,
  account,
  raised: Number(raised ?? 0n),
  hit: Number(hit ?? 0n),
  breaks: Number(breaks ?? 0n),
  lastAt: last_at.toISOString(),
})

export const presentOverview = (
  { member, limits, exclusions, proposal }: MemberOverview,
  now: Date,
): Static<typeof MemberProtection> => ({
  id: member.id,
  account: member.account,
  status: member.status as 'ACTIVE' | 'LOCKED' | 'CLOSED',
  currency: member.currency,
  playBlockedUntil: member.play_blocked_until?.toISOString() ?? null,
  limits: limits.map((limit) => presentLimit(limit, now)),
  exclusions: exclusions.map(presentExclusion),
  proposal: presentProposal(proposal),
})
