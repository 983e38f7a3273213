import type { Database, Transaction } from '../../../db/connection.ts'
import { type PageRequest, pageOf } from '../../../http/paging.ts'
import type { OperatorSession } from '../../../http/session.ts'
import type { Clock } from '../../../lib/clock.ts'
import { newId } from '../../../lib/id.ts'
import { type By, demand, type OperatorsService } from '../../operators/service.ts'
import type { SitesService } from '../../sites/service.ts'
import { closedDays, dayOf } from '../days.ts'
import { vendorComparisonsErrors } from '../errors.ts'
import type { CaseRow, KeptSide } from '../repository.ts'
import type { VendorComparisonsService } from '../service.ts'
import { vendorComparisonsRights as rights } from './policy.ts'
import * as repository from './repository.ts'

/** How far back the list of comparisons reaches. */
const LISTED_DAYS = 92
const MOST_NOTES = 100
const DAY = 24 * 60 * 60 * 1000

export interface VendorComparisonsOperatorDependencies {
  readonly database: Database
  readonly clock: Clock
  readonly operators: Pick<OperatorsService, 'seenBrands' | 'perform'>
  readonly sites: Pick<SitesService, 'listMerchants'>
  readonly vendorComparisons: Pick<VendorComparisonsService, 'compareDay'>
}

/** A case with what is shown beside it. */
export interface CaseView {
  readonly row: CaseRow
  readonly notes: readonly repository.NoteRow[]
  /** Codes of brands by id. */
  readonly codes: ReadonlyMap<string, string>
  /** Accounts of members by id. */
  readonly accounts: ReadonlyMap<string, string>
  readonly seen: repository.Seen
}

/** The newest comparison of each vendor and day, and whose figures of it the operator sees. */
export async function listSeenComparisons(
  { database, clock, operators }: VendorComparisonsOperatorDependencies,
  session: OperatorSession,
  filter: repository.ComparisonFilter,
  page: PageRequest,
) {
  demand(session, rights['vendorReconciliation.read'])
  const seen = await operators.seenBrands(session, 'vendorReconciliation.read')
  const since = dayOf(new Date(clock.now().getTime() - LISTED_DAYS * DAY))
  return { ...(await repository.listComparisons(database, { ...filter, since, seen }, pageOf(page))), seen }
}

/** Begins to compare a day with every vendor, the last that is over without one. Throws VENDOR_COMPARISON_DAY. */
export async function compare(
  { clock, vendorComparisons }: VendorComparisonsOperatorDependencies,
  session: OperatorSession,
  day: string | undefined,
): Promise<void> {
  demand(session, rights['vendorReconciliation.run'])
  const [last = ''] = closedDays(1, clock.now())
  await vendorComparisons.compareDay(day ?? last)
}

/** A page of the cases of the operator's brands; who governs all brands sees those too that are nobody's. */
export async function listSeenCases(
  dependencies: VendorComparisonsOperatorDependencies,
  session: OperatorSession,
  filter: repository.CaseFilter,
  page: PageRequest,
): Promise<{ views: CaseView[]; total: number }> {
  const { database } = dependencies
  const eyes = await eyesOf(dependencies, session, 'vendorCases.read')
  const { rows, total } = await repository.listCases(database.query, eyes.seen, filter, pageOf(page))
  return { views: await viewAll(database, eyes, rows), total }
}

/** Throws VENDOR_CASE_NOT_FOUND, also for another brand's. */
export async function readCase(
  dependencies: VendorComparisonsOperatorDependencies,
  session: OperatorSession,
  id: string,
): Promise<CaseView> {
  return view(dependencies.database, await eyesOf(dependencies, session, 'vendorCases.read'), id)
}

/** Notes what was found out, of a closed case too. Throws VENDOR_CASE_NOT_FOUND, VENDOR_CASE_NOTES_FULL. */
export async function noteCase(
  dependencies: VendorComparisonsOperatorDependencies,
  by: Omit<By, 'reason'>,
  id: string,
  text: string,
): Promise<CaseView> {
  const { operators } = dependencies
  const eyes = await eyesOf(dependencies, by.session, 'vendorCases.close')
  const { row } = await view(dependencies.database, eyes, id)
  return operators.perform({ ...by, reason: text }, deedOf('note', row), async (tx) => {
    await repository.lockCase(tx.query, id)
    const before = await view(tx, eyes, id)
    // One is left for whoever closes it.
    if (before.notes.length >= MOST_NOTES - 1)
      throw vendorComparisonsErrors.VENDOR_CASE_NOTES_FULL({ extras: { most: MOST_NOTES } })
    await writeNote(dependencies, tx, by, id, text)
    return { before, after: await view(tx, eyes, id) }
  })
}

