import type { Database, Transaction } from '../../../db/connection.ts'
import { type PageRequest, pageOf } from '../../../http/paging.ts'
import type { OperatorSession } from '../../../http/session.ts'
import type { Clock } from '../../../lib/clock.ts'
import { nextDate, startOfDate } from '../../../lib/local-day.ts'
import { type AgentsService, checkSpan } from '../../agents/service.ts'
import { demand, type OperatorsService } from '../../operators/service.ts'
import { findProposals, type ProposalRow } from '../../proposals/service.ts'
import type { SitesService } from '../../sites/service.ts'
import { settlementsErrors } from '../errors.ts'
import { findSettlement, type SettlementRow } from '../repository/settlements.ts'
import * as earnings from './earnings-repository.ts'
import { settlementsRights } from './policy.ts'
import { countSkips, listQueue, type QueueFilter, type StateSum, sumStates } from './queue-repository.ts'

export { listWindowEarnings, type WindowEarningView } from './earnings-repository.ts'
export { presentSettlementEarning } from './presenter.ts'

export interface SettlementsOperatorDependencies {
  readonly database: Database
  readonly clock: Clock
  readonly operators: Pick<OperatorsService, 'perform'>
  readonly sites: Pick<SitesService, 'findMerchant' | 'isOn'>
  readonly agents: Pick<AgentsService, 'watermark'>
}
type Reads = Pick<SettlementsOperatorDependencies, 'database' | 'clock'>

/** A settlement with what it comes to, why contracts were skipped, and what waits for a second operator. */
export interface SettlementView {
  readonly settlement: SettlementRow
  readonly sums: readonly StateSum[]
  readonly skips: readonly { readonly reason: string; readonly count: bigint }[]
  readonly proposal: ProposalRow | undefined
}

/** A page of the brand's settlements in view, those that wait for an operator first. */
export async function listSettlements(
  { database, clock }: Reads,
  session: OperatorSession,
  filter: QueueFilter,
  asked: PageRequest,
): Promise<{ views: SettlementView[]; total: bigint }> {
  demand(session, settlementsRights['settlements.read'])
  const { rows, total } = await listQueue(database.query, session.merchantId, filter, pageOf(asked))
  return { views: await viewAll(database, session.merchantId, rows, clock.now()), total }
}

/** Throws SETTLEMENT_NOT_FOUND, also for another brand's. */
export async function readSettlement({ database, clock }: Reads, session: OperatorSession, id: string) {
  demand(session, settlementsRights['settlements.read'])
  return viewOf(database, await needSettlement(database.query, session.merchantId, id), clock.now())
}

/** Throws SETTLEMENT_NOT_FOUND. */
export async function needSettlement(
  query: Transaction['query'],
  merchantId: string,
  id: string,
): Promise<SettlementRow> {
  const settlement = await findSettlement(query, merchantId, id)
  if (settlement === undefined) throw settlementsErrors.SETTLEMENT_NOT_FOUND()
  return settlement
}

/** One settlement with all that stands beside it. */
export async function viewOf(
  tx: Pick<Transaction, 'raw' | 'query'>,
  settlement: SettlementRow,
  now: Date,
): Promise<SettlementView> {
  const [view] = await viewAll(tx, settlement.merchant_id, [settlement], now)
  if (view === undefined) throw new Error('A settlement was lost on the way')
  return view
}

async function viewAll(
  tx: Pick<Transaction, 'raw' | 'query'>,
  merchantId: string,
  settlements: readonly SettlementRow[],
  now: Date,
): Promise<SettlementView[]> {
  const ids = settlements.map(({ id }) => id)
  const sums = await sumStates(tx, merchantId, ids)
  const skips = await countSkips(tx, merchantId, ids)
  const proposals = await findProposals(tx.query, [merchantId], 'settlement', ids, now)
  return settlements.map((settlement) => ({
    settlement,
    sums: sums.filter(({ settlement_id }) => settlement_id === settlement.id),
    skips: skips.filter(({ settlement_id }) => settlement_id === settlement.id),
    proposal: proposals.find(({ subject_id }) => subject_id === settlement.id),
  }))
}

/** A page of a settlement's earnings, in the order in which they are paid. Throws SETTLEMENT_NOT_FOUND. */
export async function listEarningsOf(
  { database }: Reads,
  session: OperatorSession,
  id: string,
  filter: earnings.EarningsFilter,
  asked: PageRequest,
) {
  demand(session, settlementsRights['settlements.read'])
  const { merchantId } = session
  await needSettlement(database.query, merchantId, id)
  return earnings.listSettlementEarnings(database, { merchantId, settlementId: id }, filter, pageOf(asked))
}

/** Members of the brand who owe what was paid to them and is to be taken back, the most first. */
export async function listDebts(
  { database }: Reads,
  session: OperatorSession,
  filter: { readonly account?: string | undefined },
  asked: PageRequest,
) {
  demand(session, settlementsRights['settlements.read'])
  return earnings.listDebts(database, session.merchantId, filter, pageOf(asked))
}

/** What contracts cost by agent and kind over some days, both ends included. Throws TEAM_SPAN_INVALID. */
export async function reportCosts(
  { database, sites }: Pick<SettlementsOperatorDependencies, 'database' | 'sites'>,
  session: OperatorSession,
  { from, to, ...filter }: CostFilter,
  asked: PageRequest,
) {
  demand(session, settlementsRights['settlements.read'])
  checkSpan({ from, to })
  const { timeZone: zone } = await sites.findMerchant(session.merchantId)
  const span = { from: startOfDate(from, zone), until: startOfDate(nextDate(to), zone) }
  return earnings.sumCosts(database, session.merchantId, { ...span, ...filter }, pageOf(asked))
}

interface CostFilter {
  readonly from: string
  readonly to: string
  readonly kind?: string | undefined
  readonly account?: string | undefined
}
