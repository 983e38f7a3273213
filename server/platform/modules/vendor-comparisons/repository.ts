import { type Selectable, sql } from 'kysely'
import type { Database, Transaction } from '../../db/connection.ts'
import type { VendorCases, VendorComparisons } from '../../db/tables.ts'
import { newId } from '../../lib/id.ts'
import type { Span } from './days.ts'
import { type Comparison, type Difference, type DifferenceKind, merchantOf, nameOf } from './matcher.ts'
import type { BookedMovement, MovementKind, ReportedMovement } from './movements.ts'

export type ComparisonRow = Selectable<VendorComparisons>
export type CaseRow = Selectable<VendorCases>

/** Why nothing was compared, as the table knows it. */
export type Reason =
  | 'NO_ANSWER'
  | 'REFUSED'
  | 'CONTRACT_BROKEN'
  | 'NO_REPORT'
  | 'TOO_LONG'
  | 'TOO_DIFFERENT'
  | 'INTERRUPTED'

/** One side of a case, as it is kept. */
export interface KeptSide {
  readonly kind: MovementKind
  /** The vendor's word for the player; null on our side. */
  readonly user: string | null
  readonly memberId: string | null
  readonly merchantId: string | null
  readonly round: string
  readonly amount: string
  readonly currency: string
  readonly at: string
  readonly betId: string | null
  /** Missing on cases of before there were any. */
  readonly depositId?: string | null
  readonly withdrawalId?: string | null
}

/** Counts and sums as they are kept. */
export interface KeptFigure {
  readonly merchantId: string | null
  readonly kind: MovementKind
  readonly currency: string
  readonly matched: number
  readonly matchedSum: string
  readonly missingHere: number
  readonly missingThere: number
  readonly different: number
}

/** Which comparison found a case. */
export interface Finder {
  readonly id: string
  readonly source: string
  readonly day: string
}

interface Run extends Finder, Span {}

/** A movement that two sides do not tell alike, as a case keeps it. */
export interface FoundCase {
  readonly transactionId: string
  readonly movement: MovementKind
  readonly difference: DifferenceKind
  readonly merchantId: string | null
  readonly theirs: KeptSide | null
  readonly ours: KeptSide | null
}

/** Begins a run of a source and day; false while another one is under way that was begun after `before`. */
export async function insertRunning(
  { query }: Transaction,
  { id, source, day, from, to }: Run,
  before: Date,
  at: Date,
): Promise<boolean> {
  const run = { id, from_at: from, to_at: to, outcome: 'RUNNING', reason: null, started_at: at, finished_at: null }
  const row = await query
    .insertInto('vendor_comparisons')
    .values({ ...run, source, day })
    .onConflict((conflict) =>
      conflict
        .columns(['source', 'day'])
        .doUpdateSet(run)
        .where(({ or, eb }) =>
          or([
            eb('vendor_comparisons.outcome', '<>', 'RUNNING'),
            eb('vendor_comparisons.started_at', '<', sql<Date>`${before}`),
          ]),
        ),
    )
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export const findRunning = ({ query }: Database, id: string): Promise<ComparisonRow | undefined> =>
  query
    .selectFrom('vendor_comparisons')
    .selectAll()
    .where('id', '=', id)
    .where('outcome', '=', 'RUNNING')
    .executeTakeFirst()

/** The comparisons of days since one. */
export const findSince = ({ query }: Database, day: string): Promise<ComparisonRow[]> =>
  query.selectFrom('vendor_comparisons').selectAll().where('day', '>=', day).execute()

/** Who had no report of a day. */
export async function findWithoutReport({ query }: Database, day: string): Promise<string[]> {
  const rows = await query
    .selectFrom('vendor_comparisons')
    .select('source')
    .where('day', '=', day)
    .where('reason', '=', 'NO_REPORT')
    .execute()
  return rows.map(({ source }) => source)
}

/** Writes down that nothing was compared; does nothing to a run that is done. */
export async function finishWithout({ query }: Database, id: string, reason: Reason, at: Date): Promise<void> {
  await query
    .updateTable('vendor_comparisons')
    .set({ outcome: 'NOT_COMPARED', reason, figures: '[]', finished_at: at })
    .where('id', '=', id)
    .where('outcome', '=', 'RUNNING')
    .execute()
}

const ROWS_AT_ONCE = 500

/**
 * Writes down what came out, with a case for each difference, and closes what was one before and is none any more. False when the run
 * was done meanwhile, or taken over by another one.
 */
export async function finish(tx: Transaction, id: string, comparison: Comparison, at: Date): Promise<boolean> {
  const { figures, differences } = comparison
  const kept = figures.map((figure): KeptFigure => ({ ...figure, matchedSum: String(figure.matchedSum) }))
  const row = await tx.query
    .updateTable('vendor_comparisons')
    .set({
      outcome: differences.length === 0 ? 'MATCHED' : 'DIFFERENT',
      figures: JSON.stringify(kept),
      finished_at: at,
    })
    .where('id', '=', id)
    .where('outcome', '=', 'RUNNING')
    .returning(['source', 'day'])
    .executeTakeFirst()
  if (row === undefined) return false
  const found = distinct(differences).map(foundCase)
  await keepFound(tx, { ...row, id }, found, at)
  return true
}

/**
 * Keeps a case for each that a comparison found, and closes what an older one of the day found and this one did not: both sides say the
 * same by now. No two of `found` may be of one transaction and movement.
 */
export async function keepFound(tx: Transaction, finder: Finder, found: readonly FoundCase[], at: Date): Promise<void> {
  const rows = found.map((one) => newRow(one, finder, at))
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE)
    await keepCases(tx, rows.slice(start, start + ROWS_AT_ONCE))
  await closeSettled(tx, finder, at)
}

