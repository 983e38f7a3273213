/**
 * Has each part delete what it no longer keeps, one after the other. A part that cannot (a lock, a statement that took too long) must not
 * leave the tables of all those after it growing: they have their turn, and then it is told.
 *
 * Throws an AggregateError of what went wrong.
 */
export async function forgetAll(parts: readonly (() => Promise<unknown>)[]): Promise<void> {
  const faults: unknown[] = []
  for (const forget of parts) await forget().catch((fault: unknown) => faults.push(fault))
  if (faults.length > 0) throw new AggregateError(faults, `${faults.length} of ${parts.length} parts could not forget`)
}
