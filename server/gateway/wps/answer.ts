import type { CallForm } from './contract.ts'
import { isFailureEnvelope, isSuccessEnvelope, UpstreamError, WpsFailure } from './failures.ts'

/** Codes with which the platform says that it cannot read at the moment; a write's failure is told in its own words. */
const outages = new Set<string>(['DATABASE_UNAVAILABLE', 'TRY_AGAIN', 'STORAGE_FULL'])

/** The success envelope of an answer; throws WpsFailure for one of failure, UpstreamError for what is not the contract. */
export function readAnswer(form: CallForm, status: number, text: string): unknown {
  const answer = parseJson(text)
  if (form.method === 'GET' && isFailureEnvelope(answer) && outages.has(answer.code))
    throw new UpstreamError(form.name, 'outage', answer.code)
  // A broken platform may still answer in our envelope; its 500 is no expected failure.
  if (isFailureEnvelope(answer) && status !== 500) throw new WpsFailure(answer, status, form.token === 'demanded')
  if (status >= 500) throw new UpstreamError(form.name, 'status', `HTTP ${status}`)
  if (!isSuccessEnvelope(answer) || status >= 300) throw new UpstreamError(form.name, 'content', `HTTP ${status}`)
  return answer
}

/** Whether the platform answered in its own way, if only that it cannot: calling it less would help nobody. */
export function isAnswer(error: unknown): boolean {
  return error instanceof WpsFailure || (error instanceof UpstreamError && error.reason === 'outage')
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Not JSON is not the contract; the caller of this function says so.
    return undefined
  }
}
