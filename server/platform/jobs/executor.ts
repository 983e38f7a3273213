import type { Database } from '../db/connection.ts'

/** How the queue sends its statements. */
export interface Executor {
  executeSql(text: string, values?: readonly unknown[]): Promise<{ rows: object[] }>
}

/** Sends the queue's statements to our database, or as part of one of our transactions, and knows which are on their way. */
export function createExecutors(database: Database) {
  const running = new Set<Promise<unknown>>()

  const over = (connection: Pick<Database, 'raw' | 'script'>): Executor => ({
    executeSql(text, values) {
      const work =
        values === undefined || values.length === 0
          ? connection.script<object>(text)
          : connection.raw<object>(text, values)
      const settled = work.catch(() => undefined).finally(() => running.delete(settled))
      running.add(settled)
      return work.then((rows) => ({ rows }))
    },
  })

  return {
    over,
    /** Over the database itself, with minutes for the queue's own maintenance. */
    own: over({
      raw: database.raw,
      script: <Row>(text: string) =>
        isMaintenance(text) ? database.patientScript<Row>(withPatience(text)) : database.script<Row>(text),
    }),
    /** Resolves when nothing is on its way any more: the queue writes its last completions without anybody waiting for them. */
    async finish(): Promise<void> {
      while (running.size > 0) await Promise.all(running)
    },
  }
}

/** The queue's own maintenance, a transaction in itself, may take longer than a request may. */
const isMaintenance = (text: string): boolean => /^\s*BEGIN;/i.test(text)
const withPatience = (text: string): string =>
  text.replace(/^\s*BEGIN;/i, "BEGIN; SET LOCAL statement_timeout = '10min';")
