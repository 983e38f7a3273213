import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { createDatabase, type Database } from '../../server/platform/db/connection.ts'
import { migrate, readSchema } from '../../server/platform/db/migrate.ts'
import { createPgliteEngine, engineOver, openPglite } from '../../server/platform/db/pglite-engine.ts'

/** Milliseconds after which a dump that nobody made anew is of no more use. */
const OLD = 2 * 3600 * 1000
const CACHE = join(import.meta.dirname, '../../node_modules/.cache/croupier')

/** An embedded database in memory, migrated. Starts from a cached dump, so it takes some tenths of a second. */
export async function openEmbeddedDatabase(): Promise<Database> {
  return createDatabase(await createPgliteEngine({ dump: await migratedDump() }))
}

let filled: Promise<Blob> | undefined

/**
 * An embedded database in memory with what `fill` writes. It writes once in a process; later databases start from what it
 * wrote then, so every caller must fill alike.
 */
export async function openFilledDatabase(fill: (database: Database) => Promise<void>): Promise<Database> {
  filled ??= dumpAfter(await migratedDump(), fill)
  return createDatabase(await createPgliteEngine({ dump: await filled }))
}

async function dumpAfter(start: Blob, fill: (database: Database) => Promise<void>): Promise<Blob> {
  const pglite = await openPglite({ loadDataDir: start })
  const database = createDatabase(engineOver(pglite))
  await fill(database)
  const dump = await pglite.dumpDataDir('none')
  await database.close()
  return dump
}

/** The dump of a migrated embedded database, made once per state of migrations and functions and shared by all test processes. */
async function migratedDump(): Promise<Blob> {
  const hash = createHash('sha256')
  const { migrations, functions } = readSchema()
  for (const { name, checksum } of [...migrations, ...functions]) hash.update(`${name} ${checksum}\n`)
  const path = join(CACHE, `pglite-${hash.digest('hex').slice(0, 16)}-small.tar`)
  if (!existsSync(path)) {
    // Log files of 1 MB instead of 16: every test copies them.
    const pglite = await openPglite({ initDbStartParams: ['--wal-segsize=1'] })
    const database = createDatabase(engineOver(pglite))
    await migrate(database)
    await dropTemplates(pglite)
    const dump = await pglite.dumpDataDir('none')
    await database.close()
    mkdirSync(CACHE, { recursive: true })
    removeOldDumps()
    writeFileSync(`${path}.${process.pid}`, Buffer.from(await dump.arrayBuffer()))
    renameSync(`${path}.${process.pid}`, path)
  }
  // Read at once: a blob of the file cannot be read any more when another process puts its own dump in its place.
  return new Blob([readFileSync(path)])
}

/** The databases that only serve to make further ones: half of a dump, and no test makes any. */
async function dropTemplates(pglite: PGlite): Promise<void> {
  await pglite.exec('update pg_database set datistemplate = false')
  await pglite.exec('drop database template0')
  await pglite.exec('drop database template1')
}

/** Dumps of migrations or functions that have changed since are of no more use. */
function removeOldDumps(): void {
  for (const file of readdirSync(CACHE)) {
    const path = join(CACHE, file)
    const writtenAt = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()
    if (file.startsWith('pglite-') && Date.now() - writtenAt > OLD) rmSync(path, { force: true })
  }
}
