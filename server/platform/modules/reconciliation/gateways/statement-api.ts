import { type Static, Type } from 'typebox'
import { Value } from 'typebox/value'
import { DateTime } from '../../../http/call.ts'
import { MONEY_SCALE } from '../../../lib/money.ts'
import { createSignedCalls } from '../../../lib/signed-calls.ts'
import type {
  BankStatement,
  StatementAnswer,
  StatementEntry,
  StatementFailure,
  StatementQuery,
} from './bank-statement.ts'

const PAGE_SIZE = 500
/** A hundred thousand movements: far more than a day of an account has. */
const MOST_PAGES = 200
/** Milliseconds for all pages together. */
const PATIENCE = 4 * 60_000

const Entry = Type.Object({
  id: Type.String({ minLength: 1, maxLength: 80 }),
  account: Type.String({ maxLength: 40 }),
  direction: Type.Enum(['IN', 'OUT']),
  amount: Type.Integer({ minimum: 1, maximum: 99_999_999_999_999 }),
  currency: Type.String({ pattern: '^[A-Z]{3}$' }),
  reference: Type.String({ maxLength: 80 }),
  orderId: Type.Union([Type.String({ minLength: 1, maxLength: 80 }), Type.Null()]),
  content: Type.String({ maxLength: 500 }),
  at: DateTime,
})
const Page = Type.Object({
  entries: Type.Array(Entry, { maxItems: PAGE_SIZE }),
  nextCursor: Type.Union([Type.String({ minLength: 1, maxLength: 200 }), Type.Null()]),
})
type Page = Static<typeof Page>

/** The bank's statement: `GET /statement`, signed like the questions about payouts, page after page by the bank's cursor. */
export function createStatementApi(settings: { readonly url: string; readonly key: string }): BankStatement {
  const call = createSignedCalls(settings)

  async function readPage(
    { account, from, to }: StatementQuery,
    cursor: string | undefined,
  ): Promise<Page | StatementFailure> {
    const query = new URLSearchParams({
      account,
      from: from.toISOString(),
      to: to.toISOString(),
      limit: String(PAGE_SIZE),
      ...(cursor === undefined ? {} : { cursor }),
    })
    const { status, answer } = await call('GET', `/statement?${query}`)
    if (status >= 500) return 'NO_ANSWER'
    if (status === 401 || status === 403) return 'REFUSED'
    if (status === 404 && (answer as { code?: unknown } | null)?.code === 'ACCOUNT_UNKNOWN') return 'ACCOUNT_UNKNOWN'
    return status === 200 && Value.Check(Page, answer) ? answer : 'CONTRACT_BROKEN'
  }

  async function readPages(query: StatementQuery): Promise<StatementAnswer> {
    const entries: StatementEntry[] = []
    const startedAt = performance.now()
    let cursor: string | undefined
    for (let count = 0; count < MOST_PAGES && performance.now() - startedAt < PATIENCE; count++) {
      const page = await readPage(query, cursor)
      if (typeof page === 'string') return { failure: page }
      const more = page.entries.map(entryOf)
      if (!page.entries.every(({ account }) => account === query.account)) return { failure: 'CONTRACT_BROKEN' }
      if (!isOnward(query, entries.at(-1), more)) return { failure: 'CONTRACT_BROKEN' }
      entries.push(...more)
      if (page.nextCursor === null) return { entries }
      // The bank says that there is more, and gives nothing.
      if (more.length === 0) return { failure: 'CONTRACT_BROKEN' }
      cursor = page.nextCursor
    }
    return { failure: 'TOO_LONG' }
  }

  return {
    read: (query) =>
      readPages(query).catch((error: unknown) => ({
        failure: error instanceof SyntaxError ? 'CONTRACT_BROKEN' : 'NO_ANSWER',
        error,
      })),
  }
}

function entryOf({ amount, at, ...entry }: Static<typeof Entry>): StatementEntry {
  const { id, direction, currency, reference, orderId, content } = entry
  const said = { id, direction, currency, reference, orderId, content }
  return { ...said, amount: BigInt(amount) * MONEY_SCALE, at: new Date(at) }
}

/** Whether entries lie in the time that was asked for and each stands behind the one before: no page left out, none twice. */
function isOnward(
  { from, to }: StatementQuery,
  last: StatementEntry | undefined,
  entries: readonly StatementEntry[],
): boolean {
  let before = last
  for (const entry of entries) {
    if (entry.at < from || entry.at >= to) return false
    if (before !== undefined && !stands(before, entry)) return false
    before = entry
  }
  return true
}

const stands = (one: StatementEntry, other: StatementEntry): boolean =>
  one.at.getTime() === other.at.getTime() ? one.id < other.id : one.at < other.at
