/**
 * Work under the same key, one after the other, in the order in which it was asked for; work under other keys goes on beside it.
 * Within this process only: what must hold across processes is held by the database.
 */
export function createTurns() {
  const last = new Map<string, Promise<unknown>>()
  return async function inTurn<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const before = last.get(key)
    // How the one before ended is its own caller's matter.
    const own = before === undefined ? work() : before.then(work, work)
    last.set(key, own)
    try {
      return await own
    } finally {
      if (last.get(key) === own) last.delete(key)
    }
  }
}
