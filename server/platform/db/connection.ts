import { AsyncLocalStorage } from 'node:async_hooks'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { CompiledQuery, Kysely } from 'kysely'
import type { Config } from '../../config/config.ts'
import { createDialect, type Statement } from './dialect.ts'
import type { Engine } from './engine.ts'
import { createPgliteEngine } from './pglite-engine.ts'
import { createPostgresEngine } from './postgres-engine.ts'
import type { Tables } from './tables.ts'
import { ConnectionLostError, sqlState, type Trouble, troubleOf, waitedTooLong } from './trouble.ts'

/** One running database transaction. Only `tx` reaches it: `database.query` inside it throws. */
export interface Transaction {
  readonly query: Kysely<Tables>
  /** Runs after the commit, in order, never after a rollback. For events and the like, which nobody waits for. */
  onCommit(effect: () => void): void
  /**
   * Runs once the transaction ended, committed or not, on its own connection before anybody else gets that. For the few
   * things that a rollback must not undo (a wrong try counts), and for locks of the connection.
   */
  onEnd(work: (query: Kysely<Tables>) => Promise<void>): void
  /** One statement, prepared under `name` once per connection where the engine gains by it. `$1` parameters. */
  prepared<Row>(name: string, sql: string, parameters: readonly unknown[]): Promise<Row[]>
  /** One statement in plain SQL with `$1` parameters. */
  raw<Row>(sql: string, parameters?: readonly unknown[]): Promise<Row[]>
  /** Any number of statements without parameters; answers the rows of the last one. */
  script<Row>(sql: string): Promise<Row[]>
}

export interface TransactionOptions {
  readonly isolation?: 'read committed' | 'repeatable read' | 'serializable'
  /** Jobs and migrations may wait and work for minutes; a request may not. */
  readonly patient?: boolean
}

/** The database, the same over PostgreSQL and PGlite: int8 is bigint, numeric string, timestamptz Date, date string. */
export interface Database {
  readonly kind: 'postgres' | 'pglite'
  /** Single statements outside transactions. */
  readonly query: Kysely<Tables>
  /**
   * Runs `work` in one transaction: commit when it resolves, rollback when it throws. Repeats it whole on a
   * serialization failure or deadlock (five times at most), after a wait for a lock that was too long (once), and when
   * the connection broke before `work` began, so `work` must have no effect but through `tx`. Throws ConnectionLostError
   * when it broke later: whether the commit came through is then not known, and only the caller's key can tell.
   */
  transaction<Result>(work: (tx: Transaction) => Promise<Result>, options?: TransactionOptions): Promise<Result>
  /** Throws where the calling code runs inside a transaction: for work that queues and must not wait for its own caller. */
  assertOutsideTransaction(): void
  prepared<Row>(name: string, sql: string, parameters: readonly unknown[]): Promise<Row[]>
  raw<Row>(sql: string, parameters?: readonly unknown[]): Promise<Row[]>
  /** As in a transaction; a script that begins one itself and fails leaves none open. */
  script<Row>(sql: string): Promise<Row[]>
  /** A script that gives itself minutes by a `statement_timeout` of its own. */
  patientScript<Row>(sql: string): Promise<Row[]>
  /** What keeps it from working now. After a full disk it is asked to write, until that succeeds. */
  trouble(): Promise<Exclude<Trouble, 'BUSY'> | undefined>
  close(): Promise<void>
}

const MOST_ATTEMPTS = 5
/** Of work that met a lock which is held for long: each attempt costs its caller the whole wait. */
const MOST_WAITS = 2
const PATIENCE = "set local statement_timeout = '10min'; set local lock_timeout = '1min'"
/** Two megabytes of a table that is gone with its transaction. */
const WRITE_PROBE = `create temp table write_probe on commit drop as
  select repeat(md5(n::text), 30) as filling from generate_series(1, 2000) as n`
const RETRIED_STATES = new Set(['40001', '40P01'])

/** Opens what the configuration names: PostgreSQL by `databaseUrl`, else PGlite in `dataDir`/database. */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir' | 'database'>,
  onError?: (error: Error) => void,
): Promise<Database> {
  const engine =
    config.databaseUrl === undefined
      ? await createPgliteEngine({ folder: join(config.dataDir, 'database') })
      : createPostgresEngine({ connectionString: config.databaseUrl, ...config.database, onError })
  return createDatabase(engine)
}

