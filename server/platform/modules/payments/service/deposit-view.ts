import * as deposits from '../deposits-repository.ts'
import type { Dependencies } from './dependencies.ts'

/** A deposit with its life so far, and where to pay while it waits. */
export interface DepositView {
  readonly deposit: deposits.DepositRow
  readonly steps: readonly { readonly state: string; readonly at: Date }[]
  readonly payUrl: string | null
}

/** Some deposits of one member, in their order, with their steps: one query more for all of them. */
export async function viewDeposits(
  { database, gatewayOf }: Dependencies,
  member: deposits.MemberKey,
  rows: readonly deposits.DepositRow[],
): Promise<DepositView[]> {
  const steps = await deposits.findSteps(
    database.query,
    member,
    rows.map(({ id }) => id),
  )
  return rows.map((deposit) => ({
    deposit,
    steps: steps.filter(({ deposit_id }) => deposit_id === deposit.id),
    payUrl: deposit.state === 'PENDING' ? gatewayOf(deposit.gateway).payUrlOf(deposit.qr_payload) : null,
  }))
}
