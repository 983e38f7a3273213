import { paymentsErrors } from '../errors.ts'
import { type ChannelRow, findChannels } from '../repository/channels.ts'
import * as deposits from '../repository/deposits.ts'
import type { Dependencies } from './dependencies.ts'
import { type DepositView, viewDeposits } from './deposit-view.ts'

type Reads = Pick<Dependencies, 'database' | 'gatewayOf'>

/** The channels that are switched on and whose gateway is there. */
export async function listChannels({ database, gatewayOf }: Reads, merchantId: string): Promise<ChannelRow[]> {
  const channels = await findChannels(database.query, merchantId)
  return channels.filter(({ gateway }) => gatewayOf(gateway) !== undefined)
}

/** Throws DEPOSIT_NOT_FOUND, also for somebody else's. */
export async function findDeposit(dependencies: Reads, member: deposits.MemberKey, id: string): Promise<DepositView> {
  const deposit = await deposits.findDeposit(dependencies.database.query, member, id)
  const [view] = deposit === undefined ? [] : await viewDeposits(dependencies, member, [deposit])
  if (view === undefined) throw paymentsErrors.DEPOSIT_NOT_FOUND()
  return view
}

/** A page of the member's, the newest first. */
export async function listDeposits(
  dependencies: Reads,
  member: deposits.MemberKey,
  filter: deposits.DepositFilter,
  at: { readonly limit: number; readonly offset: number },
) {
  const { rows, total } = await deposits.findDeposits(dependencies.database.query, member, filter, at)
  return { views: await viewDeposits(dependencies, member, rows), total }
}

/** Names of the channels of some deposits, by deposit id. */
export async function channelNames(
  { database }: Pick<Reads, 'database'>,
  member: deposits.MemberKey,
  ids: readonly string[],
): Promise<Map<string, Record<string, string>>> {
  const rows = await deposits.findChannelNames(database.query, member, ids)
  return new Map(rows.map(({ id, channel_names }) => [id, channel_names as Record<string, string>]))
}
