/** The rows of one statement and how many it touched (undefined where the engine does not say). */
export interface EngineResult {
  readonly rows: readonly unknown[]
  readonly affected: number | undefined
}

/** One session of the database, held by one caller until released. */
export interface EngineConnection {
  /** Runs one statement with parameters, under a prepared name where the engine has use for it. */
  run(sql: string, parameters: readonly unknown[], name?: string): Promise<EngineResult>
  /** Runs any number of statements without parameters; answers the rows of the last one. */
  script(sql: string): Promise<readonly unknown[]>
  /** From now on until the release a statement may take minutes before the server is taken to be gone. */
  bePatient(): void
  release(): Promise<void> | void
}

/** What PostgreSQL and PGlite have in common, and all that the rest of the house knows of either. */
export interface Engine {
  readonly kind: 'postgres' | 'pglite'
  acquire(): Promise<EngineConnection>
  close(): Promise<void>
}

/** PostgreSQL's type numbers whose values both engines must hand over alike. */
export const TYPE = { int8: 20, int8Array: 1016, date: 1082, numeric: 1700, oid: 26 } as const

/** `{1,2,NULL}` as PostgreSQL prints an array of int8. */
export function parseBigintArray(text: string): (bigint | null)[] {
  const inner = text.slice(1, -1)
  return inner === '' ? [] : inner.split(',').map((part) => (part === 'NULL' ? null : BigInt(part)))
}
