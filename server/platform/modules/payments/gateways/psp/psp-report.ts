import { type Static, Type } from 'typebox'
import { Value } from 'typebox/value'
import { request } from 'undici'
import { parseMoney } from '../../../../lib/money.ts'
import type { ReportedPayment, ReportPage, ReportQuery } from '../gateway.ts'
import { PspReport, type PspSettings } from './contract.ts'
import { sign } from './signature.ts'

const PAGE_SIZE = 500
/** Milliseconds for a page. */
const TIMEOUT = 10_000

const Page = Type.Object({
  payments: Type.Array(PspReport, { maxItems: PAGE_SIZE }),
  nextCursor: Type.Union([Type.Null(), Type.String({ minLength: 1, maxLength: 200 })]),
})

/**
 * A page of what was paid at the service (`GET /report`, signed over the moment and the query). Rows that are not paid, do not lie in the
 * span, or not one behind the other, break the contract: what is not in order cannot be told to be whole.
 */
export async function readReport(
  { url, secret, now }: Pick<PspSettings, 'url' | 'secret' | 'now'>,
  { from, to, cursor }: ReportQuery,
): Promise<ReportPage> {
  const query = new URLSearchParams({
    from: from.toISOString(),
    to: to.toISOString(),
    limit: String(PAGE_SIZE),
    ...(cursor === undefined ? {} : { cursor }),
  }).toString()
  const timestamp = String(Math.floor(now().getTime() / 1000))
  try {
    const answer = await request(`${url}/report?${query}`, {
      headers: { 'psp-timestamp': timestamp, 'psp-signature': sign(secret, timestamp, query) },
      headersTimeout: TIMEOUT,
      bodyTimeout: TIMEOUT,
      signal: AbortSignal.timeout(TIMEOUT),
    })
    const text = await answer.body.text()
    if (answer.statusCode !== 200) return { failure: failureOf(answer.statusCode), error: text.slice(0, 200) }
    const page: unknown = JSON.parse(text)
    const payments = Value.Check(Page, page) ? paymentsOf(page, { from, to }) : undefined
    if (payments === undefined || !Value.Check(Page, page)) return { failure: 'CONTRACT_BROKEN' }
    return { payments, cursor: page.nextCursor ?? undefined }
  } catch (error) {
    return { failure: error instanceof SyntaxError ? 'CONTRACT_BROKEN' : 'NO_ANSWER', error }
  }
}

function failureOf(status: number) {
  if (status === 401 || status === 403) return 'REFUSED'
  return status >= 500 || status === 429 ? 'NO_ANSWER' : 'CONTRACT_BROKEN'
}

/** The rows as the house speaks of them; undefined where they are not as agreed. */
function paymentsOf(
  { payments }: Static<typeof Page>,
  { from, to }: Pick<ReportQuery, 'from' | 'to'>,
): ReportedPayment[] | undefined {
  let last = from
  const read: ReportedPayment[] = []
  for (const { payment, order, state, amount, currency, at: written } of payments) {
    const at = new Date(written)
    // An unreadable moment is neither before nor after anything.
    if (state !== 'PAID' || !(at >= last && at < to)) return undefined
    read.push({ providerId: payment, order, amount: parseMoney(amount, 'amount'), currency, at })
    last = at
  }
  return read
}
