import type { Database } from '../../server/platform/db/connection.ts'

const filled = new WeakSet<Database>()

/** Says that the demo brands are in a database. */
export function markFilled(database: Database): void {
  filled.add(database)
}

export const isFilled = (database: Database): boolean => filled.has(database)
