import DataLoader from 'dataloader'

/** The most keys that one statement is asked for. */
const MOST_KEYS = 256

/**
 * Reads one by one what is asked for one by one, and together what is asked for together: calls that came in one turn of the event loop
 * share a statement. None waits for a timer or for another's answer, and nothing is kept, so that every caller reads what was committed
 * before it asked. `read` answers in the order of the keys; what it throws, all of them get.
 */
export function createGatheredReads<Key, Value>(
  read: (keys: readonly Key[]) => Promise<readonly Value[]>,
): (key: Key) => Promise<Value> {
  const loader = new DataLoader<Key, Value>(async (keys) => await read(keys), {
    cache: false,
    maxBatchSize: MOST_KEYS,
    // Once all that lay unread in the sockets has been read: the loader's own way ends a set with every one of them.
    batchScheduleFn: (carryOut) => setImmediate(carryOut),
  })
  return (key) => loader.load(key)
}
