import { newId } from '../../../lib/id.ts'
import { closedDays, comparableOf, type Span } from '../days.ts'
import { reconciliationErrors } from '../errors.ts'
import { type ComparisonRow, findNewest, insertRunning, interrupt } from '../repository.ts'
import { type HouseAccount, listAccounts } from './accounts.ts'
import type { Dependencies } from './dependencies.ts'

export const COMPARE_BANK_ACCOUNT = 'compare-bank-account'

export interface CompareBankAccount {
  readonly id: string
}

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
/** What was begun so long ago is not under way any more. */
const LONGEST = 30 * MINUTE
/** How many days that are over are seen to be compared. */
const DAYS = 7
/** What differs is looked at again once a night: money may have been found meanwhile. */
const DIFFERENT_RESTS = 20 * 60 * MINUTE

/** Begins to compare a day of every account, or what there is of it. Throws BANK_COMPARISON_DAY. */
export async function compareDay(dependencies: Dependencies, day: string): Promise<void> {
  const now = dependencies.clock.now()
  const span = comparableOf(day, now)
  if (span === undefined) throw reconciliationErrors.BANK_COMPARISON_DAY({ field: 'day' })
  for (const account of await listAccounts(dependencies, new Date(span.from.getTime() - DAYS * DAY)))
    await begin(dependencies, account, day, span)
}

/** Begins what is due of the last days that are over: what was never compared, could not be, or differed yesterday. */
export async function compareDue(dependencies: Dependencies): Promise<void> {
  const now = dependencies.clock.now()
  const days = closedDays(DAYS, now)
  const newest = await findNewest(dependencies.database, days[0] ?? '')
  const known = new Map(newest.map((one) => [`${one.account_number} ${one.day}`, one]))
  for (const account of await listAccounts(dependencies, new Date(now.getTime() - (DAYS + 1) * DAY))) {
    for (const day of days) {
      const span = comparableOf(day, now)
      if (span !== undefined && isDue(known.get(`${account.number} ${day}`), span, now))
        await begin(dependencies, account, day, span)
    }
  }
}

function isDue(last: ComparisonRow | undefined, span: Span, now: Date): boolean {
  if (last === undefined || last.outcome === 'NOT_COMPARED' || last.outcome === 'RUNNING') return true
  // Of a day that has ended since.
  if (last.to_at < span.to) return true
  return last.outcome === 'DIFFERENT' && now.getTime() - last.started_at.getTime() >= DIFFERENT_RESTS
}

/** One comparison, as a job does it; nothing while one of the same day and account is under way. */
async function begin(
  { database, jobs, clock }: Dependencies,
  { number, merchantIds }: HouseAccount,
  day: string,
  { from, to }: Span,
): Promise<void> {
  const now = clock.now()
  const id = newId(now.getTime())
  await database.transaction(async (tx) => {
    await interrupt(tx, { accountNumber: number, day }, new Date(now.getTime() - LONGEST), now)
    const comparison = { id, account_number: number, day, from_at: from, to_at: to, started_at: now }
    if (!(await insertRunning(tx, { ...comparison, merchant_ids: [...merchantIds] }))) return
    await jobs.send(COMPARE_BANK_ACCOUNT, { id } satisfies CompareBankAccount, { tx })
  })
}
