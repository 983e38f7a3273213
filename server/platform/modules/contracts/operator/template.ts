import type { Selectable } from 'kysely'
import type { ContractTemplates } from '../../../db/tables.ts'
import { areBetter, type ContractKind } from '../pay/terms.ts'
import { type ContractTerms, termsOf, tiersToJson } from '../terms.ts'

/** Whose money pays contracts below the top. */
export type PaidBy = 'PLATFORM' | 'UPLINE'

/** What a brand offers of a kind where nobody names terms, and its rules for the kind. */
export interface ContractTemplate {
  readonly terms: ContractTerms
  /** Whether two operators approve what is paid. */
  readonly needsApproval: boolean
  /** Whether a member who signs becomes an agent. */
  readonly makesAgents: boolean
  readonly paidBy: PaidBy
}

type Row = Selectable<ContractTemplates>

export const templateOf = (row: Row): ContractTemplate => ({
  terms: termsOf(row, row),
  needsApproval: row.needs_approval,
  makesAgents: row.makes_agents,
  paidBy: row.paid_by as PaidBy,
})

export const rowOf = (
  merchantId: string,
  { terms: { kind, period, tiers, pick, carry }, needsApproval, makesAgents, paidBy }: ContractTemplate,
) => ({
  merchant_id: merchantId,
  kind,
  period,
  tiers: tiersToJson(tiers),
  pick,
  carry,
  needs_approval: needsApproval,
  makes_agents: makesAgents,
  paid_by: paidBy,
})

/** How often contracts of a kind are settled where a brand has not said. */
export const PERIOD_UNLESS_SAID = {
  DIVIDEND: 'HALF_MONTH',
  DAILY_SALARY: 'DAY',
  HOURLY_SALARY: 'HOUR',
  REALTIME_SALARY: 'REALTIME',
} as const satisfies Readonly<Record<ContractKind, string>>

/**
 * Whether terms promise nothing that a brand does not offer anyway: no tier that pays more or asks for less, by the same period, and losses
 * are carried as its own are. One operator signs these; any others take two.
 */
export const isWithin = (terms: ContractTerms, template: ContractTemplate | undefined): boolean =>
  template !== undefined && terms.period === template.terms.period && !areBetter(terms, template.terms)
