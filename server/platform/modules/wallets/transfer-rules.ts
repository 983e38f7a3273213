import type { Transaction } from '../../db/connection.ts'
import type { OperatorSession } from '../../http/session.ts'
import { formatMoney, MONEY_SCALE, type Money } from '../../lib/money.ts'
import { isAnyRaised } from '../../lib/raised.ts'
import { lockSettings, mayCount } from '../proposals/service.ts'
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

/** Whether more money may go from member to member: to others, more at once, or more a day. */
export const sendsMore = (before: TransferRule, next: TransferRule): boolean =>
  (next.toUpline && !before.toUpline) ||
  (next.toDownline && !before.toDownline) ||
  isAnyRaised(before, next, ['maximum', 'dailyMaximum'])

/** The rule as operators read and write it. */
export const presentTransferRule = ({ toUpline, toDownline, minimum, maximum, dailyMaximum }: TransferRule) => ({
  toUpline,
  toDownline,
  minimum: formatMoney(minimum),
  maximum: formatMoney(maximum),
  dailyMaximum: formatMoney(dailyMaximum),
})

/**
 * Changes the rule within the transaction of the audit entry; one that lets more be sent takes two operators. Throws
 * MEMBER_TRANSFER_RANGE and as `mayCount`.
 */
export async function changeRule(
  tx: Transaction,
  sites: SitesService,
  { session, reason }: { readonly session: OperatorSession; readonly reason: string },
  after: TransferRule,
  now: Date,
): Promise<{ before: TransferRule; after: TransferRule; action?: string }> {
  const { merchantId } = session
  if (after.minimum <= 0n) throw walletsErrors.MEMBER_TRANSFER_RANGE({ field: 'minimum' })
  if (after.maximum < after.minimum) throw walletsErrors.MEMBER_TRANSFER_RANGE({ field: 'maximum' })
  if (after.dailyMaximum < after.maximum) throw walletsErrors.MEMBER_TRANSFER_RANGE({ field: 'dailyMaximum' })
  await lockSettings(tx, merchantId, 'memberTransferRules')
  const before = await readRule(tx.query, sites, merchantId)
  const about = { merchantId, kind: 'memberTransferRules', subjectId: merchantId } as const
  const change = { ...about, wish: presentTransferRule(after), reason, raises: sendsMore(before, after) }
  if (!(await mayCount(tx, session, change, now))) return { before, after, action: 'memberTransferRules.propose' }
  await saveRule(tx.query, merchantId, {
    to_upline: after.toUpline,
    to_downline: after.toDownline,
    minimum: after.minimum,
    maximum: after.maximum,
    daily_maximum: after.dailyMaximum,
  })
  return { before, after }
}
