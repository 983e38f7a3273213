import { AsyncLocalStorage } from 'node:async_hooks'
import { join } from 'node:path'
import { Kysely } from 'kysely'
import type { Config } from '../../config/config.ts'
import { attempt, type TransactionParts } from './attempt.ts'
import { createDialect } from './dialect.ts'
import type { Engine } from './engine.ts'
import { createPgliteEngine } from './pglite-engine.ts'
import { createPostgresEngine } from './postgres-engine.ts'
import { repeat } from './repeat.ts'
import { alone, statements } from './statements.ts'
import type { Tables } from './tables.ts'
import { type Trouble, troubleOf } from './trouble.ts'

/**
 * One running database transaction. Only `tx` reaches it: `database.query` inside it throws. What several callers send by `prepared` and `raw`
 * before they wait for an answer (lib/together.ts) is carried out in that order, and costs one round trip.
 */
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

/** Two megabytes of a table that is gone with its transaction. */
const WRITE_PROBE = `create temp table write_probe on commit drop as
  select repeat(md5(n::text), 30) as filling from generate_series(1, 2000) as n`

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
  const current: TransactionParts['current'] = new AsyncLocalStorage()
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
  const parts: TransactionParts = { kind: engine.kind, query, current }

  return {
    kind: engine.kind,
    query,
    assertOutsideTransaction: guard,
    ...statements(query),
    script: (sql) => alone(query, ({ script }) => script(sql)),
    patientScript: (sql) => alone(query, ({ patientScript }) => patientScript(sql)),
    async transaction(work, options = {}) {
      const { result, effects } = await repeat((progress) => attempt(parts, work, options, progress))
      // It is committed: nothing that goes wrong from here on may look as if it were not.
      for (const effect of effects) effect()
      return result
    },
    async trouble() {
      try {
        if (sawFullDisk) await repeat((progress) => attempt(parts, (tx) => tx.script(WRITE_PROBE), {}, progress))
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
      // Node keeps each storage, and all that any resource has of it, until it is told that it is over.
      current.disable()
    },
  }
}
