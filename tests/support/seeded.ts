import type { Database } from '../../server/platform/db/connection.ts'

/** How far a database is filled: with the demo brands, and with what their members did before today as well. */
export type Filling = 'seeded' | 'past'

const fillings = new WeakMap<Database, Filling>()

/** Says what is in a database. */
export function markFilled(database: Database, filling: Filling): void {
  fillings.set(database, filling)
}

export const fillingOf = (database: Database): Filling | undefined => fillings.get(database)
