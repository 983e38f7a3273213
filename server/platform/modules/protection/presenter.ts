import type { Static } from 'typebox'
import { formatMoney } from '../../lib/money.ts'
import type { Unsettled } from './closing/closing-repository.ts'
import type { ExclusionRow } from './exclusions/exclusions-repository.ts'
import type { Identity as IdentityService } from './identity/identity.ts'
import { writeLimit } from './limits/limit-kinds.ts'
import type { LimitState } from './limits/limit-states.ts'
import type { ClosingObstacles, DataExport, Exclusion, Identity, Limit } from './shapes.ts'

export function presentLimit(state: LimitState, now: Date): Static<typeof Limit> {
  const { kind, period, pending } = state
  const write = (amount: bigint | null) => (amount === null ? null : writeLimit(kind, amount))
  const left = state.effective > state.used ? state.effective - state.used : 0n
  return {
    kind,
    period,
    own: write(state.own),
    operator: write(state.operator),
    effective: writeLimit(kind, state.effective),
    used: writeLimit(kind, state.used),
    left: writeLimit(kind, left),
    startsAt: state.startsAt.toISOString(),
    endsAt: state.endsAt.toISOString(),
    pending: pending && {
      amount: write(pending.amount),
      readyAt: pending.readyAt.toISOString(),
      isReady: pending.readyAt <= now,
    },
  }
}

export const presentExclusion = (row: ExclusionRow): Static<typeof Exclusion> => ({
  id: row.id,
  kind: row.kind as Static<typeof Exclusion>['kind'],
  startedAt: row.started_at.toISOString(),
  endsAt: row.ends_at?.toISOString() ?? null,
  liftState: row.lift_state as Static<typeof Exclusion>['liftState'],
  liftAnswer: row.lift_answer,
})

export const presentClosing = (left: Unsettled): Static<typeof ClosingObstacles> => ({
  openBets: left.bets,
  depositId: left.deposit,
  withdrawalId: left.withdrawal,
  vendorWallets: left.wallets,
  bonus: left.bonus,
  // What is held is mostly held for a withdrawal or a vendor, which the member sees on their page.
  checks: left.checks || (left.held && left.withdrawal === null && !left.wallets),
  balance: formatMoney(left.cash),
})

export const presentExport = (row: {
  id: string
  state: string
  progress: number
  created_at: Date
  ready_at: Date | null
  expires_at: Date
}): Static<typeof DataExport> => ({
  id: row.id,
  state: row.state as Static<typeof DataExport>['state'],
  progress: row.progress,
  createdAt: row.created_at.toISOString(),
  readyAt: row.ready_at?.toISOString() ?? null,
  expiresAt: row.expires_at.toISOString(),
})

export function presentIdentity(
  { identity, documents }: Awaited<ReturnType<IdentityService['read']>>,
  maskedNumber: IdentityService['maskedNumber'],
): Static<typeof Identity> {
  return {
    state: (identity?.state ?? 'NONE') as Static<typeof Identity>['state'],
    name: identity?.name ?? null,
    birthday: identity?.birthday ?? null,
    idNumber: identity === undefined ? null : maskedNumber(identity),
    submittedAt: identity?.submitted_at.toISOString() ?? null,
    decidedAt: identity?.decided_at?.toISOString() ?? null,
    reason: identity?.reason ?? null,
    documents: documents.map(({ kind, uploaded_at }) => ({
      kind: kind as Static<typeof Identity>['documents'][number]['kind'],
      uploadedAt: uploaded_at.toISOString(),
    })),
  }
}
