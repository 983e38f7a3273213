import pg from 'pg'
import { type Engine, type EngineConnection, parseBigintArray, TYPE } from './engine.ts'
import { createGate } from './gate.ts'
import { ConnectionLostError } from './trouble.ts'

export interface PostgresOptions {
  readonly connectionString: string
  readonly poolSize: number
  /** Milliseconds; see ledger-and-scale.md 8. */
  readonly statementTimeout: number
  readonly lockTimeout: number
  readonly idleTransactionTimeout: number
  /** Milliseconds that the server has to take a new connection. */
  readonly connectTimeout?: number
  /** Settings of the server for each session, such as `search_path`; tests give each file a schema of its own. */
  readonly settings?: Readonly<Record<string, string>>
  /** Told of connections that break and of a server that does not answer. */
  readonly onError?: ((error: Error) => void) | undefined
}

const CONNECT_TIMEOUT = 2_500
/** Milliseconds that a caller waits while others have all connections. */
const QUEUE_TIMEOUT = 10_000
/** Milliseconds after which a server that should have given up a statement by itself is taken to be gone. */
const GRACE = 1_000
/** The same for work that may take minutes. */
const PATIENCE = 10 * 60_000 + GRACE
/** So many callers may wait for a connection; with more, none of the last would be served in time. */
const LONGEST_QUEUE = 2_000

const parsers: Readonly<Record<number, (text: string) => unknown>> = {
  [TYPE.int8]: BigInt,
  [TYPE.int8Array]: parseBigintArray,
  [TYPE.date]: (text) => text,
}

const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format: 'text' | 'binary') =>
    parsers[oid] ?? pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
}

/** PostgreSQL through a pool of connections. While the server is away callers are refused at once, not queued. */
export function createPostgresEngine(options: PostgresOptions): Engine {
  let pool = createPool(options)
  const deadline = options.statementTimeout + GRACE
  const gate = createGate({
    probe: async () => {
      const held = hold(await pool.connect(), deadline)
      try {
        await held.run('select 1', [])
      } finally {
        await held.release()
      }
    },
    onClosed(error) {
      options.onError?.(error)
      // Its idle connections may be as dead as the one that was found so; each would cost somebody his deadline.
      const old = pool
      pool = createPool(options)
      old.end().catch((fault: Error) => options.onError?.(fault))
    },
  })

  async function connect(): Promise<pg.PoolClient> {
    gate.assertOpen()
    if (pool.waitingCount >= LONGEST_QUEUE) throw new ConnectionLostError('Too many callers wait for the database')
    const connecting = pool.connect()
    try {
      return await gate.whileOpen(answerWithin(QUEUE_TIMEOUT, connecting))
    } catch (error) {
      // One that comes when nobody waits for it any more goes back; why it does not come is told already.
      connecting.then(
        (client) => client.release(),
        () => undefined,
      )
      const lost = new ConnectionLostError('The database gives no connection', error)
      if (!isOnlyCrowded(error)) gate.close(lost)
      throw lost
    }
  }

  return {
    kind: 'postgres',
    acquire: async () => hold(await connect(), deadline, gate.close),
    async close() {
      gate.stop()
      await pool.end()
    },
  }
}

function createPool(options: PostgresOptions): pg.Pool {
  const connectTimeout = options.connectTimeout ?? CONNECT_TIMEOUT
  const pool = new pg.Pool({
    connectionString: options.connectionString,
    max: options.poolSize,
    statement_timeout: options.statementTimeout,
    lock_timeout: options.lockTimeout,
    idle_in_transaction_session_timeout: options.idleTransactionTimeout,
    // The pool has one time for both, taking a connection and waiting for one; its clients get theirs apart.
    connectionTimeoutMillis: QUEUE_TIMEOUT + GRACE,
    Client: class extends pg.Client {
      constructor(config?: pg.ClientConfig) {
        super({ ...config, connectionTimeoutMillis: connectTimeout, pipeline: true })
      }
    },
    keepAlive: true,
    types,
    // Compiling pays for statements that run for seconds; ours are over before it is.
    options: commandLine({ jit: 'off', ...options.settings }),
  })
  const onError = (error: Error) => options.onError?.(error)
  // Without listeners a connection that breaks would end the process: the pool replaces idle ones by itself and tells of
  // them; one that somebody holds fails his next statement, and is thrown away when he lets go of it.
  pool.on('error', onError)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

/** One session of the pool. `onSilence` is told when the server leaves a statement without any answer. */
function hold(client: pg.PoolClient, deadline: number, onSilence?: (error: Error) => void): EngineConnection {
  let broken: Error | undefined
  let patience = deadline
  /** The last statement that was sent. */
  let last: Promise<unknown> = Promise.resolve()

  async function watch<Result>(ask: () => Promise<Result>): Promise<Result> {
    // What waits behind an unanswered statement would wait as long.
    if (broken !== undefined) throw broken
    try {
      const before = last
      const asked = ask()
      last = asked
      return await answerWithin(patience, asked, before)
    } catch (error) {
      if (!isConnectionFault(error)) throw error
      broken = new ConnectionLostError('The connection to the database broke', error)
      // What else was sent is not waited for either.
      client.connection.stream.destroy()
      if (error instanceof SilenceError) onSilence?.(broken)
      throw broken
    }
  }

  return {
    async run(text, parameters, name) {
      const query = { text, values: [...parameters], ...(name === undefined ? {} : { name }) }
      const result = await watch(() => client.query(query))
      return { rows: result.rows, affected: result.rowCount ?? undefined }
    },
    async script(text) {
      // pg answers an array for several statements, which its types do not say.
      const results = await watch((): Promise<pg.QueryResult | pg.QueryResult[]> => client.query(text))
      return (Array.isArray(results) ? results.at(-1) : results)?.rows ?? []
    },
    bePatient: () => {
      patience = PATIENCE
    },
    release: () => client.release(broken),
  }
}

class SilenceError extends Error {
  override readonly name = 'SilenceError'
}

/** The answer, or a SilenceError when none came in so many milliseconds after `before`, which is answered first. */
function answerWithin<Answer>(
  milliseconds: number,
  answer: Promise<Answer>,
  before: Promise<unknown> = Promise.resolve(),
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(new SilenceError(`The database was silent for ${milliseconds} ms`))
    let timer: NodeJS.Timeout | undefined
    let isAnswered = false
    const count = () => {
      // After a stall of this process the answer may lie unread: what came in is read before the timer counts.
      if (!isAnswered) timer = setTimeout(() => setImmediate(giveUp), milliseconds)
    }
    before.then(count, count)
    answer.then(resolve, reject).finally(() => {
      isAnswered = true
      clearTimeout(timer)
    })
  })
}

/** Errors of SQL leave the session as it was; anything else, and a server that ends the session, does not. */
function isConnectionFault(error: unknown): boolean {
  return !(error instanceof pg.DatabaseError) || error.severity === 'FATAL' || error.severity === 'PANIC'
}

/** Whether the server answers, and only others have all connections: in our own queue, or by its word (53300). */
function isOnlyCrowded(error: unknown): boolean {
  return error instanceof SilenceError || (error instanceof pg.DatabaseError && error.code === '53300')
}

function commandLine(settings: Readonly<Record<string, string>>): string {
  return Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ')
}
