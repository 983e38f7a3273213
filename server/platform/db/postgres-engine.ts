import pg from 'pg'
import { type Engine, parseBigintArray, TYPE } from './engine.ts'

export interface PostgresOptions {
  readonly connectionString: string
  readonly poolSize: number
  /** Milliseconds; see ledger-and-scale.md 8. */
  readonly statementTimeout: number
  readonly lockTimeout: number
  readonly idleTransactionTimeout: number
  /** Settings of the server for each session, such as `search_path`; tests give each file a schema of its own. */
  readonly settings?: Readonly<Record<string, string>>
  /** Told of connections that break while idle. */
  readonly onError?: ((error: Error) => void) | undefined
}

const parsers: Readonly<Record<number, (text: string) => unknown>> = {
  [TYPE.int8]: BigInt,
  [TYPE.int8Array]: parseBigintArray,
  [TYPE.date]: (text) => text,
}

const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format: 'text' | 'binary') =>
    parsers[oid] ?? pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
}

/** PostgreSQL through a pool of connections. */
export function createPostgresEngine(options: PostgresOptions): Engine {
  const pool = new pg.Pool({
    connectionString: options.connectionString,
    max: options.poolSize,
    statement_timeout: options.statementTimeout,
    lock_timeout: options.lockTimeout,
    idle_in_transaction_session_timeout: options.idleTransactionTimeout,
    connectionTimeoutMillis: 10_000,
    types,
    ...(options.settings === undefined ? {} : { options: commandLine(options.settings) }),
  })
  // Without a listener a connection that breaks while idle would end the process; the pool replaces it by itself.
  pool.on('error', (error) => options.onError?.(error))
  return {
    kind: 'postgres',
    async acquire() {
      const client = await pool.connect()
      let broken: Error | undefined
      const watch = async <Result>(work: Promise<Result>): Promise<Result> => {
        try {
          return await work
        } catch (error) {
          // Errors of SQL carry a five letter state; anything else means the connection itself is in doubt.
          if (!(error instanceof pg.DatabaseError)) broken = error as Error
          throw error
        }
      }
      return {
        async run(text, parameters, name) {
          const query = { text, values: [...parameters], ...(name === undefined ? {} : { name }) }
          const result = await watch(client.query(query))
          return { rows: result.rows, affected: result.rowCount ?? undefined }
        },
        async script(text) {
          // pg answers an array for several statements, which its types do not say.
          const results: pg.QueryResult | pg.QueryResult[] = await watch(client.query(text))
          return (Array.isArray(results) ? results.at(-1) : results)?.rows ?? []
        },
        release: () => client.release(broken),
      }
    },
    close: () => pool.end(),
  }
}

function commandLine(settings: Readonly<Record<string, string>>): string {
  return Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ')
}
