import type { OperatorSession } from '../platform/http/session.ts'
import { rightsOf } from '../platform/modules/operators/service.ts'
import { approveSettlement } from '../platform/modules/settlements/operator/service/decide.ts'
import type { Merchant } from '../platform/modules/sites/service.ts'
import type { History } from './history.ts'

/** Dividends of the last days wait for operators, as they do of a morning. */
const LEFT_OPEN = 10 * 86_400_000

/** Settles what is over at the moment in which the history stands, has older dividends approved by two, and pays. */
export async function payLine(history: History, { id: merchantId }: Merchant): Promise<void> {
  const { turnover, agents, settlements } = history.house
  await turnover.countWaiting()
  await agents.fold(merchantId)
  await settlements.settleDue()
  if (history.now().getTime() < history.today - LEFT_OPEN) await approveAll(history, merchantId)
  await settlements.payAll()
}

async function approveAll({ house }: History, merchantId: string): Promise<void> {
  const waiting = await house.database.query
    .selectFrom('settlements')
    .select('id')
    .where('merchant_id', '=', merchantId)
    .where('state', '=', 'UNAPPROVED')
    .orderBy('window_from')
    .execute()
  if (waiting.length === 0) return
  const approvers = await Promise.all(['operator', 'operator2'].map((account) => sessionOf(house, merchantId, account)))
  for (const { id } of waiting)
    for (const session of approvers)
      await approveSettlement(house, { session, ip: '127.0.0.1', reason: 'Đã đối chiếu doanh số kỳ này' }, id)
}

/** An operator of the demo, as if signed in at a brand. */
export async function sessionOf(
  { database }: History['house'],
  merchantId: string,
  account: string,
): Promise<OperatorSession> {
  const { id: operatorId } = await database.query
    .selectFrom('operators')
    .select('id')
    .where('account', '=', account)
    .executeTakeFirstOrThrow()
  return { sessionId: '', operatorId, account, merchantId, rights: rightsOf('ADMIN'), mustEnrol: false }
}
