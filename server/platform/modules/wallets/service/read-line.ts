import type { Holder, LineTransfersDependencies } from '../dependencies.ts'
import * as repository from '../member-transfers-repository.ts'
import { readRule } from '../transfer-rules.ts'

const LINE_SHOWN = 200
const TRANSFERS_SHOWN = 20

/**
 * What the brand allows, to whom this member may send, and the last transfers in either direction. Of a long line not everybody is told:
 * whoever is asked for by name comes first.
 */
export async function readLine(
  { database, clock, sites }: Pick<LineTransfersDependencies, 'database' | 'clock' | 'sites'>,
  sender: Holder,
  account?: string,
) {
  const { merchantId, memberId } = sender
  const rule = await readRule(database.query, await sites.findMerchant(merchantId))
  const isOn = rule.toUpline || rule.toDownline
  const find = (key?: string) =>
    repository.findLine(database.query, sender, clock.now(), key).limit(LINE_SHOWN).execute()
  const [named, line, transfers] = await Promise.all([
    isOn && account !== undefined ? find(account.trim().toLowerCase()) : [],
    isOn ? find() : [],
    repository.listLast(database.query, merchantId, memberId, TRANSFERS_SHOWN),
  ])
  const others = line.filter(({ id }) => named.every((one) => one.id !== id))
  const receivers = [...named, ...others].filter(
    ({ direction, status, currency }) =>
      status === 'ACTIVE' && currency === sender.currency && (direction === 'UP' ? rule.toUpline : rule.toDownline),
  )
  return { rule, receivers, transfers }
}
