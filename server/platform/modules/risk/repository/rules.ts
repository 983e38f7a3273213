import type { Kysely, Selectable } from 'kysely'
import type { RiskRules, Tables } from '../../../db/tables.ts'
import { DEFAULT_RULES, defaultOf, type RiskKind, type RiskRule } from '../rules.ts'

type Query = Kysely<Tables>

/** All rules of a brand: its own, and those of the house where it changed nothing. */
export async function readRules(query: Query, merchantId: string): Promise<RiskRule[]> {
  const rows = await query.selectFrom('risk_rules').selectAll().where('merchant_id', '=', merchantId).execute()
  const own = rows.map(ruleOf)
  return DEFAULT_RULES.map((one) => own.find(({ kind }) => kind === one.kind) ?? one)
}

export async function readRule(query: Query, merchantId: string, kind: RiskKind): Promise<RiskRule> {
  const row = await query
    .selectFrom('risk_rules')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('kind', '=', kind)
    .executeTakeFirst()
  return row === undefined ? defaultOf(kind) : ruleOf(row)
}

export async function writeRule(query: Query, merchantId: string, rule: RiskRule, at: Date): Promise<void> {
  const { kind, isOn, follows, leastCount, hours, percent, amount } = rule
  const row = { is_on: isOn, follows, least_count: leastCount, hours, percent, amount, changed_at: at }
  await query
    .insertInto('risk_rules')
    .values({ merchant_id: merchantId, kind, ...row })
    .onConflict((conflict) => conflict.columns(['merchant_id', 'kind']).doUpdateSet(row))
    .execute()
}

const ruleOf = (row: Selectable<RiskRules>): RiskRule => ({
  // The table checks these words.
  kind: row.kind as RiskRule['kind'],
  isOn: row.is_on,
  follows: row.follows as RiskRule['follows'],
  leastCount: row.least_count,
  hours: row.hours,
  percent: row.percent,
  amount: row.amount,
})
