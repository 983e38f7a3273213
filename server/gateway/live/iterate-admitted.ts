import { iterate } from './iterator.ts'
import { endsListening } from './refusals.ts'

/** Milliseconds for which it stands that somebody may listen. */
const STANDS = 2_000
/** Values held back while the platform is asked; older ones give way. */
const MOST_HELD = 50
/**
 * Iterates as `iterate` does, for as long as the caller may listen, who was asked about just now: before a value is told the platform is
 * asked again, once in two seconds at most. Whom it refuses hears nothing more. What comes while it cannot say is told with what comes next.
 */
export function iterateAdmitted<Value>(
  isAdmitted: () => Promise<boolean>,
  subscribe: (push: (value: Value) => void) => () => void,
  options: { first?: Value } = {},
): AsyncIterableIterator<Value> {
  let askedAt = Date.now()
  let isAsking = false
  let held: Value[] = []

  async function ask(push: (value: Value) => void): Promise<void> {
    isAsking = true
    try {
      if (!(await isAdmitted())) return void (await iterator.return?.())
      askedAt = Date.now()
      for (const value of held) push(value)
      held = []
    } catch (error) {
      if (endsListening(error)) await iterator.return?.()
    } finally {
      isAsking = false
    }
  }

  const iterator = iterate<Value>(
    (push) =>
      subscribe((value) => {
        if (!isAsking && held.length === 0 && Date.now() - askedAt < STANDS) return push(value)
        held.push(value)
        if (held.length > MOST_HELD) held.shift()
        if (!isAsking) void ask(push)
      }),
    options,
  )
  return iterator
}
