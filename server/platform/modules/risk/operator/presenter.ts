import type { Static } from 'typebox'
import { formatMoney } from '../../../lib/money.ts'
import { type ProposalRow, presentProposal } from '../../proposals/service.ts'
import type { CaseRow, NoteRow } from '../repository/cases.ts'
import type { KeptFacts, SignalRow } from '../repository/signals.ts'
import type { RiskRule as Rule } from '../rules.ts'
import type { RiskCase, RiskRule, RiskSignal } from './schema.ts'

type PresentedSignal = Static<typeof RiskSignal>
type PresentedCase = Static<typeof RiskCase>

/** Accounts of members by id. */
export type Accounts = ReadonlyMap<string, string>

export function presentFacts({ memberIds, amount, ...facts }: KeptFacts, accounts: Accounts): PresentedSignal['facts'] {
  return {
    members: memberIds.flatMap((id) => {
      const account = accounts.get(id)
      return account === undefined ? [] : [{ id, account }]
    }),
    ...facts,
    details: [...facts.details],
    amount: amount === null ? null : formatMoney(BigInt(amount)),
  }
}

export const presentSignal = (row: SignalRow, accounts: Accounts): PresentedSignal => ({
  id: row.id,
  // The table checks these words, and repository/signals.ts wrote the facts.
  kind: row.kind as PresentedSignal['kind'],
  follows: row.follows as PresentedSignal['follows'],
  memberId: row.member_id,
  withdrawalId: row.withdrawal_id,
  caseId: row.case_id,
  facts: presentFacts(row.facts as KeptFacts, accounts),
  foundAt: row.found_at.toISOString(),
})

/** A case with what is shown beside it. */
export interface CaseView {
  readonly row: CaseRow
  readonly signals: readonly SignalRow[]
  readonly notes: readonly NoteRow[]
  readonly accounts: Accounts
}

export function presentCase({ row, signals, notes, accounts }: CaseView, operatorId: string): PresentedCase {
  return {
    id: row.id,
    memberId: row.member_id,
    account: accounts.get(row.member_id) ?? row.member_id,
    state: row.state as PresentedCase['state'],
    holds: row.holds,
    openedBy: row.opened_by,
    openedAt: row.opened_at.toISOString(),
    takenBy: row.taken_by_account,
    takenByMe: row.state === 'TAKEN' && row.taken_by === operatorId,
    takenAt: row.taken_at?.toISOString() ?? null,
    outcome: row.outcome as PresentedCase['outcome'],
    closedBy: row.closed_by,
    closedAt: row.closed_at?.toISOString() ?? null,
    signals: signals.map((signal) => presentSignal(signal, accounts)),
    notes: notes.map(({ id, text, written_by, written_at }) => ({
      id,
      text,
      writtenBy: written_by,
      writtenAt: written_at.toISOString(),
    })),
  }
}

/** What the audit log keeps of a case. */
export const presentAuditedCase = ({ row, notes }: CaseView) => ({
  memberId: row.member_id,
  state: row.state,
  holds: row.holds,
  takenBy: row.taken_by_account,
  outcome: row.outcome,
  notes: notes.length,
})

/** What of a rule an operator may change, as the call takes it. */
export const presentLimits = ({ kind: _kind, amount, ...rest }: Rule) => ({
  ...rest,
  amount: amount === null ? null : formatMoney(amount),
})

export const presentRule = (
  rule: Rule,
  currency: string,
  proposal: ProposalRow | undefined,
): Static<typeof RiskRule> => ({
  kind: rule.kind,
  ...presentLimits(rule),
  currency,
  proposal: presentProposal(proposal),
})
