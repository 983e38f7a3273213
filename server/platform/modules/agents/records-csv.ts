import { Readable } from 'node:stream'
import { rawAnswer } from '../../http/envelope.ts'
import type { Moment, Part, Stretch } from '../../http/feed.ts'
import { BYTE_ORDER_MARK, toCsvLines } from '../../lib/csv.ts'
import { loadWords } from '../../lib/words.ts'

const words = loadWords('team-records')
/** Records that one file holds at most; a longer one says so in its last line. */
const MOST_LINES = 100_000
const READ_AT_A_TIME = 1_000

const stretchAfter = (after: Moment | undefined) => ({ after, limit: READ_AT_A_TIME, fromEnd: false })

export type Say = (key: string) => string

interface File<Row> {
  readonly name: string
  readonly columns: readonly string[]
  readonly line: (row: Row, say: Say) => string[]
  readonly placeOf: (row: Row) => Moment
  readonly read: (stretch: Stretch<Moment>) => Promise<Part<Row, Moment>>
}

/**
 * Records of a team as a file of CSV, newest first, piece by piece. The first page is read before anything is written, so that a refusal is
 * one.
 */
export async function answerCsv<Row>(file: File<Row>, language: string) {
  const first = await file.read(stretchAfter(undefined))
  return rawAnswer(Readable.from(write(file, first, language)), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${file.name}"`,
    },
  })
}

async function* write<Row>(
  { columns, line, placeOf, read }: File<Row>,
  first: Part<Row, Moment>,
  language: string,
): AsyncGenerator<string> {
  const say = (key: string, values?: Record<string, unknown>) => words.say(key, language, values) ?? key
  yield `${BYTE_ORDER_MARK}${toCsvLines([columns.map((column) => say(column))])}`
  let page = first
  for (let lines = 0; ; ) {
    if (page.rows.length > 0) yield toCsvLines(page.rows.map((row) => line(row, say)))
    lines += page.rows.length
    if (!page.hasMore) return
    if (lines >= MOST_LINES) break
    page = await read(stretchAfter(page.reached ?? page.rows.map(placeOf).at(-1)))
  }
  yield toCsvLines([[say('cut', { limit: MOST_LINES })]])
}
