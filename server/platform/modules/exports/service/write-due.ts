import type { Transaction } from '../../../db/connection.ts'
import type { ExportSource } from '../../../db/export-source.ts'
import { clockOf } from '../../../lib/local-day.ts'
import { loadWords } from '../../../lib/words.ts'
import { keepStanding, type Right } from '../../operators/service.ts'
import { formats } from '../formats/formats.ts'
import * as repository from '../repository.ts'
import type { ExportFailure, ExportFormat } from '../states.ts'
import type { ExportsDependencies } from './dependencies.ts'
import { seesAll } from './sees-all.ts'
import { headingsOf, inWords } from './words.ts'

/** Rows that one transaction reads and writes: some tenths of a second, after which whoever cancels is heard. */
const AT_A_TIME = 2_000
/** Exports that take turns in one round. */
const MOST_AT_ONCE = 20
/** Batches that may fail one after the other: a database that is away for a moment breaks no export. */
const MOST_TRIES = 5
const KEPT = 7 * 24 * 60 * 60 * 1000

const words = loadWords('admin')

type Outcome = 'MORE' | 'ENDED' | 'NOT_OURS'

/**
 * Writes what is due, a batch of each in turn, so that a long one delays no short one. What fails is tried again in a later round and
 * thrown when the others are through.
 */
export async function writeDue(dependencies: ExportsDependencies, stopping?: AbortSignal): Promise<void> {
  const failures: unknown[] = []
  let open = await repository.listDue(dependencies.database.query, MOST_AT_ONCE)
  while (open.length > 0) {
    const left: string[] = []
    for (const id of open) {
      if (stopping?.aborted) return
      const outcome = await writeBatch(dependencies, id).catch(async (error: unknown) => {
        failures.push(error)
        await noteFailure(dependencies, id)
        return 'NOT_OURS' as const
      })
      if (outcome === 'MORE') left.push(id)
    }
    open = left
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Some exports could not be written')
}

/**
 * The next rows of an export: their bytes and how far it has come are one transaction, which holds it. So a kill loses nothing and writes
 * nothing twice, a second worker finds it taken, and a wish to cancel comes between two batches.
 */
export function writeBatch({ database, clock, exportSources }: ExportsDependencies, id: string): Promise<Outcome> {
  return database.transaction(
    async (tx) => {
      const row = await repository.takeDue(tx.query, id)
      if (row === undefined) return 'NOT_OURS'
      const now = clock.now()
      const source = exportSources.find(({ name }) => name === row.source)
      if (source === undefined || !(await mayRead(tx, row, source)) || !(await seesAll(tx.query, row, source)))
        return fail(tx, id, 'RIGHT_GONE', now)
      if (row.rows_expected === null) return begin(tx, row, source, now)
      return grow(tx, row, source, now)
    },
    { patient: true },
  )
}

const mayRead = async (
  { query }: Transaction,
  row: repository.ExportRow,
  { right }: ExportSource,
): Promise<boolean> => {
  const wordOf = ({ operator_id, merchant_id }: repository.ExportRow) => ({
    operatorId: operator_id,
    merchantId: merchant_id,
    right: right as Right,
  })
  return (await keepStanding(query, [row], wordOf)).length > 0
}

const scopeOf = ({ merchant_id, operator_id, asked_at, owners }: repository.ExportRow) => ({
  merchantId: merchant_id,
  operatorId: operator_id,
  askedAt: asked_at,
  owners: owners ?? [merchant_id],
})
// The table checks it.
const formatOf = ({ format }: repository.ExportRow) => formats[format as ExportFormat]

/** Counts the rows first: whoever asks for more than a file holds is told before it is written. */
async function begin(tx: Transaction, row: repository.ExportRow, source: ExportSource, now: Date): Promise<Outcome> {
  const { mostRows } = formatOf(row)
  const found = await source.count(tx.query, scopeOf(row), row.filter, mostRows + 1)
  if (found > mostRows) return fail(tx, row.id, 'TOO_MANY_ROWS', now)
  await repository.changeExport(tx.query, row.id, { state: 'RUNNING', began_at: now, rows_expected: found })
  return 'MORE'
}

async function grow(tx: Transaction, row: repository.ExportRow, source: ExportSource, now: Date): Promise<Outcome> {
  const { language } = row
  const format = formatOf(row)
  const stretch = { after: row.place, limit: AT_A_TIME, language }
  const { lines, place } = await source.read(tx.query, scopeOf(row), row.filter, stretch)
  const rows = row.rows_written + lines.length
  // Rows come and change their state while a list is read.
  if (rows > format.mostRows) return fail(tx, row.id, 'TOO_MANY_ROWS', now)
  const say = (key: string) => words.say(key, language)
  const look = {
    rowsBefore: row.rows_written,
    headings: row.parts === 0 ? headingsOf(source.headings, say) : undefined,
    clock: clockOf(row.time_zone),
  }
  const before = { unpacked: row.unpacked, checksum: row.checksum, size: row.size }
  const { bytes, written } = format.piece(inWords(lines, source.headings, say), look, before)
  await repository.insertPart(tx.query, row.id, row.parts + 1, bytes)
  const grown = { ...written, rows_written: rows, place, parts: row.parts + 1, tries: 0 }
  if (place !== null) {
    await repository.changeExport(tx.query, row.id, grown)
    return 'MORE'
  }
  const { head, tail } = format.frame(written)
  await repository.insertPart(tx.query, row.id, 0, head)
  await repository.insertPart(tx.query, row.id, grown.parts + 1, tail)
  await repository.changeExport(tx.query, row.id, {
    ...grown,
    state: 'DONE',
    parts: grown.parts + 1,
    size: written.size + BigInt(head.length + tail.length),
    ended_at: now,
    expires_at: new Date(now.getTime() + KEPT),
  })
  return 'ENDED'
}

async function fail(tx: Transaction, id: string, failure: ExportFailure, now: Date): Promise<Outcome> {
  await repository.changeExport(tx.query, id, { state: 'FAILED', failure, ended_at: now })
  return 'ENDED'
}

/** Counts a batch that failed; when it was one too many, the export is given up. */
async function noteFailure({ database, clock }: ExportsDependencies, id: string): Promise<void> {
  await database.transaction(async (tx) => {
    const row = await repository.takeDue(tx.query, id)
    if (row === undefined) return
    if (row.tries + 1 >= MOST_TRIES) await fail(tx, id, 'BROKEN', clock.now())
    else await repository.changeExport(tx.query, id, { tries: row.tries + 1 })
  })
}
