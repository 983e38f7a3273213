import type { ReportedMovement, ReportFailure, ReportPage, ReportQuery } from '../vendor-adapter.ts'
import type { SignedApi } from './signed-api.ts'

/** How many rows are asked for at once. */
export const REPORT_PAGE_SIZE = 500

/** What one protocol says of a page, once its form was checked. */
export interface ReadPage {
  readonly movements: readonly ReportedMovement[]
  readonly cursor: string | null
}

/**
 * Asks for a page of a report and tells what failed apart; `read` gives undefined for what is not as agreed. Rows that do not lie in the
 * span, or not one behind the other, break the contract too: what is not in order cannot be told to be whole.
 */
export async function askReport(
  api: Pick<SignedApi, 'ask'>,
  path: string,
  body: Record<string, unknown>,
  query: ReportQuery,
  read: (answer: unknown) => ReadPage | undefined,
): Promise<ReportPage> {
  try {
    const { status, text } = await api.ask(path, body)
    if (status !== 200) return { failure: failureOf(status), error: text.slice(0, 200) }
    const page = read(JSON.parse(text))
    if (page === undefined || !isInOrder(page.movements, query)) return { failure: 'CONTRACT_BROKEN' }
    return { movements: page.movements, cursor: page.cursor ?? undefined }
  } catch (error) {
    return { failure: isUnreadable(error) ? 'CONTRACT_BROKEN' : 'NO_ANSWER', error }
  }
}

function failureOf(status: number): ReportFailure {
  if (status === 401 || status === 403) return 'REFUSED'
  return status >= 500 || status === 429 ? 'NO_ANSWER' : 'CONTRACT_BROKEN'
}

/** No JSON, or more of it than any page has. */
const isUnreadable = (error: unknown): boolean =>
  error instanceof SyntaxError || (error as { code?: unknown } | null)?.code === 'UND_ERR_RES_EXCEEDED_MAX_SIZE'

function isInOrder(movements: readonly ReportedMovement[], { from, to }: ReportQuery): boolean {
  let last = from
  for (const { at } of movements) {
    if (at < last || at >= to) return false
    last = at
  }
  return true
}
