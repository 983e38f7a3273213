import { SimulatorError } from '../http/errors.ts'
import type { Collection } from '../journal.ts'
import type { Payment } from './payment.ts'

/** A payment as the report tells it: what the shop was told of it. */
export type ReportRow = Omit<Payment, 'isReported' | 'attempts'>

/** What is asked for: from a moment on, until before another one, oldest first. */
interface ReportQuery {
  readonly from: string
  readonly to: string
  /** Where the page before ended. */
  readonly cursor?: string | undefined
  readonly limit: number
}

/** What a row becomes before it is told: nothing, or one with another amount. */
export type ReportChange = 'DROPPED' | Pick<ReportRow, 'amount'>

/** What the payment service reports: what was paid. Rows can be made wrong; that is forgotten with the process. */
export function createReport(payments: Pick<Collection<Payment>, 'values'>) {
  const changes = new Map<string, ReportChange>()
  const added: ReportRow[] = []

  function rows(): ReportRow[] {
    const told = payments.values().flatMap(({ isReported: _isReported, attempts: _attempts, ...row }) => {
      const change = changes.get(row.payment)
      return row.state !== 'PAID' || change === 'DROPPED' ? [] : [{ ...row, ...change }]
    })
    return [...told, ...added].toSorted((one, other) => (cursorOf(one) < cursorOf(other) ? -1 : 1))
  }

  return {
    /** One page; `nextCursor` is null on the last. Throws INVALID_INPUT. */
    page({ from, to, cursor, limit }: ReportQuery) {
      if (Date.parse(to) < Date.parse(from)) throw new SimulatorError(400, 'INVALID_INPUT', 'to: lies before from')
      const left = rows()
        .filter(({ at }) => Date.parse(at) >= Date.parse(from) && Date.parse(at) < Date.parse(to))
        .filter((row) => cursor === undefined || cursorOf(row) > cursor)
      const page = left.slice(0, limit)
      const last = page.at(-1)
      return { payments: page, nextCursor: last !== undefined && left.length > limit ? cursorOf(last) : null }
    },
    /** All that would be told, the newest first. */
    latest: (count: number): ReportRow[] => rows().slice(-count).reverse(),
    change: (payment: string, change: ReportChange) => void changes.set(payment, change),
    add: (row: ReportRow) => void added.push(row),
    /** Tells the truth again. */
    reset() {
      changes.clear()
      added.length = 0
    },
  }
}

/** Time and payment name a place in the report; rows that come later never stand before it. */
const cursorOf = ({ at, payment }: ReportRow) => `${at}_${payment}`
