import type { Money } from '../../../lib/money.ts'
import * as bankTransfers from '../repository/bank-transfers.ts'
import { findSteps } from '../repository/deposit-states.ts'
import type * as deposits from '../repository/deposits.ts'
import { findSettings } from '../repository/settings.ts'
import { acceptableAmount } from './accept-amount.ts'
import type { Dependencies } from './dependencies.ts'
import { orderOf } from './order-of.ts'

/** A deposit with its life so far, what the bank reported for it, and where to pay while it waits. */
export interface DepositView {
  readonly deposit: deposits.DepositRow
  readonly steps: readonly { readonly state: string; readonly at: Date }[]
  readonly transfers: readonly bankTransfers.BankTransferRow[]
  /** What the member may take instead of the amount. */
  readonly acceptable: Money | undefined
  readonly payUrl: string | null
}

/** Some deposits of one member, in their order, with steps and transfers: two or three queries for all of them. */
export async function viewDeposits(
  { database, gatewayOf }: Pick<Dependencies, 'database' | 'gatewayOf'>,
  member: deposits.MemberKey,
  rows: readonly deposits.DepositRow[],
): Promise<DepositView[]> {
  const ids = rows.map(({ id }) => id)
  const steps = await findSteps(database.query, member, ids)
  const transfers = await bankTransfers.findTransfersOf(database.query, member, ids)
  const isAnyShort = rows.some(({ state }) => state === 'REVIEW')
  const settings = isAnyShort ? await findSettings(database.query, member.merchantId) : undefined
  return rows.map((deposit) => {
    const own = transfers.filter(({ deposit_id }) => deposit_id === deposit.id)
    return {
      deposit,
      steps: steps.filter(({ deposit_id }) => deposit_id === deposit.id),
      transfers: own,
      acceptable: settings && acceptableAmount(deposit, own, settings),
      payUrl:
        deposit.state === 'PENDING'
          ? (gatewayOf(deposit.gateway)?.payUrlOf(orderOf(deposit), deposit.qr_payload) ?? null)
          : null,
    }
  })
}
