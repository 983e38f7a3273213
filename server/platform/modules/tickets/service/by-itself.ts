import type { Transaction } from '../../../db/connection.ts'
import { type TicketRow, takeOverdue, takeSilent } from '../repository/tickets.ts'
import type { Dependencies } from './dependencies.ts'
import { move } from './move.ts'

const AT_A_TIME = 100

/**
 * Marks what should have been answered or ended, once each. A complaint leaves whoever has it and waits for the supervisors; of anything
 * else they are told in the queue. Answers how many there were.
 */
export const escalateOverdue = (dependencies: Dependencies, stopping?: AbortSignal): Promise<number> =>
  inBatches(dependencies, stopping, takeOverdue, (tx, ticket, now) => {
    const isComplaint = ticket.category === 'COMPLAINT'
    return move(dependencies, tx, ticket, {
      escalated_at: now,
      ...(isComplaint && { state: 'ESCALATED', operator: null }),
    })
  })

/** Ends what was answered and got no reply for as long as the brand waits. Answers how many there were. */
export const closeSilent = (dependencies: Dependencies, stopping?: AbortSignal): Promise<number> =>
  inBatches(dependencies, stopping, takeSilent, (tx, ticket, now) =>
    move(dependencies, tx, ticket, { state: 'CLOSED', closed_by: 'SILENCE', closed_at: now, closes_at: null }),
  )

type Take = (query: Transaction['query'], now: Date, limit: number) => Promise<TicketRow[]>

async function inBatches(
  { database, clock }: Dependencies,
  stopping: AbortSignal | undefined,
  take: Take,
  work: (tx: Transaction, ticket: TicketRow, now: Date) => Promise<unknown>,
): Promise<number> {
  let dealt = 0
  for (;;) {
    if (stopping?.aborted) return dealt
    const count = await database.transaction(async (tx) => {
      const now = clock.now()
      const tickets = await take(tx.query, now, AT_A_TIME)
      for (const ticket of tickets) await work(tx, ticket, now)
      return tickets.length
    })
    dealt += count
    if (count < AT_A_TIME) return dealt
  }
}
