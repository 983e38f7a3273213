import type { PageRequest } from '../../../http/paging.ts'
import type { OperatorSession } from '../../../http/session.ts'
import { demand } from '../../operators/service.ts'
import { findProposals } from '../../proposals/service.ts'
import { paymentsErrors } from '../errors.ts'
import * as bankTransfers from '../repository/bank-transfers.ts'
import { viewDeposits } from '../service/deposit-view.ts'
import { HOUSE_MERCHANT } from '../service/suspense.ts'
import { paymentsRights } from './policy.ts'
import * as repository from './repository.ts'
import { findCandidates } from './service/candidates.ts'
import type { OperatorDependencies } from './service/dependencies.ts'
import { isVisible, ownersSeen, viewOf } from './service/suspense-view.ts'

/** A page of the brand's deposits in view, with what waits for a second operator. */
export async function listDeposits(
  { database: { query }, clock }: OperatorDependencies,
  session: OperatorSession,
  filter: repository.DepositFilter,
  page: PageRequest,
) {
  demand(session, paymentsRights['deposits.read'])
  const { merchantId } = session
  const { rows, total } = await repository.searchDeposits(query, merchantId, filter, page)
  const ids = rows.map(({ id }) => id)
  return { rows, total, proposals: await findProposals(query, [merchantId], 'deposit', ids, clock.now()) }
}

/** One deposit with its life so far and the transfers of the bank. Throws DEPOSIT_NOT_FOUND. */
export async function findDeposit(dependencies: OperatorDependencies, session: OperatorSession, id: string) {
  demand(session, paymentsRights['deposits.read'])
  const { database, clock } = dependencies
  const { merchantId } = session
  const deposit = await repository.findDepositOf(database.query, merchantId, id)
  if (deposit === undefined) throw paymentsErrors.DEPOSIT_NOT_FOUND()
  const member = { merchantId, memberId: deposit.member_id }
  const [view] = await viewDeposits(dependencies, member, [deposit])
  const proposals = await findProposals(database.query, [merchantId], 'deposit', [id], clock.now())
  return { deposit, steps: view?.steps ?? [], transfers: view?.transfers ?? [], proposals }
}

/** A page of the money that nobody was credited for. */
export async function listSuspense(
  dependencies: OperatorDependencies,
  session: OperatorSession,
  filter: repository.SuspenseFilter,
  page: PageRequest,
) {
  demand(session, paymentsRights['suspense.read'])
  const { seesHouse } = await viewOf(dependencies, session, 'suspense.read')
  const { database, clock } = dependencies
  const merchantIds = ownersSeen(session.merchantId, seesHouse)
  const { rows, total } = await repository.searchSuspense(database.query, merchantIds, filter, page)
  const ids = rows.map(bankTransfers.idOf)
  return { rows, total, proposals: await findProposals(database.query, merchantIds, 'suspense', ids, clock.now()) }
}

/** One transfer in suspense with the deposits that it could be meant for. Throws SUSPENSE_NOT_FOUND. */
export async function findSuspense(dependencies: OperatorDependencies, session: OperatorSession, id: string) {
  demand(session, paymentsRights['suspense.read'])
  const view = await viewOf(dependencies, session, 'suspense.read')
  const { query } = dependencies.database
  const { merchantId } = session
  const key = bankTransfers.keyOf(id)
  const row = key && (await bankTransfers.findBankTransfer(query, key.gateway, key.provider_id))
  if (row === undefined || !isVisible(view, row)) throw paymentsErrors.SUSPENSE_NOT_FOUND()
  const now = dependencies.clock.now()
  const proposals = await findProposals(query, [row.merchant_id ?? HOUSE_MERCHANT], 'suspense', [id], now)
  const candidates = row.outcome === 'SUSPENSE' ? await findCandidates(query, merchantId, row) : []
  const named = row.deposit_id === null ? undefined : await repository.findDepositOf(query, merchantId, row.deposit_id)
  return { row, proposals, candidates, named }
}
