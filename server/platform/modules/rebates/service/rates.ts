import type { Transaction } from '../../../db/connection.ts'
import { sumRises } from '../repository/rises.ts'
import { findRule, type RuleRow, termsOf } from '../repository/rules.ts'
import { NO_RULE, type RebateRule } from '../rule.ts'
import type { RateParts } from '../worth.ts'
import type { Dependencies } from './dependencies.ts'

/** By what play was given back at a moment: the rule, and what each of some members has on top. */
export interface RatesAt {
  readonly row: RuleRow | undefined
  readonly rule: RebateRule
  readonly of: (memberId: string, category: string) => RateParts
}

/** Rates of some members as they stood at a moment. */
export async function ratesAt(
  { vip }: Pick<Dependencies, 'vip'>,
  tx: Pick<Transaction, 'query' | 'raw'>,
  {
    merchantId,
    memberIds,
    at,
  }: { readonly merchantId: string; readonly memberIds: readonly string[]; readonly at: Date },
): Promise<RatesAt> {
  const row = await findRule(tx.query, merchantId, at)
  const rule = row === undefined ? NO_RULE : termsOf(row)
  const levels = await vip.listRebateRises(tx, merchantId, memberIds, at)
  const rises = await sumRises(tx, merchantId, memberIds, at)
  return {
    row,
    rule,
    of: (memberId, category) => ({
      base: rule.rates[category] ?? 0,
      levelRank: levels.get(memberId)?.rank ?? 0,
      level: levels.get(memberId)?.rise ?? 0,
      rise: rises.get(memberId) ?? 0,
    }),
  }
}
