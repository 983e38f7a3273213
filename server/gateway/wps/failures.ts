/** An expected failure of the platform: `{ success: false, code, message }` in the caller's language, with its extras. */
export class WpsFailure extends Error {
  override readonly name = 'WpsFailure'
  readonly code: string
  /** HTTP status of the answer. */
  readonly status: number
  /** Input field the failure is about, as the platform names it. */
  readonly field: string | undefined
  /** Further fields of the envelope, such as `captcha`. */
  readonly extras: Readonly<Record<string, unknown>>
  /** Whether the call needed the caller's token: a 401 then says that the session is over. */
  readonly tokenDemanded: boolean

  constructor(envelope: FailureEnvelope, status: number, tokenDemanded: boolean) {
    super(envelope.message)
    const { success: _, code, message: __, field, ...extras } = envelope
    this.code = code
    this.status = status
    this.field = typeof field === 'string' ? field : undefined
    this.extras = extras
    this.tokenDemanded = tokenDemanded
  }
}

/** The platform did not answer, answered too late, or answered something that is not its contract. */
export class UpstreamError extends Error {
  override readonly name = 'UpstreamError'
  readonly call: string
  /** Why: `timeout`, `network`, `status`, `content`, `open` (breaker), `outage` (the platform says so itself, at once), `crowded` (its caller had too many others under way). */
  readonly reason: UpstreamReason

  constructor(call: string, reason: UpstreamReason, cause?: unknown) {
    super(`${call}: ${reason}`, { cause })
    this.call = call
    this.reason = reason
  }
}

export type UpstreamReason = 'timeout' | 'network' | 'status' | 'content' | 'open' | 'outage' | 'crowded'

export interface FailureEnvelope {
  readonly success: false
  readonly code: string
  readonly message: string
  readonly [extra: string]: unknown
}

/** Whether an answer is a failure envelope of the contract. */
export function isFailureEnvelope(answer: unknown): answer is FailureEnvelope {
  if (typeof answer !== 'object' || answer === null) return false
  const { success, code, message } = answer as Record<string, unknown>
  return success === false && typeof code === 'string' && typeof message === 'string'
}

/** Whether an answer is a success envelope of the contract. */
export function isSuccessEnvelope(answer: unknown): answer is { success: true; value: unknown } {
  return (
    typeof answer === 'object' && answer !== null && 'value' in answer && 'success' in answer && answer.success === true
  )
}
