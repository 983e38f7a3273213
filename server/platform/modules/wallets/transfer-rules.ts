import type { Transaction } from '../../db/connection.ts'
import { MONEY_SCALE, type Money } from '../../lib/money.ts'
import { isAnyRaised } from '../../lib/raised.ts'
import type { Merchant } from '../sites/service.ts'
import { findRule } from './member-transfers-repository.ts'

/** How far members may send each other money. */
export interface TransferRule {
  readonly toUpline: boolean
  readonly toDownline: boolean
  readonly minimum: Money
  readonly maximum: Money
  readonly dailyMaximum: Money
}

/** What holds where a brand with play money has set nothing itself. */
const DEMO_RULE: TransferRule = {
  toUpline: true,
  toDownline: true,
  minimum: 10_000n * MONEY_SCALE,
  maximum: 20_000_000n * MONEY_SCALE,
  dailyMaximum: 50_000_000n * MONEY_SCALE,
}
const OFF: TransferRule = { ...DEMO_RULE, toUpline: false, toDownline: false }

/** The rule of a brand as it stands. */
export async function readRule(
  query: Transaction['query'],
  { id, mode }: Pick<Merchant, 'id' | 'mode'>,
): Promise<TransferRule> {
  const row = await findRule(query, id)
  if (row === undefined) return mode === 'DEMO' ? DEMO_RULE : OFF
  return {
    toUpline: row.to_upline,
    toDownline: row.to_downline,
    minimum: row.minimum,
    maximum: row.maximum,
    dailyMaximum: row.daily_maximum,
  }
}

/** Whether more money may go from member to member: to others, more at once, or more a day. */
export const sendsMore = (before: TransferRule, next: TransferRule): boolean =>
  (next.toUpline && !before.toUpline) ||
  (next.toDownline && !before.toDownline) ||
  isAnyRaised(before, next, ['maximum', 'dailyMaximum'])
