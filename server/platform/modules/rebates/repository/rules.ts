import type { Insertable, Kysely, Selectable } from 'kysely'
import type { RebateRules, Tables } from '../../../db/tables.ts'
import type { Rates, RebateRule } from '../rule.ts'
import type { RebateMode } from '../states.ts'

type Query = Kysely<Tables>
export type RuleRow = Selectable<RebateRules>

/** The rule of a brand that was in force at a moment; the last one where none is given. */
export const findRule = (query: Query, merchantId: string, at?: Date): Promise<RuleRow | undefined> => {
  let rules = query.selectFrom('rebate_rules').selectAll().where('merchant_id', '=', merchantId)
  if (at !== undefined) rules = rules.where('changed_at', '<', at)
  return rules.orderBy('version', 'desc').limit(1).executeTakeFirst()
}

export const insertRule = (query: Query, rule: Insertable<RebateRules>) =>
  query.insertInto('rebate_rules').values(rule).execute()

export const termsOf = (row: RuleRow): RebateRule => ({
  // The table's check allows only these.
  mode: row.mode as RebateMode,
  rates: row.rates as Rates,
  leastClaim: row.least_claim,
  dailyCap: row.daily_cap,
  claimDays: row.claim_days,
})
