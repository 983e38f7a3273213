import type { AsyncLocalStorage } from 'node:async_hooks'
import type { Kysely } from 'kysely'
import type { Transaction, TransactionOptions } from './connection.ts'
import type { Session } from './dialect.ts'
import type { Engine } from './engine.ts'
import type { Progress } from './repeat.ts'
import { statements } from './statements.ts'
import type { Tables } from './tables.ts'

const PATIENCE = "set local statement_timeout = '10min'; set local lock_timeout = '1min'"

/** What a transaction runs on. */
export interface TransactionParts {
  readonly kind: Engine['kind']
  readonly query: Kysely<Tables>
  /** The transaction that the running code is in; it is not open any more once its work has ended. */
  readonly current: AsyncLocalStorage<{ open: boolean }>
}

type Ending = Parameters<Transaction['onEnd']>[0]

/** What the work of a transaction asked to have run later. */
interface Later {
  /** After the commit. */
  readonly effects: (() => void)[]
  /** After the end, on the same connection. */
  readonly endings: Ending[]
}

/** Runs `work` in one transaction, once; answers also the effects that wait for the commit, which are its caller's to run. */
export async function attempt<Result>(
  parts: TransactionParts,
  work: (tx: Transaction) => Promise<Result>,
  options: TransactionOptions,
  progress: Progress,
): Promise<{ result: Result; effects: readonly (() => void)[] }> {
  const later: Later = { effects: [], endings: [] }
  const run = async (inner: Kysely<Tables>) => {
    const scope = { open: true }
    try {
      if (options.patient && parts.kind === 'postgres') await statements(inner).patientScript(PATIENCE)
      const tx = transactionOver(inner, await sessionOf(inner), scope, later)
      progress.isBegun = true
      return await parts.current.run(scope, () => work(tx))
    } finally {
      scope.open = false
    }
  }
  const result = await parts.query.connection().execute(async (connection) => {
    try {
      const builder = connection.transaction()
      return await (options.isolation ? builder.setIsolationLevel(options.isolation) : builder).execute(run)
    } finally {
      await end(connection, later.endings, progress)
    }
  })
  return { result, effects: later.effects }
}

/** The session itself: Kysely would send nothing on it before all that was sent is answered. */
const sessionOf = (query: Kysely<Tables>): Promise<Session> =>
  query.getExecutor().provideConnection(async (session) => session as Session)

function transactionOver(
  query: Kysely<Tables>,
  session: Session,
  scope: { readonly open: boolean },
  { effects, endings }: Later,
): Transaction {
  const { prepared, raw, script } = statements({
    executeQuery(statement) {
      // Who did not wait for a statement would send the next one into whatever the session is used for by then.
      if (!scope.open) throw new Error('the transaction is over')
      return session.executeQuery(statement)
    },
  })
  return {
    query,
    onCommit: (effect) => effects.push(effect),
    onEnd: (ending) => endings.push(ending),
    prepared,
    raw,
    script,
  }
}

/** Runs what waits for the end of a transaction; a lock of the connection that could not be let go of does not stay with it. */
async function end(connection: Kysely<Tables>, endings: readonly Ending[], progress: Progress): Promise<void> {
  try {
    for (const ending of endings) await ending(connection)
  } catch (error) {
    progress.isOver = true
    await statements(connection).raw('select pg_advisory_unlock_all()')
    throw error
  }
}
