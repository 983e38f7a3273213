import type { Holder, LineTransfersDependencies } from '../dependencies.ts'
import * as repository from '../member-transfers-repository.ts'
import { readRule } from '../transfer-rules.ts'

const LINE_SHOWN = 200
const TRANSFERS_SHOWN = 20

/** What the brand allows, to whom this member may send, and the last transfers in either direction. */
export async function readLine(
  { database, clock, sites }: Pick<LineTransfersDependencies, 'database' | 'clock' | 'sites'>,
  sender: Holder,
) {
  const { merchantId, memberId } = sender
  const rule = await readRule(database.query, sites, merchantId)
  const isOn = rule.toUpline || rule.toDownline
  const [line, transfers] = await Promise.all([
    isOn ? repository.findLine(database.query, sender, clock.now()).limit(LINE_SHOWN).execute() : [],
    repository.listLast(database.query, merchantId, memberId, TRANSFERS_SHOWN),
  ])
  const receivers = line.filter(
    ({ direction, status, currency }) =>
      status === 'ACTIVE' && currency === sender.currency && (direction === 'UP' ? rule.toUpline : rule.toDownline),
  )
  return { rule, receivers, transfers }
}
