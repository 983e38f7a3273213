import { BYTE_ORDER_MARK, toCsvLines } from '../../lib/csv.ts'
import { formatMoney } from '../../lib/money.ts'
import { loadWords } from '../../lib/words.ts'
import type { Holder, StatementDependencies } from './dependencies.ts'
import { listStatement, type StatementRequest } from './service/list-statement.ts'

const words = loadWords('statement')
const COLUMNS = ['time', 'movement', 'about', 'amount', 'before', 'after', 'currency', 'reference'] as const
/** Entries that one file holds at most; a longer one says so in its last line. */
export const MOST_LINES = 100_000
const READ_AT_A_TIME = 200

type Filter = Omit<StatementRequest, 'stretch'>

/**
 * A statement as CSV (RFC 4180), newest first, piece by piece, so that a year of play needs little memory. Entries never
 * change, so reading page after page gives the same as one look.
 */
export async function* writeStatement(
  dependencies: StatementDependencies,
  holder: Holder,
  filter: Filter,
  language: string,
): AsyncGenerator<string> {
  const say = (key: string, values?: Record<string, unknown>) => words.say(key, language, values) ?? key
  yield `${BYTE_ORDER_MARK}${toCsvLines([COLUMNS.map((column) => say(column))])}`
  let after: bigint | undefined
  for (let lines = 0; lines < MOST_LINES; lines += READ_AT_A_TIME) {
    const stretch = { after, limit: READ_AT_A_TIME, fromEnd: false }
    const page = await listStatement(dependencies, holder, { ...filter, stretch }, language)
    const rows = page.rows.map((entry) => [
      entry.at.toISOString(),
      say(`kind_${entry.word}`),
      entry.description ?? '',
      formatMoney(entry.amount),
      formatMoney(entry.before),
      formatMoney(entry.after),
      entry.currency,
      entry.document.id,
    ])
    if (rows.length > 0) yield toCsvLines(rows)
    if (!page.hasMore) return
    after = page.rows.at(-1)?.version
  }
  yield toCsvLines([[say('cut', { limit: MOST_LINES })]])
}
