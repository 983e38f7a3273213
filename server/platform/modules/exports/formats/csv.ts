import type { Cell } from '../../../db/export-source.ts'
import { BYTE_ORDER_MARK, toCsvLines } from '../../../lib/csv.ts'
import { formatMoney } from '../../../lib/money.ts'
import type { Format } from './format.ts'

const NOTHING = Buffer.alloc(0)

/** Lines of CSV, which nothing but the byte order mark stands before. */
export const csv: Format = {
  mostRows: 5_000_000,
  contentType: 'text/csv; charset=utf-8',
  extension: 'csv',
  piece(rows, { headings, clock }, before) {
    const lines = rows.map((row) => row.map((cell) => textOf(cell, clock)))
    const text = toCsvLines(headings === undefined ? lines : [[...headings], ...lines])
    const bytes = rows.length === 0 && headings === undefined ? NOTHING : Buffer.from(text)
    return { bytes, written: { ...before, size: before.size + BigInt(bytes.length) } }
  },
  frame: () => ({ head: Buffer.from(BYTE_ORDER_MARK), tail: NOTHING }),
}

function textOf(cell: Cell, clock: (at: Date) => string): string {
  if (cell === null) return ''
  if (typeof cell === 'bigint') return formatMoney(cell)
  return cell instanceof Date ? clock(cell) : String(cell)
}
