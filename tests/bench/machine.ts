import { cpus, totalmem } from 'node:os'
import pg from 'pg'

/** One line that says what the figures were measured on. */
export async function describeMachine(databaseUrl: string): Promise<string> {
  const processors = cpus()
  const memory = `${Math.round(totalmem() / 2 ** 30)} GiB`
  const model = processors[0]?.model.trim() ?? 'unknown processor'
  return `${model}, ${processors.length} cores, ${memory}; Node ${process.versions.node}; PostgreSQL ${await postgresVersion(databaseUrl)}`
}

async function postgresVersion(databaseUrl: string): Promise<string> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 2000 })
  try {
    await client.connect()
    const { rows } = await client.query<{ server_version: string }>('show server_version')
    return rows[0]?.server_version ?? 'unknown'
  } catch {
    return 'not running'
  } finally {
    await client.end()
  }
}
