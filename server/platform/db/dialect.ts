import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  type TransactionSettings,
} from 'kysely'
import type { Engine, EngineConnection } from './engine.ts'
import { sqlState } from './trouble.ts'

/** A compiled query with what only our own callers add: a name to prepare it under, or that it is a script. */
export interface Statement extends CompiledQuery {
  readonly statementName?: string
  readonly script?: boolean
  /** It, and what follows on its connection, may take minutes. */
  readonly patient?: boolean
}

/**
 * One Kysely dialect over any engine that speaks PostgreSQL. `guard` runs before a connection is taken, `onFault` is told of
 * what a statement failed with.
 */
export function createDialect(engine: Engine, guard: () => void, onFault: (error: unknown) => void): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => createDriver(engine, guard, onFault),
    createIntrospector: (database: Kysely<unknown>) => new PostgresIntrospector(database),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  }
}

/** A statement of a transaction that has failed already, and one that could therefore not be prepared. */
const CONSEQUENCES = new Set(['25P02', '26000'])

/** One session, while a caller holds it. */
export class Session implements DatabaseConnection {
  readonly engineConnection: EngineConnection
  /** What a statement failed with, and those behind it because of that. */
  private cause: unknown
  private readonly onFault: (error: unknown) => void

  constructor(engineConnection: EngineConnection, onFault: (error: unknown) => void) {
    this.engineConnection = engineConnection
    this.onFault = onFault
  }

  async executeQuery<Row>(query: Statement): Promise<QueryResult<Row>> {
    try {
      return await this.execute<Row>(query)
    } catch (error) {
      this.onFault(error)
      // Several may be on their way: whoever hears first is to hear why, since some failures are reason to begin anew.
      if (this.cause !== undefined && CONSEQUENCES.has(sqlState(error) ?? '')) throw this.cause
      this.cause = error
      throw error
    }
  }

  private async execute<Row>(query: Statement): Promise<QueryResult<Row>> {
    if (query.patient) this.engineConnection.bePatient()
    if (query.script) return { rows: (await this.engineConnection.script(query.sql)) as Row[] }
    const { rows, affected } = await this.engineConnection.run(query.sql, query.parameters, query.statementName)
    return {
      rows: rows as Row[],
      numAffectedRows: affected === undefined ? undefined : BigInt(affected),
    } as QueryResult<Row>
  }

  // biome-ignore lint/correctness/useYield: Kysely asks for a generator; no caller of ours streams.
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('Streaming is not supported; page by key instead')
  }
}

function createDriver(engine: Engine, guard: () => void, onFault: (error: unknown) => void): Driver {
  const run = async (connection: DatabaseConnection, sql: string) => {
    await (connection as Session).engineConnection.script(sql)
  }
  return {
    init: async () => {},
    async acquireConnection() {
      guard()
      return new Session(await engine.acquire(), onFault)
    },
    async releaseConnection(connection) {
      await (connection as Session).engineConnection.release()
    },
    beginTransaction: (connection, settings: TransactionSettings) =>
      run(connection, settings.isolationLevel ? `begin isolation level ${settings.isolationLevel}` : 'begin'),
    commitTransaction: (connection) => run(connection, 'commit'),
    rollbackTransaction: (connection) => run(connection, 'rollback'),
    // Kysely calls this only if it was ever used; the engine is closed by the one who made it.
    destroy: async () => {},
  }
}
