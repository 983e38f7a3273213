import { formatMoney } from '../../../lib/money.ts'
import { listDueMerchants, type PaidBalance, payDue } from '../repository/paying.ts'
import type { Dependencies } from './dependencies.ts'

/** Few enough that those who take part are locked for a moment only. */
const AT_A_TIME = 500

/** Pays all that is due at every brand, some at a time, until told to stop. What was paid stays so, wherever it is interrupted. */
export async function payAll(dependencies: Dependencies, stopping?: AbortSignal): Promise<void> {
  const { database, clock } = dependencies
  for (const merchantId of await listDueMerchants(database, clock.now()))
    while (!stopping?.aborted && (await paySome(dependencies, merchantId)) === AT_A_TIME);
}

async function paySome({ database, clock, events }: Dependencies, merchantId: string): Promise<number> {
  return database.transaction(
    async (tx) => {
      const { tried, balances } = await payDue(tx, merchantId, AT_A_TIME, clock.now())
      tx.onCommit(() => {
        for (const changed of balances) events.publish(toEvent(merchantId, changed))
      })
      return tried
    },
    { patient: true },
  )
}

const toEvent = (merchantId: string, { member_id, currency, balance, version }: PaidBalance) => ({
  type: 'balance' as const,
  merchantId,
  memberId: member_id,
  currency,
  account: 'CASH',
  balance: formatMoney(balance),
  version: Number(version),
})
