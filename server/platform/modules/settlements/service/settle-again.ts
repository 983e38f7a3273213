import type { Transaction } from '../../../db/connection.ts'
import { type ContractGroup, type Window, windowsDue } from '../../contracts/service.ts'
import { settlementsErrors } from '../errors.ts'
import { lockClock } from '../repository/clocks.ts'
import { lockSettlement, type SettlementRow, updateSettlement } from '../repository/settlements.ts'
import type { Dependencies } from './dependencies.ts'
import { oldestCorrected, readWays } from './settle.ts'
import { settleWindow } from './settle-window.ts'

/**
 * Works the window of a settlement out anew, from the figures as they stand: nothing where nothing changed, else corrections, which are paid
 * by this settlement, after approval where the brand asks for it. A loss that is carried on changes the windows after it too. Answers the
 * settlement before and after, and how many corrections have an amount. Throws SETTLEMENT_NOT_FOUND, SETTLEMENT_TOO_OLD.
 */
export async function settleAgain(
  { clock, sites }: Pick<Dependencies, 'clock' | 'sites'>,
  tx: Transaction,
  merchantId: string,
  settlement: SettlementRow,
): Promise<{ before: SettlementRow; after: SettlementRow; corrections: number }> {
  const group = groupOf(settlement)
  const at = clock.now()
  const { timeZone: zone } = await sites.findMerchant(merchantId, tx)
  // In the order in which settling locks them.
  const { settled_until } = await lockClock(tx, group, settlement.window_from)
  const before = await lockSettlement(tx.query, merchantId, settlement.id)
  if (before === undefined) throw settlementsErrors.SETTLEMENT_NOT_FOUND()
  const window: Window = { from: before.window_from, until: before.window_until }
  if (window.from < oldestCorrected(group.period, at)) throw settlementsErrors.SETTLEMENT_TOO_OLD()
  const { paidBy, needsApproval } = await readWays(tx, group)
  // Whoever approved has not seen what comes now.
  const state = before.state === 'UNAPPROVED' || needsApproval ? 'UNAPPROVED' : 'PAYING'
  const run = { group, zone, at, paidBy, settlement: async () => ({ ...before, state }) }
  let corrections = 0
  for (const each of windowsAfter(group, window, { until: settled_until, zone }))
    corrections += await settleWindow(tx, run, each)
  const after = corrections === 0 ? before : await updateSettlement(tx.query, before, { state, changed_at: at })
  return { before, after, corrections }
}

const groupOf = ({ merchant_id: merchantId, kind, period }: SettlementRow): ContractGroup => ({
  merchantId,
  kind: kind as ContractGroup['kind'],
  period: period as ContractGroup['period'],
})

/** The window itself; of dividends all settled windows after it too, since each takes on what the one before left. */
const windowsAfter = (
  { kind, period }: ContractGroup,
  window: Window,
  { until, zone }: { readonly until: Date; readonly zone: string },
): Window[] =>
  kind === 'DIVIDEND'
    ? windowsDue(period, { after: window.from, watermark: until, limit: Number.POSITIVE_INFINITY }, zone)
    : [window]
