import type { BroadcastKey } from '../repository.ts'

/** What became of one batch: there is more to do, there is not, or another worker has it. */
export type Outcome = 'MORE' | 'ENDED' | 'NOT_OURS'

/**
 * A batch of each in turn, so that a long one delays no short one, until nothing is left that no other worker has. What fails is left for
 * the next round and thrown when the others are through.
 */
export async function inTurn(
  keys: readonly BroadcastKey[],
  batch: (key: BroadcastKey) => Promise<Outcome>,
  stopping: AbortSignal | undefined,
  failure: string,
): Promise<void> {
  const failures: unknown[] = []
  let open = keys
  while (open.length > 0) {
    const left: BroadcastKey[] = []
    for (const key of open) {
      if (stopping?.aborted) return
      const outcome = await batch(key).catch((error: unknown) => {
        failures.push(error)
        return 'NOT_OURS' as const
      })
      if (outcome === 'MORE') left.push(key)
    }
    open = left
  }
  if (failures.length > 0) throw new AggregateError(failures, failure)
}
