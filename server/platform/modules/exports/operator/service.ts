import type { Readable } from 'node:stream'
import type { Database } from '../../../db/connection.ts'
import type { ExportSource, ExportSourceName } from '../../../db/export-source.ts'
import { httpErrors } from '../../../http/errors.ts'
import type { PageRequest } from '../../../http/paging.ts'
import type { OperatorSession } from '../../../http/session.ts'
import { createReader, invalid } from '../../../http/validation.ts'
import type { Clock } from '../../../lib/clock.ts'
import { newId } from '../../../lib/id.ts'
import { isTimeZone } from '../../../lib/local-day.ts'
import { type By, type Deed, demand, type OperatorsService, type Right } from '../../operators/service.ts'
import { exportsErrors } from '../errors.ts'
import * as repository from '../repository.ts'
import { fileOf } from '../service/file.ts'
import { seesAll } from '../service/sees-all.ts'
import type { ExportFormat } from '../states.ts'
import { exportsRights as rights } from './policy.ts'
import { hasFile, presentExportDeed } from './presenter.ts'

/** Exports that one operator may have under way. */
const MOST_UNDER_WAY = 3

export interface ExportsOperatorDependencies {
  readonly database: Database
  readonly clock: Clock
  readonly exportSources: readonly ExportSource[]
  readonly operators: Pick<OperatorsService, 'perform'>
}

type Asker = Omit<By, 'reason'>

/** What is asked for, and how its words and moments are to read. */
export interface ExportWish {
  readonly source: ExportSourceName
  readonly filter: Readonly<Record<string, unknown>>
  readonly format: ExportFormat
  readonly timeZone: string
  readonly language: string
}

/** A page of the operator's own. */
export async function listExports(
  { database }: ExportsOperatorDependencies,
  session: OperatorSession,
  filter: repository.ExportFilter,
  page: PageRequest,
) {
  demand(session, rights['exports.read'])
  return repository.listExports(database.query, session, filter, page)
}

/** Throws LIST_EXPORT_NOT_FOUND, also for somebody else's. */
export async function readExport({ database }: ExportsOperatorDependencies, session: OperatorSession, id: string) {
  demand(session, rights['exports.read'])
  const row = await repository.findExport(database.query, session, id)
  if (row === undefined) throw exportsErrors.LIST_EXPORT_NOT_FOUND()
  return row
}

/**
 * Has a list written, up to this moment. Throws FORBIDDEN without the right to read the list, INVALID_INPUT for a filter that the list does
 * not have, LIST_EXPORT_TIME_ZONE, LIST_EXPORTS_UNDER_WAY.
 */
export async function askForExport(
  { clock, operators, exportSources }: ExportsOperatorDependencies,
  by: Asker,
  { source: name, filter: asked, format, timeZone, language }: ExportWish,
): Promise<repository.ExportRow> {
  const { session } = by
  demand(session, rights['exports.read'])
  const source = sourceNamed(exportSources, name)
  const right = rightOf(source)
  demand(session, right)
  if (!isTimeZone(timeZone)) throw exportsErrors.LIST_EXPORT_TIME_ZONE({ field: 'timeZone' })
  const now = clock.now()
  const filter = upTo(now, source, readFilter(source, asked))
  return operators.perform({ ...by, reason: undefined }, deedOf('ask', right), async (tx) => {
    await repository.lockAsking(tx, session.operatorId)
    if ((await repository.countUnderWay(tx.query, session.operatorId)) >= MOST_UNDER_WAY)
      throw exportsErrors.LIST_EXPORTS_UNDER_WAY({ extras: { most: MOST_UNDER_WAY } })
    const after = await repository.insertExport(tx.query, {
      id: newId(now.getTime()),
      merchant_id: session.merchantId,
      operator_id: session.operatorId,
      operator_account: session.account,
      source: name,
      filter: JSON.stringify(filter),
      format,
      language,
      time_zone: timeZone,
      asked_at: now,
      owners: (await source.owners?.(tx.query, session)) ?? null,
    })
    return { before: null, after }
  })
}

/** Ends one that is under way. Throws LIST_EXPORT_NOT_FOUND, LIST_EXPORT_OVER. */
export async function cancelExport(dependencies: ExportsOperatorDependencies, by: Asker, id: string) {
  const before = await readExport(dependencies, by.session, id)
  const { clock, operators } = dependencies
  return operators.perform({ ...by, reason: undefined }, deedOf('cancel', rights['exports.read']), async (tx) => {
    const change = { state: 'CANCELLED', ended_at: clock.now() }
    const after = await repository.changeExport(tx.query, id, change)
    if (after === undefined) throw exportsErrors.LIST_EXPORT_OVER()
    return { before, after }
  })
}

/**
 * The bytes of a file, for whoever asked for it and may still read all that it holds. Throws LIST_EXPORT_NOT_FOUND, FORBIDDEN, LIST_EXPORT_NOT_READY,
 * LIST_EXPORT_EXPIRED.
 */
export async function openFile(
  dependencies: ExportsOperatorDependencies,
  by: Asker,
  id: string,
): Promise<{ row: repository.ExportRow; bytes: Readable }> {
  const { database, clock, operators, exportSources } = dependencies
  const row = await readExport(dependencies, by.session, id)
  const source = sourceNamed(exportSources, row.source)
  const right = rightOf(source)
  demand(by.session, right)
  if (!(await seesAll(database.query, row, source)))
    throw httpErrors.FORBIDDEN({ extras: { reason: 'FORBIDDEN_WHOLE_FILE' } })
  if (row.state !== 'DONE') throw exportsErrors.LIST_EXPORT_NOT_READY()
  if (!hasFile(row, clock.now())) throw exportsErrors.LIST_EXPORT_EXPIRED()
  const took = async () => ({ before: row, after: row })
  await operators.perform({ ...by, reason: undefined }, deedOf('download', right), took)
  return { row, bytes: fileOf(database, row) }
}

const deedOf = (deed: 'ask' | 'cancel' | 'download', right: Right): Deed<repository.ExportRow> => ({
  right,
  action: `exports.${deed}`,
  subjectKind: 'exports',
  subjectId: ({ id }) => id,
  present: presentExportDeed,
})

function sourceNamed(sources: readonly ExportSource[], wanted: string): ExportSource {
  const source = sources.find(({ name }) => name === wanted)
  if (source === undefined) throw new Error(`No module lets ${wanted} be exported`)
  return source
}

// Each source names one of `defineRights`.
const rightOf = ({ right }: ExportSource) => right as Right

const PAGING = ['pageNo', 'pageSize', 'sort', 'first', 'after', 'last', 'before']

/** By the schema of the list's own query; a field that it does not have is refused, since it would show too much. */
function readFilter({ filter: schema }: ExportSource, asked: Readonly<Record<string, unknown>>) {
  const known = Object.keys('properties' in schema ? (schema.properties as object) : {})
  const stranger = Object.keys(asked).find((name) => !known.includes(name) || PAGING.includes(name))
  if (stranger !== undefined) throw invalid(`filter.${stranger}`, 'INVALID_INPUT_UNKNOWN_FIELD')
  const read = createReader(schema, { convert: false })(asked) as Record<string, unknown>
  return Object.fromEntries(Object.entries(read).filter(([name]) => name in asked))
}

/** Rows that come later are not in the file. */
function upTo(now: Date, { before }: ExportSource, filter: Readonly<Record<string, unknown>>) {
  if (before === null) return filter
  const wished = filter[before]
  return { ...filter, [before]: typeof wished === 'string' && new Date(wished) < now ? wished : now.toISOString() }
}
