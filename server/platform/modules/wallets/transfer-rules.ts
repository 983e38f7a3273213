import type { Transaction } from '../../db/connection.ts'
import { MONEY_SCALE, type Money } from '../../lib/money.ts'
import type { SitesService } from '../sites/service.ts'
import { walletsErrors } from './errors.ts'
import { findRule, saveRule } from './member-transfers-repository.ts'

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
  sites: SitesService,
  merchantId: string,
): Promise<TransferRule> {
  const row = await findRule(query, merchantId)
  if (row === undefined) return (await sites.findMerchant(merchantId)).mode === 'DEMO' ? DEMO_RULE : OFF
  return {
    toUpline: row.to_upline,
    toDownline: row.to_downline,
    minimum: row.minimum,
    maximum: row.maximum,
    dailyMaximum: row.daily_maximum,
  }
}

/** Changes the rule within the transaction of the audit entry. Throws MEMBER_TRANSFER_RANGE. */
export async function changeRule(tx: Transaction, sites: SitesService, merchantId: string, after: TransferRule) {
  if (after.minimum <= 0n) throw walletsErrors.MEMBER_TRANSFER_RANGE({ field: 'minimum' })
  if (after.maximum < after.minimum) throw walletsErrors.MEMBER_TRANSFER_RANGE({ field: 'maximum' })
  if (after.dailyMaximum < after.maximum) throw walletsErrors.MEMBER_TRANSFER_RANGE({ field: 'dailyMaximum' })
  const before = await readRule(tx.query, sites, merchantId)
  await saveRule(tx.query, merchantId, {
    to_upline: after.toUpline,
    to_downline: after.toDownline,
    minimum: after.minimum,
    maximum: after.maximum,
    daily_maximum: after.dailyMaximum,
  })
  return { before, after }
}
