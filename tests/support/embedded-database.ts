import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { createDatabase, type Database } from '../../server/platform/db/connection.ts'
import { migrate, readSchema } from '../../server/platform/db/migrate.ts'
import { createPgliteEngine, engineOver, openPglite } from '../../server/platform/db/pglite-engine.ts'
import { CACHE, placeOfRun } from './run.ts'
import { type Filling, markFilled } from './seeded.ts'

/** Milliseconds after which a dump that nobody made anew is of no more use. */
const OLD = 2 * 3600 * 1000

/** An embedded database in memory, migrated. Starts from a cached dump, so it takes some tenths of a second. */
export async function openEmbeddedDatabase(): Promise<Database> {
  return createDatabase(await createPgliteEngine({ dump: await migratedDump() }))
}

const dumps = new Map<Filling, Promise<Blob>>()

/** An embedded database in memory with the demo brands: those of the run, which the first process that needs them writes. */
export async function openFilledDatabase(filling: Filling = 'seeded'): Promise<Database> {
  const dump = dumps.get(filling) ?? filledDump(filling)
  dumps.set(filling, dump)
  const database = createDatabase(await createPgliteEngine({ dump: await dump }))
  markFilled(database, filling)
  return database
}

async function filledDump(filling: Filling): Promise<Blob> {
  const path = placeOfRun(`${filling}.tar`)
  if (!existsSync(path)) await keep(path, await fill(await migratedDump(), filling))
  return readWhole(path)
}

async function fill(start: Blob, filling: Filling): Promise<Blob> {
  // Read when it is needed: it is the whole platform.
  const { fillDatabase } = await import('./fill-database.ts')
  const pglite = await openPglite({ loadDataDir: start })
  const database = createDatabase(engineOver(pglite))
  await fillDatabase(database, filling)
  const dump = await pglite.dumpDataDir('none')
  await database.close()
  return dump
}

/**
 * A dump that is in memory. At once: a blob of the file cannot be read any more when another process puts its own dump in its place. And
 * as one: a plain blob hands itself over piece by piece and puts the pieces together, which was a third of opening a database.
 */
function readWhole(path: string): Blob {
  const bytes = new Uint8Array(readFileSync(path)).buffer
  return Object.assign(new Blob([]), { arrayBuffer: async () => bytes })
}

/** Another process may do the same at the same time: what stands at the path is always whole. */
async function keep(path: string, dump: Blob): Promise<void> {
  mkdirSync(CACHE, { recursive: true })
  writeFileSync(`${path}.${process.pid}`, Buffer.from(await dump.arrayBuffer()))
  renameSync(`${path}.${process.pid}`, path)
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
    await keep(path, dump)
    removeOldDumps()
  }
  return readWhole(path)
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
    if (/^(pglite|run)-/.test(file) && Date.now() - writtenAt > OLD) rmSync(path, { recursive: true, force: true })
  }
}
