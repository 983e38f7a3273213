import pg from 'pg'

const LOCAL_POSTGRES = 'postgres://postgres@127.0.0.1:5432/test'

/** The address of a PostgreSQL for tests: `TEST_DATABASE_URL`, else the local default if it answers, else undefined. */
export async function findTestPostgres(): Promise<string | undefined> {
  const named = process.env.TEST_DATABASE_URL
  if (named) return named
  try {
    await withClient(LOCAL_POSTGRES, (client) => client.query('select 1'))
    return LOCAL_POSTGRES
  } catch {
    return undefined
  }
}

/** Does something over a connection of its own. */
export async function withClient<Answer>(url: string, work: (client: pg.Client) => Promise<Answer>): Promise<Answer> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
