import { setImmediate } from 'node:timers/promises'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { createTurns } from '../lib/turns.ts'
import { type Engine, parseBigintArray, TYPE } from './engine.ts'
import { lockFolder } from './folder-lock.ts'

export interface PgliteOptions {
  /** Folder of the data; absent means in memory. */
  readonly folder?: string | undefined
  /** A dump of a data folder to start from (tests). */
  readonly dump?: Blob | undefined
}

/** PGlite works on microtasks alone: after this many milliseconds timers and sockets get their turn. */
const LONGEST_HOG = 8

/** Uses after which a plan is made anew: nobody analyzes tables here, so it would stay as it fits a table that was empty. */
const USES_OF_A_PLAN = 500

/** Of 128 MB, as it would be, most lay idle: the whole demo has 60 MB, and the system keeps its files in memory as well. */
const SHARED_BUFFERS = '32MB'

const parsers = {
  [TYPE.int8]: BigInt,
  [TYPE.int8Array]: parseBigintArray,
  [TYPE.date]: (text: string) => text,
}

/** The embedded database: one session, so callers queue for it. A folder is locked against a second process. */
export async function createPgliteEngine(options: PgliteOptions): Promise<Engine> {
  const lock = options.folder === undefined ? undefined : lockFolder(options.folder)
  try {
    const pglite = await openPglite({
      ...(options.folder === undefined ? {} : { dataDir: options.folder }),
      ...(options.dump === undefined ? {} : { loadDataDir: options.dump }),
    })
    return engineOver(pglite, () => lock?.release())
  } catch (error) {
    lock?.release()
    throw error
  }
}

/** PGlite with the types and extensions that the platform counts on. */
export function openPglite(options: PGliteOptions = {}): Promise<PGlite> {
  const startParams = [...PGlite.defaultStartParams, '-c', `shared_buffers=${SHARED_BUFFERS}`]
  return PGlite.create({ startParams, ...options, parsers, extensions: { pg_trgm } })
}

/**
 * Prepares statements under a name, of which PGlite itself knows nothing. Only those without parameters, which need no types: what
 * is asked all day long and mostly finds nothing is not planned each time. Answers what carries the statement out.
 */
function createPreparer() {
  const known = new Map<string, { readonly statement: string; uses: number }>()
  let made = 0

  return async (pglite: PGlite, name: string, sql: string): Promise<string> => {
    const before = known.get(name)
    if (before !== undefined && before.uses < USES_OF_A_PLAN) {
      before.uses += 1
      return `execute ${before.statement}`
    }
    made += 1
    const statement = `prepared_${made}`
    await pglite.exec(`prepare ${statement} as ${sql}`)
    known.set(name, { statement, uses: 1 })
    if (before !== undefined) await pglite.exec(`deallocate ${before.statement}`)
    return `execute ${statement}`
  }
}

/** Lets callers take turns at a PGlite. */
export function engineOver(opened: PGlite, whenClosed = (): void => {}): Engine {
  /** Given up when it is closed: it is a machine with some 100 MB of memory, and whoever kept the engine kept that too. */
  let pglite: PGlite | undefined = opened
  const prepare = createPreparer()
  let tail: Promise<void> = Promise.resolve()
  let lastYield = performance.now()

  const demandOpen = (): PGlite => {
    if (pglite === undefined) throw new Error('The database is closed')
    return pglite
  }

  return {
    kind: 'pglite',
    async acquire() {
      const ahead = tail
      let open: () => void = () => {}
      tail = new Promise((resolve) => {
        open = resolve
      })
      await ahead
      if (pglite === undefined) open()
      demandOpen()
      const inTurn = createTurns()
      return {
        run: (sql, parameters, name) =>
          inTurn('', async () => {
            const database = demandOpen()
            const isPreparable = name !== undefined && parameters.length === 0
            const result = await database.query(
              isPreparable ? await prepare(database, name, sql) : sql,
              parameters.map((parameter) => parameter ?? null),
            )
            return { rows: result.rows, affected: result.affectedRows }
          }),
        script: (sql) => inTurn('', async () => (await demandOpen().exec(sql)).at(-1)?.rows ?? []),
        // Nothing lies between us and it that could fall silent.
        bePatient: () => undefined,
        async release() {
          if (performance.now() - lastYield > LONGEST_HOG) {
            await setImmediate()
            lastYield = performance.now()
          }
          open()
        },
      }
    },
    async close() {
      await tail
      if (pglite === undefined) return
      const closing = pglite
      pglite = undefined
      await closing.close()
      whenClosed()
    },
  }
}