/** Closes an open case, once, with a note of why. Throws VENDOR_CASE_NOT_FOUND, VENDOR_CASE_CLOSED. */
export async function closeCase(
  dependencies: VendorComparisonsOperatorDependencies,
  by: Omit<By, 'reason'>,
  id: string,
  { outcome, note }: { readonly outcome: string; readonly note: string },
): Promise<CaseView> {
  const { operators, clock } = dependencies
  const eyes = await eyesOf(dependencies, by.session, 'vendorCases.close')
  const { row } = await view(dependencies.database, eyes, id)
  return operators.perform({ ...by, reason: note }, deedOf('close', row), async (tx) => {
    const before = await view(tx, eyes, id)
    const closed = { outcome, closed_by: by.session.account, closed_at: clock.now() }
    if ((await repository.close(tx.query, id, closed)) === undefined) throw vendorComparisonsErrors.VENDOR_CASE_CLOSED()
    await writeNote(dependencies, tx, by, id, note)
    return { before, after: await view(tx, eyes, id) }
  })
}

/** In the log of the case's own brand, whichever is in view; of a case that is nobody's, in that of the brand in view. */
const deedOf = (deed: 'note' | 'close', { merchant_id: merchantId }: CaseRow) => ({
  ...(merchantId !== null && { merchantId }),
  right: rights['vendorCases.close'],
  action: `vendorCases.${deed}`,
  subjectKind: 'vendorCases',
  subjectId: ({ row }: CaseView) => row.id,
  present: ({ row: { source, transaction_id, difference, state, outcome }, notes }: CaseView) => ({
    source,
    transactionId: transaction_id,
    difference,
    state,
    outcome,
    notes: notes.length,
  }),
})

async function writeNote(
  { clock }: Pick<VendorComparisonsOperatorDependencies, 'clock'>,
  tx: Transaction,
  { session }: Omit<By, 'reason'>,
  caseId: string,
  text: string,
): Promise<void> {
  const at = clock.now()
  await repository.insertNote(tx.query, {
    id: newId(at.getTime()),
    case_id: caseId,
    text,
    written_by: session.account,
    written_at: at,
  })
}

type Reads = Pick<Transaction, 'query'>

/** What an operator looks at cases with; asked for before any transaction. */
type Eyes = Pick<CaseView, 'seen' | 'codes'>

async function eyesOf(
  { operators, sites }: VendorComparisonsOperatorDependencies,
  session: OperatorSession,
  right: 'vendorCases.read' | 'vendorCases.close',
): Promise<Eyes> {
  demand(session, rights[right])
  const seen = await operators.seenBrands(session, right)
  return { seen, codes: new Map((await sites.listMerchants()).map(({ id, code }) => [id, code])) }
}

async function view(reads: Reads, eyes: Eyes, id: string): Promise<CaseView> {
  const row = await repository.findCase(reads.query, eyes.seen, id)
  const [found] = row === undefined ? [] : await viewAll(reads, eyes, [row])
  if (found === undefined) throw vendorComparisonsErrors.VENDOR_CASE_NOT_FOUND()
  return found
}

async function viewAll({ query }: Reads, eyes: Eyes, rows: readonly CaseRow[]): Promise<CaseView[]> {
  const notes = await repository.findNotes(
    query,
    rows.map(({ id }) => id),
  )
  // As ../repository.ts wrote them.
  const sides = rows.flatMap(({ theirs, ours }) => [theirs, ours] as (KeptSide | null)[])
  const accounts = await repository.findAccounts(query, sides.flatMap(playerOf))
  return rows.map((row) => ({ row, notes: notes.filter((note) => note.case_id === row.id), accounts, ...eyes }))
}

const playerOf = (side: KeptSide | null) =>
  side === null || side.memberId === null || side.merchantId === null
    ? []
    : [{ merchantId: side.merchantId, memberId: side.memberId }]
