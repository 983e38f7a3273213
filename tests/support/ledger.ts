import type { Database } from '../../server/platform/db/connection.ts'
import { createEventBus } from '../../server/platform/events/event-bus.ts'
import type { LiveEvent } from '../../server/platform/events/events.ts'
import { systemClock } from '../../server/platform/lib/clock.ts'
import { newId } from '../../server/platform/lib/id.ts'
import { house, type MemberAccount } from '../../server/platform/modules/ledger/accounts.ts'
import type { Owner, TransferOrder } from '../../server/platform/modules/ledger/movement.ts'
import { createLedgerService, type LedgerService } from '../../server/platform/modules/ledger/service.ts'

export interface TestLedger {
  readonly database: Database
  readonly ledger: LedgerService
  /** Every event published so far. */
  readonly published: LiveEvent[]
  /** A new member of the merchant `demo` with a CASH account in VND. */
  openMember(funds?: bigint): Promise<Owner>
  /** A transfer order with what does not matter filled in. */
  order(owner: Owner, change?: Partial<TransferOrder>): TransferOrder
}

/** The real ledger over a database, and short words for tests. */
export function createTestLedger(database: Database): TestLedger {
  const events = createEventBus()
  const published: LiveEvent[] = []
  events.subscribe((event) => published.push(event))
  const ledger = createLedgerService({ database, clock: systemClock, events })
  const order = (owner: Owner, change: Partial<TransferOrder> = {}): TransferOrder => ({
    ...owner,
    source: 'test',
    key: newId(),
    kind: 'BET',
    // A kind of its own: the books ask every 'bet' for its bet.
    document: { kind: 'seed', id: newId() },
    currency: 'VND',
    amount: 10_000n,
    from: 'CASH',
    to: house.games('test'),
    ...change,
  })
  return {
    database,
    ledger,
    published,
    order,
    async openMember(funds = 0n) {
      const owner = { merchantId: 'demo', memberId: newId() }
      const account: MemberAccount = 'CASH'
      await database.transaction(async (tx) => {
        await ledger.openAccounts(tx, owner, [{ currency: 'VND', account }])
        if (funds > 0n) {
          const opening = order(owner, { kind: 'OPENING', from: house.demo, to: account, amount: funds })
          await ledger.post(tx, [opening])
        }
      })
      return owner
    },
  }
}

/** Movements in sets, as lotteries make them: all or nothing. Answers their ids. */
export async function postMany({ raw }: Pick<Database, 'raw'>, orders: readonly TransferOrder[]): Promise<string[]> {
  const ids = orders.map(() => newId())
  const column = (read: (order: TransferOrder) => unknown) => orders.map(read)
  const rows = await raw<{ transfer_id: string }>(
    `select transfer_id from ledger_post_many(array_fill('test'::text, array[cardinality($1::text[])]), $1::text[], $2::uuid[], $3::uuid[], $4::text[], $4::text[], $5::text[], $6::text[],
       $7::int8[], $8::text[], $9::text[], array_fill('test'::text, array[cardinality($1::text[])]), $4::text[], now())`,
    [
      column(({ merchantId }) => merchantId),
      column(({ memberId }) => memberId),
      ids,
      column(({ key }) => key),
      column(({ kind }) => kind),
      column(({ currency }) => currency),
      column(({ amount }) => amount),
      column(({ from }) => from),
      column(({ to }) => to),
    ],
  )
  return rows.map(({ transfer_id }) => transfer_id)
}
