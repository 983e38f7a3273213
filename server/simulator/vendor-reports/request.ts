import { type Static, Type } from 'typebox'
import type { ReportQuery } from './reports.ts'

const Moment = Type.String({ format: 'date-time', maxLength: 40 })

/** How both protocols ask for a page of a report, beside who asks. */
export const reportSpan = {
  from: Moment,
  to: Moment,
  cursor: Type.Optional(Type.String({ minLength: 1, maxLength: 320 })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 500 })),
}
const Span = Type.Object(reportSpan)

/** The same as the reports are asked; a page has 200 rows unless told. */
export const reportQuery = ({ from, to, cursor, limit = 200 }: Static<typeof Span>): ReportQuery => ({
  from,
  to,
  cursor,
  limit,
})
