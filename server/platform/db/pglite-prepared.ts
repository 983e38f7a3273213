import { type PGlite, parse, protocol, type Results } from '@electric-sql/pglite'

const { serialize } = protocol

/** Uses after which a plan is made anew: nobody analyzes tables here, so it would stay as it fits a table that was empty. */
const USES_OF_A_PLAN = 500

/** So many statements are remembered; of more, what was not used for longest is forgotten. A plan takes some 30 KB. */
const MOST = 200

/** What makes a kept plan wrong, or unable to run. */
const CHANGES_TABLES = /\b(alter|create|drop)\b/i

interface Known {
  /** Its name in the database; none while it has been used once. */
  readonly statement?: string | undefined
  /** PostgreSQL's types of its parameters. */
  readonly types: readonly number[]
  uses: number
}

/**
 * Keeps statements prepared that come again, which PGlite's own `query` does not: it has each parsed and planned anew, and
 * crosses into the database six times for one answer. Here it is once, in the protocol that PGlite speaks below `query`. An idle house asks
 * the same thousand times an hour, and mostly finds nothing. How a plan is made is PostgreSQL's: the first five times for the values,
 * then for any where that costs no more.
 */
export function createPreparer(limit = MOST) {
  const known = new Map<string, Known>()
  /** Tells the database, with what it is sent next, which of its statements nobody uses any more. */
  const farewells: Uint8Array[] = []
  let made = 0

  function forget(sql: string): void {
    const statement = known.get(sql)?.statement
    if (statement !== undefined) farewells.push(serialize.close({ type: 'S', name: statement }))
    known.delete(sql)
  }

  /** What was used last stands last. */
  function keep(sql: string, one: Known): Known {
    known.delete(sql)
    const [oldest] = known.keys()
    if (oldest !== undefined && known.size >= limit) forget(oldest)
    known.set(sql, one)
    return one
  }

  function sendAlso(pglite: PGlite, messages: readonly Uint8Array[]) {
    return send(pglite, [...farewells.splice(0), ...messages])
  }

  async function prepare(pglite: PGlite, sql: string): Promise<Known> {
    forget(sql)
    made += 1
    const statement = `prepared_${made}`
    const asked = [serialize.parse({ name: statement, text: sql }), serialize.describe({ type: 'S', name: statement })]
    const messages = await sendAlso(pglite, asked)
    return keep(sql, { statement, types: parse.parseDescribeStatementResults(messages), uses: 0 })
  }

  async function execute(pglite: PGlite, one: Known, values: readonly unknown[]): Promise<Results> {
    one.uses += 1
    const messages = await sendAlso(pglite, [
      serialize.bind({ statement: one.statement ?? '', values: asText(pglite, one.types, values) }),
      serialize.describe({ type: 'P' }),
      serialize.execute({}),
    ])
    const [result] = parse.parseResults(messages, pglite.parsers)
    if (result === undefined) throw new Error('A statement has no result')
    return result
  }

  return {
    /** Carries a statement out. One that has no name is prepared when it comes again. */
    async run(pglite: PGlite, sql: string, values: readonly unknown[], hasName: boolean): Promise<Results> {
      const before = known.get(sql)
      if (before === undefined && !hasName) {
        if (CHANGES_TABLES.test(sql)) this.forgetAll()
        else keep(sql, { types: [], uses: 0 })
        return pglite.query(sql, [...values])
      }
      const isFit = before?.statement !== undefined && before.uses < USES_OF_A_PLAN
      return execute(pglite, isFit ? keep(sql, before) : await prepare(pglite, sql), values)
    },

    /** After a script: what it made of tables or functions is not what plans were made for. */
    afterScript(sql: string): void {
      if (CHANGES_TABLES.test(sql)) this.forgetAll()
    },

    forgetAll(): void {
      for (const sql of [...known.keys()]) forget(sql)
    },
  }
}

/** Sends messages as one, with the end after which the database takes others again, whether it refused one of them or not. */
async function send(pglite: PGlite, messages: readonly Uint8Array[]) {
  return pglite.execProtocolStream(Buffer.concat([...messages, serialize.sync()]))
}

/** Values as `query` would write them. */
const asText = (pglite: PGlite, types: readonly number[], values: readonly unknown[]): (string | null)[] =>
  values.map((value, index) => {
    if (value === null || value === undefined) return null
    const write = pglite.serializers[types[index] ?? 0]
    return write === undefined ? String(value) : write(value)
  })