/** A Database over an engine; `openDatabase` and the tests' helper are its callers. */
export function createDatabase(engine: Engine): Database {
  const current = new AsyncLocalStorage<{ open: boolean }>()
  const guard = () => {
    if (current.getStore()?.open) {
      throw new Error('database was used inside a transaction: use the tx that the transaction was given')
    }
  }
  let sawFullDisk = false
  const onFault = (error: unknown) => {
    if (troubleOf(error) === 'FULL') sawFullDisk = true
  }
  const query = new Kysely<Tables>({ dialect: createDialect(engine, guard, onFault) })

  async function attempt<Result>(
    work: (tx: Transaction) => Promise<Result>,
    options: TransactionOptions,
    progress: Progress,
  ): Promise<{ result: Result; effects: (() => void)[] }> {
    const effects: (() => void)[] = []
    const endings: ((query: Kysely<Tables>) => Promise<void>)[] = []
    const run = async (inner: Kysely<Tables>) => {
      const scope = { open: true }
      try {
        if (options.patient && engine.kind === 'postgres') await statements(inner).patientScript(PATIENCE)
        const { prepared, raw, script } = statements(inner)
        const tx = {
          query: inner,
          onCommit: (effect: () => void) => effects.push(effect),
          onEnd: (ending: (query: Kysely<Tables>) => Promise<void>) => endings.push(ending),
          prepared,
          raw,
          script,
        }
        progress.isBegun = true
        return await current.run(scope, () => work(tx))
      } finally {
        scope.open = false
      }
    }
    const result = await query.connection().execute(async (connection) => {
      try {
        const builder = connection.transaction()
        return await (options.isolation ? builder.setIsolationLevel(options.isolation) : builder).execute(run)
      } finally {
        await end(connection, endings, progress)
      }
    })
    return { result, effects }
  }

  /** A script on a connection of its own, which it does not leave in a transaction. */
  const alone = <Row>(run: (on: ReturnType<typeof statements>) => Promise<Row[]>) =>
    query.connection().execute(async (connection) => {
      const on = statements(connection)
      try {
        return await run(on)
      } catch (error) {
        await on.script('rollback').catch(() => undefined)
        throw error
      }
    })

  return {
    kind: engine.kind,
    query,
    assertOutsideTransaction: guard,
    ...statements(query),
    script: <Row>(sql: string) => alone(({ script }) => script<Row>(sql)),
    patientScript: <Row>(sql: string) => alone(({ patientScript }) => patientScript<Row>(sql)),
    async transaction(work, options = {}) {
      const { result, effects } = await repeat((progress) => attempt(work, options, progress))
      // It is committed: nothing that goes wrong from here on may look as if it were not.
      for (const effect of effects) effect()
      return result
    },
    async trouble() {
      try {
        if (sawFullDisk) await repeat((progress) => attempt((tx) => tx.script(WRITE_PROBE), {}, progress))
        else await statements(query).raw('select 1')
        sawFullDisk = false
        return undefined
      } catch (error) {
        return troubleOf(error) === 'FULL' ? 'FULL' : 'AWAY'
      }
    },
    async close() {
      await query.destroy()
      await engine.close()
    },
  }
}

/** How far an attempt came. */
interface Progress {
  /** Whether its work was called: until then nothing can have been written. */
  isBegun: boolean
  /** Whether what follows its end failed: then it may be committed. */
  isOver: boolean
}

/** Repeats a transaction for as long as a repetition is sure to be the only one that writes. */
async function repeat<Result>(attempt: (progress: Progress) => Promise<Result>): Promise<Result> {
  for (let count = 1; ; count++) {
    const progress = { isBegun: false, isOver: false }
    try {
      return await attempt(progress)
    } catch (error) {
      if (count >= attemptsFor(error, progress)) throw error
      await setTimeout(Math.random() * 10 * 2 ** count)
    }
  }
}

function attemptsFor(error: unknown, { isBegun, isOver }: Progress): number {
  if (isOver) return 1
  if (RETRIED_STATES.has(sqlState(error) ?? '')) return MOST_ATTEMPTS
  if (waitedTooLong(error)) return MOST_WAITS
  return error instanceof ConnectionLostError && !isBegun ? MOST_WAITS : 1
}

/** Runs what waits for the end of a transaction; a lock of the connection that could not be let go of does not stay with it. */
async function end(
  connection: Kysely<Tables>,
  endings: readonly ((query: Kysely<Tables>) => Promise<void>)[],
  progress: Progress,
): Promise<void> {
  try {
    for (const ending of endings) await ending(connection)
  } catch (error) {
    progress.isOver = true
    await statements(connection).raw('select pg_advisory_unlock_all()')
    throw error
  }
}

function statements(kysely: Kysely<Tables>) {
  const execute = async <Row>(statement: Statement) =>
    (await kysely.executeQuery<Row>(statement as CompiledQuery<Row>)).rows
  return {
    prepared: <Row>(name: string, sql: string, parameters: readonly unknown[]) =>
      execute<Row>({ ...CompiledQuery.raw(sql, [...parameters]), statementName: name }),
    raw: <Row>(sql: string, parameters: readonly unknown[] = []) =>
      execute<Row>(CompiledQuery.raw(sql, [...parameters])),
    script: <Row>(sql: string) => execute<Row>({ ...CompiledQuery.raw(sql), script: true }),
    patientScript: <Row>(sql: string) => execute<Row>({ ...CompiledQuery.raw(sql), script: true, patient: true }),
  }
}
