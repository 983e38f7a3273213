import type { Database, Transaction } from '../../../db/connection.ts'
import { type PageRequest, pageOf } from '../../../http/paging.ts'
import type { OperatorSession } from '../../../http/session.ts'
import type { Clock } from '../../../lib/clock.ts'
import { newId } from '../../../lib/id.ts'
import { type MembersService, needHolder } from '../../members/service.ts'
import {
  type By,
  demand,
  demandIndependence,
  listTouching,
  type OperatorsService,
  TOUCH_HOURS,
} from '../../operators/service.ts'
import { riskErrors } from '../errors.ts'
import * as cases from '../repository/cases.ts'
import { findSignalsOf, type KeptFacts, listSignals, type SignalFilter, type SignalRow } from '../repository/signals.ts'
import { riskRights as rights } from './policy.ts'
import { type Accounts, type CaseView, presentAuditedCase } from './presenter.ts'

const MOST_NOTES = 100

export interface CasesDependencies {
  readonly database: Database
  readonly clock: Clock
  readonly operators: Pick<OperatorsService, 'perform'>
  readonly members: Pick<MembersService, 'find'>
}

type Reads = Pick<Transaction, 'query'>
type Writer = Omit<By, 'reason'>

/** A page of the cases of the brand in view. */
export async function listCases(
  { database }: CasesDependencies,
  session: OperatorSession,
  filter: cases.CaseFilter,
  page: PageRequest,
): Promise<{ views: CaseView[]; total: number }> {
  demand(session, rights['riskCases.read'])
  const { query } = database
  const { rows, total } = await cases.listCases(query, session.merchantId, filter, session.operatorId, pageOf(page))
  return { views: await viewAll(database, session.merchantId, rows), total }
}

/** Throws RISK_CASE_NOT_FOUND, also for another brand's. */
export async function readCase({ database }: CasesDependencies, session: OperatorSession, id: string) {
  demand(session, rights['riskCases.read'])
  return view(database, session.merchantId, id)
}

/** A page of what was found in the brand in view, with the accounts of who is named. */
export async function listFound(
  { database }: CasesDependencies,
  session: OperatorSession,
  filter: SignalFilter,
  page: PageRequest,
): Promise<{ rows: SignalRow[]; total: number; accounts: Accounts }> {
  demand(session, rights['riskCases.read'])
  const found = await listSignals(database.query, session.merchantId, filter, pageOf(page))
  const named = found.rows.flatMap(namedIn)
  return { ...found, accounts: await cases.findAccounts(database.query, session.merchantId, named) }
}

/** Opens a case by hand. Throws NOT_FOUND for somebody who is no member, RISK_CASE_EXISTS. */
export async function openCase(
  dependencies: CasesDependencies,
  by: Writer,
  { memberId, holds, note }: { readonly memberId: string; readonly holds: boolean; readonly note: string },
): Promise<CaseView> {
  const { operators, members, clock } = dependencies
  const { merchantId, account } = by.session
  demand(by.session, rights['riskCases.act'])
  await needHolder(members, merchantId, memberId)
  return operators.perform({ ...by, reason: note }, deedOf('open'), async (tx) => {
    const at = clock.now()
    const row = await cases.insertCase(tx.query, { merchantId, memberId, id: newId(at.getTime()), holds, at }, account)
    if (row === undefined) {
      const open = await cases.findOpenOf(tx.query, { merchantId, memberId })
      throw riskErrors.RISK_CASE_EXISTS({ extras: { caseId: open?.id ?? null } })
    }
    await writeNote(dependencies, tx, by, row.id, note)
    return { before: null, after: await view(tx, merchantId, row.id) }
  })
}

/** Takes a case. Throws RISK_CASE_NOT_FOUND, RISK_CASE_CLOSED, RISK_CASE_TAKEN. */
export const takeCase = (dependencies: CasesDependencies, by: Writer, id: string): Promise<CaseView> =>
  act(dependencies, by, 'take', id, undefined, async (tx, { row }) => {
    const { operatorId, account } = by.session
    demandOpen(row)
    if (row.taken_by !== null && row.taken_by !== operatorId)
      throw riskErrors.RISK_CASE_TAKEN({ extras: { takenBy: row.taken_by_account } })
    const at = dependencies.clock.now()
    await cases.updateCase(tx.query, row, {
      state: 'TAKEN',
      taken_by: operatorId,
      taken_by_account: account,
      taken_at: at,
    })
  })

/** Puts a case back, one's own or what a colleague left. Throws RISK_CASE_NOT_FOUND, RISK_CASE_CLOSED, RISK_CASE_NOT_TAKEN. */
export const putBackCase = (dependencies: CasesDependencies, by: Writer, id: string): Promise<CaseView> =>
  act(dependencies, by, 'putBack', id, undefined, async (tx, { row }) => {
    demandOpen(row)
    if (row.taken_by === null) throw riskErrors.RISK_CASE_NOT_TAKEN()
    await cases.updateCase(tx.query, row, { state: 'OPEN', taken_by: null, taken_by_account: null, taken_at: null })
  })

/** Notes what was found out, of a closed case too. Throws RISK_CASE_NOT_FOUND, RISK_CASE_NOTES_FULL. */
export const noteCase = (dependencies: CasesDependencies, by: Writer, id: string, text: string): Promise<CaseView> =>
  act(dependencies, by, 'note', id, text, async (tx, { notes }) => {
    demandRoom(notes)
    await writeNote(dependencies, tx, by, id, text)
  })

