import DataLoader from 'dataloader'

/** The most keys one by-ids call takes (the cap of the REST contract). */
export const mostIds = 100

/**
 * A loader for one operation over a by-ids form of the platform: keys asked for in one tick become one call, answers are put in
 * the order of the keys, and what the platform does not know is null.
 */
export function createByIdsLoader<Value>(options: {
  readonly read: (ids: string) => Promise<readonly Value[]>
  readonly keyOf: (value: Value) => string
}): DataLoader<string, Value | null> {
  return new DataLoader<string, Value | null>(
    async (keys) => {
      const values = await options.read(keys.join(','))
      const byKey = new Map(values.map((value) => [options.keyOf(value), value]))
      return keys.map((key) => byKey.get(key) ?? null)
    },
    { maxBatchSize: mostIds },
  )
}

/** A value of one operation that is read at most once, when first asked for. */
export function once<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let value: Promise<Value> | undefined
  return () => {
    value ??= read()
    return value
  }
}