/** One movement is one case, however often the vendor tells it. */
const distinct = (differences: readonly Difference[]): Difference[] => [
  ...new Map(differences.toReversed().map((one) => [nameOf(aboutOf(one)), one])).values(),
]

function aboutOf({ ours, theirs }: Difference): BookedMovement | ReportedMovement {
  const about = ours ?? theirs
  if (about === undefined) throw new Error('A difference is about something')
  return about
}

function foundCase(difference: Difference): FoundCase {
  const { kind, theirs, ours } = difference
  const about = aboutOf(difference)
  return {
    transactionId: about.transactionId,
    movement: about.kind,
    difference: kind,
    merchantId: merchantOf(difference),
    theirs: theirs === undefined ? null : keptTheirs(theirs),
    ours: ours === undefined ? null : keptOurs(ours),
  }
}

const newRow = ({ transactionId, merchantId, theirs, ours, ...one }: FoundCase, finder: Finder, at: Date) => ({
  ...one,
  id: newId(at.getTime()),
  source: finder.source,
  transaction_id: transactionId,
  day: finder.day,
  comparison_id: finder.id,
  merchant_id: merchantId,
  theirs: theirs && JSON.stringify(theirs),
  ours: ours && JSON.stringify(ours),
  found_at: at,
})

const keptTheirs = ({ kind, user, player, round, amount, currency, at }: ReportedMovement): KeptSide => ({
  kind,
  user,
  memberId: player?.memberId ?? null,
  merchantId: player?.merchantId ?? null,
  round,
  amount: String(amount),
  currency,
  at: at.toISOString(),
  betId: null,
})

const keptOurs = ({ kind, memberId, merchantId, round, at, ...booked }: BookedMovement): KeptSide => ({
  kind,
  user: null,
  memberId,
  merchantId,
  round,
  amount: String(booked.amount),
  currency: booked.currency,
  at: at.toISOString(),
  betId: booked.betId,
  ...(booked.depositId != null && { depositId: booked.depositId }),
})

/**
 * What differs again keeps its case. One that somebody closed stays closed while both sides say what they said to him; other words, and one
 * that closed by itself, are open once more.
 */
async function keepCases({ query }: Transaction, cases: readonly ReturnType<typeof newRow>[]): Promise<void> {
  const isJudged = sql<boolean>`(vendor_cases.closed_by is not null and vendor_cases.difference = excluded.difference
    and vendor_cases.theirs is not distinct from excluded.theirs and vendor_cases.ours is not distinct from excluded.ours)`
  await query
    .insertInto('vendor_cases')
    .values(cases)
    .onConflict((conflict) =>
      conflict.columns(['source', 'day', 'transaction_id', 'movement']).doUpdateSet(({ ref }) => ({
        difference: ref('excluded.difference'),
        comparison_id: ref('excluded.comparison_id'),
        merchant_id: ref('excluded.merchant_id'),
        theirs: ref('excluded.theirs'),
        ours: ref('excluded.ours'),
        state: sql<string>`case when ${isJudged} then vendor_cases.state else 'OPEN' end`,
        outcome: sql<string | null>`case when ${isJudged} then vendor_cases.outcome end`,
        closed_at: sql<Date | null>`case when ${isJudged} then vendor_cases.closed_at end`,
        closed_by: sql<string | null>`case when ${isJudged} then vendor_cases.closed_by end`,
      })),
    )
    .execute()
}

/** What the day before this run had open and this run did not find: both sides say the same by now. */
async function closeSettled({ query }: Transaction, { id, source, day }: Finder, at: Date): Promise<void> {
  await query
    .updateTable('vendor_cases')
    .set({ state: 'CLOSED', outcome: 'TIMING', closed_at: at })
    .where('source', '=', source)
    .where('day', '=', day)
    .where('state', '=', 'OPEN')
    .where('comparison_id', '<>', id)
    .execute()
}
