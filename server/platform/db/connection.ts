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

/** One running database transaction. Only `tx` reaches it: `database.query` inside it throws. */
export interface Transaction {
  readonly query: Kysely<Tables>
  /** Runs after the commit, in order, never after a rollback. For events and the like, which nobody waits for. */
  onCommit(effect: () => void | Promise<void>): void
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
   * serialization failure or deadlock (five times at most), so `work` must have no effect but through `tx`.
   */
  transaction<Result>(work: (tx: Transaction) => Promise<Result>, options?: TransactionOptions): Promise<Result>
  /** Throws where the calling code runs inside a transaction: for work that queues and must not wait for its own caller. */
  assertOutsideTransaction(): void
  prepared<Row>(name: string, sql: string, parameters: readonly unknown[]): Promise<Row[]>
  raw<Row>(sql: string, parameters?: readonly unknown[]): Promise<Row[]>
  /** As in a transaction; a script that begins one itself and fails leaves none open. */
  script<Row>(sql: string): Promise<Row[]>
  close(): Promise<void>
}

const MOST_ATTEMPTS = 5
const RETRIED_STATES = new Set(['40001', '40P01'])

/** Opens what the configuration names: PostgreSQL by `databaseUrl`, else PGlite in `dataDir`/database. */
export async function openDatabase(config: Pick<Config, 'databaseUrl' | 'dataDir' | 'database'>): Promise<Database> {
  const engine =
    config.databaseUrl === undefined
      ? await createPgliteEngine({ folder: join(config.dataDir, 'database') })
      : createPostgresEngine({ connectionString: config.databaseUrl, ...config.database })
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
  const query = new Kysely<Tables>({ dialect: createDialect(engine, guard) })

  async function attempt<Result>(
    work: (tx: Transaction) => Promise<Result>,
    options: TransactionOptions,
  ): Promise<{ result: Result; effects: (() => void | Promise<void>)[] }> {
    const effects: (() => void | Promise<void>)[] = []
    const endings: ((query: Kysely<Tables>) => Promise<void>)[] = []
    const run = async (inner: Kysely<Tables>) => {
      const scope = { open: true }
      try {
        if (options.patient && engine.kind === 'postgres') {
          await statements(inner).script("set local statement_timeout = '10min'; set local lock_timeout = '1min'")
        }
        const tx = {
          query: inner,
          onCommit: (effect: () => void | Promise<void>) => effects.push(effect),
          onEnd: (ending: (query: Kysely<Tables>) => Promise<void>) => endings.push(ending),
          ...statements(inner),
        }
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
        for (const ending of endings) await ending(connection)
      }
    })
    return { result, effects }
  }

  return {
    kind: engine.kind,
    query,
    assertOutsideTransaction: guard,
    ...statements(query),
    script: <Row>(sql: string) =>
      query.connection().execute(async (connection) => {
        const { script } = statements(connection)
        try {
          return await script<Row>(sql)
        } catch (error) {
          await script('rollback').catch(() => undefined)
          throw error
        }
      }),
    async transaction(work, options = {}) {
      for (let count = 1; ; count++) {
        try {
          const { result, effects } = await attempt(work, options)
          for (const effect of effects) await effect()
          return result
        } catch (error) {
          if (count === MOST_ATTEMPTS || !RETRIED_STATES.has(sqlState(error) ?? '')) throw error
          await setTimeout(Math.random() * 10 * 2 ** count)
        }
      }
    },
    async close() {
      await query.destroy()
      await engine.close()
    },
  }
}

/** PostgreSQL's five letter error state of an error that the database raised, else undefined. */
export function sqlState(error: unknown): string | undefined {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : undefined
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
  }
}
