import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findTestPostgres, withClient } from './find-postgres.ts'

/** Milliseconds after which what a killed run left behind is removed. */
const LEFT_BEHIND = 2 * 3600 * 1000

/** Where test processes keep what they share. */
export const CACHE = join(import.meta.dirname, '../../node_modules/.cache/croupier')

/** The name of this run of the tests: its processes share databases that were filled once (vitest.config.ts). */
export const runName = (): string => process.env.TEST_RUN ?? nameRun()

/** A name for a new run; it begins with when that began. */
export const nameRun = (): string => `${Date.now().toString(36)}_${process.pid}`

/** Where the processes of this run find what one of them, or each for itself, keeps under a name. */
export const placeOfRun = (name: string): string => join(CACHE, `run-${runName()}-${name}`)

/** Databases of PostgreSQL that a run made. */
export const databaseOfRun = (run: string, name: string): string => `test_${run}_${name}`

/** Drops the databases of a run, and of those that were killed before they could. */
const dropDatabases = (url: string, run: string): Promise<void> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      "select datname as name from pg_database where datname like 'test\\_%'",
    )
    for (const { name } of rows) {
      const madeAt = Number.parseInt(name.split('_')[1] ?? '', 36)
      // Another run may be dropping the same one; whichever of the two is first will do.
      if (name.startsWith(databaseOfRun(run, '')) || Date.now() - madeAt > LEFT_BEHIND)
        await client.query(`drop database if exists ${name} with (force)`).catch(() => undefined)
    }
  })

/** What vitest calls once before and once after all tests (`globalSetup`): a run takes along what it shared. */
export default function begin(): () => Promise<void> {
  const run = runName()
  return async () => {
    const kept = existsSync(CACHE) ? readdirSync(CACHE).filter((name) => name.startsWith(`run-${run}-`)) : []
    for (const name of kept) rmSync(join(CACHE, name), { recursive: true, force: true })
    const url = await findTestPostgres()
    if (url !== undefined) await dropDatabases(url, run)
  }
}
