// Looks for a PostgreSQL on which the database tests can run beside the embedded PGlite.
const localDefault = 'postgres://postgres@127.0.0.1:5432/test'
const patienceMilliseconds = 2000

/**
 * The address of a PostgreSQL that answers, or undefined, with a sentence that says which was asked.
 * @returns {Promise<{ url: string | undefined, sentence: string }>}
 */
export async function findPostgres() {
  const url = process.env.TEST_DATABASE_URL || localDefault
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: patienceMilliseconds })
  client.on('error', () => {})
  const shown = url.replace(/:[^:@/]*@/, ':…@')
  try {
    await client.connect()
    const version = (await client.query('show server_version')).rows[0].server_version
    return { url, sentence: `PGlite, and PostgreSQL ${version} at ${shown}` }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return {
      url: undefined,
      sentence: `PGlite only: no PostgreSQL answers at ${shown} (${reason}); TEST_DATABASE_URL may name one`,
    }
  } finally {
    await client.end().catch(() => {})
  }
}
