import type { Database } from '../db/connection.ts'
import { troubleOf } from '../db/trouble.ts'
import type { Clock } from '../lib/clock.ts'
import { together } from '../lib/together.ts'
import { lookOver, waitShortly } from './repository.ts'
import { type Rounds, startRounds } from './rounds.ts'

/** Seconds between two looks: no work that says when it is due comes round more often. */
const LOOK = 1
type Moments = readonly [string, Date | null][]

interface LooksDependencies {
  readonly database: Pick<Database, 'kind' | 'prepared' | 'transaction'>
  readonly clock: Clock
  /** By the name of a work the SQL that says from when there is something to do. */
  readonly dueAt: ReadonlyMap<string, string>
  /** Told after each look of every work whether there is something to do. */
  readonly onLook: (name: string, isDue: boolean) => void
  readonly onError: (error: unknown) => void
}

/**
 * Looks by one statement, which is planned once, for which of many works there is something to do. Each that asked for itself as often was a
 * third of what an idle house had its database do. Where that fails each is looked for by itself, so that what keeps one from being answered keeps no
 * other; one that is not answered even so counts as due: whoever cannot do his work then tells of that himself.
 */
export function startLooks({ database, clock, dueAt, onLook, onError }: LooksDependencies): Rounds {
  const look = lookShortly(database, dueAt)
  const singles = new Map([...dueAt].map(([name, sql]) => [name, lookShortly(database, new Map([[name, sql]]))]))
  let isTold = false

  function tell(moments: Moments): void {
    const now = clock.now()
    for (const [name, at] of moments) onLook(name, at !== null && at <= now)
  }

  /** Answers the names of those that were not answered. */
  async function lookForEach(): Promise<string[]> {
    const unknown: string[] = []
    for (const [name, single] of singles) await single().then(tell, () => unknown.push(name))
    return unknown
  }

  return startRounds(LOOK, async () => {
    try {
      tell(await look())
      isTold = false
    } catch (error) {
      // There is nobody to ask.
      const unknown = troubleOf(error) === 'AWAY' ? [...dueAt.keys()] : await lookForEach()
      // Once, for as long as it lasts: of a database that is away others tell all the time.
      if (!isTold) onError(new Error(`It is not known whether these are due: ${unknown.join(', ')}`, { cause: error }))
      isTold = true
      for (const name of unknown) onLook(name, true)
    }
  })
}

/** Asks for the moments of some works. Of an embedded database nobody else holds anything, and each statement costs. */
function lookShortly(
  database: LooksDependencies['database'],
  dueAt: ReadonlyMap<string, string>,
): () => Promise<Moments> {
  const look = lookOver(dueAt)
  if (database.kind === 'pglite') return () => look(database)
  return () =>
    database.transaction(async (tx) => {
      const [, moments] = await together([waitShortly(tx), look(tx)])
      return moments
    })
}
