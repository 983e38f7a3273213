import { deleteOld } from '../inbox-repository.ts'
import type { Dependencies } from './dependencies.ts'

const DAY = 86_400_000
/** Offers are over by then. */
const PROMOTION_DAYS = 60
/** What was told of money and security is read by whoever compares a year. */
const MESSAGE_DAYS = 365
const AT_A_TIME = 1_000
/** An hour of work leaves the rest to the next one. */
const MOST_ROUNDS = 50

/** Forgets messages by their age, read or not: offers after sixty days, all others after a year. */
export async function forgetOld({ database, clock }: Pick<Dependencies, 'database' | 'clock'>): Promise<void> {
  const before = (days: number) => new Date(clock.now().getTime() - days * DAY)
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const offers = await deleteOld(database.query, before(PROMOTION_DAYS), AT_A_TIME, 'PROMOTION')
    const others = await deleteOld(database.query, before(MESSAGE_DAYS), AT_A_TIME)
    if (offers < AT_A_TIME && others < AT_A_TIME) return
  }
}