/**
 * Holds the member's withdrawals from now on, whoever works on the case; one that held already is noted alone. Throws RISK_CASE_NOT_FOUND,
 * RISK_CASE_CLOSED, RISK_CASE_NOTES_FULL.
 */
export const holdCase = (dependencies: CasesDependencies, by: Writer, id: string, note: string): Promise<CaseView> =>
  act(dependencies, by, 'hold', id, note, async (tx, { row, notes }) => {
    demandOpen(row)
    demandRoom(notes)
    await cases.updateCase(tx.query, row, { holds: true })
    await writeNote(dependencies, tx, by, id, note)
  })

/**
 * Closes a case that one took. What is not confirmed lets the money go that it held, so who touched the member does not say so (decision 0027).
 * Throws RISK_CASE_NOT_FOUND, RISK_CASE_CLOSED, RISK_CASE_NOT_TAKEN, RISK_CASE_TOUCHED_MEMBER, FOUR_EYES_DEPENDENT.
 */
export const closeCase = (
  dependencies: CasesDependencies,
  by: Writer,
  id: string,
  { outcome, note }: { readonly outcome: string; readonly note: string },
): Promise<CaseView> =>
  act(dependencies, by, 'close', id, note, async (tx, { row }) => {
    const { operatorId, account } = by.session
    const at = dependencies.clock.now()
    demandOpen(row)
    if (row.taken_by !== operatorId) throw riskErrors.RISK_CASE_NOT_TAKEN({ extras: { takenBy: row.taken_by_account } })
    if (row.holds) await demandUntouched(tx, row, operatorId, at)
    await cases.updateCase(tx.query, row, { state: 'CLOSED', outcome, closed_by: account, closed_at: at })
    await writeNote(dependencies, tx, by, id, note)
  })

async function demandUntouched(
  tx: Transaction,
  { merchant_id: merchantId, member_id: memberId }: cases.CaseRow,
  operatorId: string,
  at: Date,
): Promise<void> {
  const touching = await listTouching(tx.query, { merchantId, memberId }, at)
  if (touching.includes(operatorId)) throw riskErrors.RISK_CASE_TOUCHED_MEMBER({ extras: { hours: TOUCH_HOURS } })
  await demandIndependence(tx.query, operatorId, touching, at)
}

/** One note is left for whoever closes the case. */
function demandRoom(notes: CaseView['notes']): void {
  if (notes.length >= MOST_NOTES - 1) throw riskErrors.RISK_CASE_NOTES_FULL({ extras: { most: MOST_NOTES } })
}

function demandOpen({ state }: cases.CaseRow): void {
  if (state === 'CLOSED') throw riskErrors.RISK_CASE_CLOSED()
}

/** Does something to a case that is locked, with its entry in the audit log. */
async function act(
  { operators }: CasesDependencies,
  by: Writer,
  verb: 'take' | 'putBack' | 'note' | 'hold' | 'close',
  id: string,
  reason: string | undefined,
  work: (tx: Transaction, before: CaseView) => Promise<void>,
): Promise<CaseView> {
  const { merchantId } = by.session
  return operators.perform({ ...by, reason }, deedOf(verb), async (tx) => {
    await cases.lockCase(tx.query, merchantId, id)
    const before = await view(tx, merchantId, id)
    await work(tx, before)
    return { before, after: await view(tx, merchantId, id) }
  })
}

const deedOf = (verb: 'open' | 'take' | 'putBack' | 'note' | 'hold' | 'close') => ({
  right: rights['riskCases.act'],
  action: `riskCases.${verb}`,
  subjectKind: 'riskCases',
  subjectId: ({ row }: CaseView) => row.id,
  present: presentAuditedCase,
})

async function writeNote(
  { clock }: Pick<CasesDependencies, 'clock'>,
  tx: Transaction,
  { session: { merchantId, account } }: Writer,
  caseId: string,
  text: string,
): Promise<void> {
  const at = clock.now()
  const note = { merchant_id: merchantId, id: newId(at.getTime()), case_id: caseId, text }
  await cases.insertNote(tx.query, { ...note, written_by: account, written_at: at })
}

async function view(reads: Reads, merchantId: string, id: string): Promise<CaseView> {
  const row = await cases.findCase(reads.query, merchantId, id)
  const [found] = row === undefined ? [] : await viewAll(reads, merchantId, [row])
  if (found === undefined) throw riskErrors.RISK_CASE_NOT_FOUND()
  return found
}

async function viewAll({ query }: Reads, merchantId: string, rows: readonly cases.CaseRow[]): Promise<CaseView[]> {
  const ids = rows.map(({ id }) => id)
  const signals = await findSignalsOf(query, merchantId, ids)
  const notes = await cases.findNotes(query, merchantId, ids)
  const named = [...rows.map(({ member_id }) => member_id), ...signals.flatMap(namedIn)]
  const accounts = await cases.findAccounts(query, merchantId, named)
  return rows.map((row) => ({
    row,
    signals: signals.filter(({ case_id }) => case_id === row.id),
    notes: notes.filter(({ case_id }) => case_id === row.id),
    accounts,
  }))
}

/** As ../repository/signals.ts wrote them. */
const namedIn = ({ facts }: SignalRow): readonly string[] => (facts as KeptFacts).memberIds
