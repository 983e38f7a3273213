import { lockDueDeposits, writeState } from '../deposits-repository.ts'
import { checkTransition } from '../states.ts'
import type { Dependencies } from './dependencies.ts'

const EXPIRED_AT_A_TIME = 200

/** Ends open deposits whose time is over; returns how many. */
export function expireDeposits({ database, clock }: Pick<Dependencies, 'database' | 'clock'>): Promise<number> {
  return database.transaction(async (tx) => {
    const now = clock.now()
    const due = await lockDueDeposits(tx.query, now, EXPIRED_AT_A_TIME)
    for (const deposit of due) {
      checkTransition('PENDING', 'EXPIRED')
      await writeState(tx.query, deposit, 'EXPIRED', now)
    }
    return due.length
  })
}
