import { CompiledQuery, type Kysely, type QueryResult } from 'kysely'
import type { Statement } from './dialect.ts'
import type { Tables } from './tables.ts'

/** Whatever carries statements out. */
interface Executor {
  executeQuery<Row>(statement: CompiledQuery<Row>): Promise<Pick<QueryResult<Row>, 'rows'>>
}

/** The ways of sending SQL as it stands, over the whole database or over the one connection of a transaction. */
export function statements(executor: Executor) {
  const execute = async <Row>(statement: Statement) =>
    (await executor.executeQuery<Row>(statement as CompiledQuery<Row>)).rows
  return {
    prepared: <Row>(name: string, sql: string, parameters: readonly unknown[]) =>
      execute<Row>({ ...CompiledQuery.raw(sql, [...parameters]), statementName: name }),
    raw: <Row>(sql: string, parameters: readonly unknown[] = []) =>
      execute<Row>(CompiledQuery.raw(sql, [...parameters])),
    script: <Row>(sql: string) => execute<Row>({ ...CompiledQuery.raw(sql), script: true }),
    patientScript: <Row>(sql: string) => execute<Row>({ ...CompiledQuery.raw(sql), script: true, patient: true }),
  }
}

/** Runs a script on a connection of its own, which it does not leave in a transaction. */
export function alone<Row>(
  query: Kysely<Tables>,
  run: (on: ReturnType<typeof statements>) => Promise<Row[]>,
): Promise<Row[]> {
  return query.connection().execute(async (connection) => {
    const on = statements(connection)
    try {
      return await run(on)
    } catch (error) {
      await on.script('rollback').catch(() => undefined)
      throw error
    }
  })
}
