/** What a failure may carry beside its code: the input field it concerns, and values that the words or the caller need. */
export interface FailureDetails {
  readonly field?: string
  readonly extras?: Readonly<Record<string, unknown>>
}

/**
 * An expected failure: it travels as `{ success: false, code, message }` (interfaces.md, REST envelope).
 * `code` is stable and has words in `locales/<language>/errors.json`; `status` is the HTTP status.
 */
export class Failure extends Error {
  override readonly name = 'Failure'
  readonly code: string
  readonly status: number
  readonly field: string | undefined
  readonly extras: Readonly<Record<string, unknown>> | undefined

  constructor(code: string, status: number, details: FailureDetails = {}) {
    super(details.field === undefined ? code : `${code} (${details.field})`)
    this.code = code
    this.status = status
    this.field = details.field
    this.extras = details.extras
  }
}

/** One declared error code: who declared it and which HTTP status it answers. */
export interface DeclaredError {
  readonly domain: string
  readonly code: string
  readonly status: number
}

const declaredErrors = new Map<string, DeclaredError>()

/**
 * Declares the error codes of one domain, each with its HTTP status, and returns one maker per code:
 * `throw ledgerErrors.WALLET_INSUFFICIENT({ field: 'amount' })`. A code belongs to one domain only.
 */
export function defineErrors<const Statuses extends Readonly<Record<string, number>>>(
  domain: string,
  statuses: Statuses,
): { readonly [Code in keyof Statuses]: (details?: FailureDetails) => Failure } {
  const makers = {} as { [Code in keyof Statuses]: (details?: FailureDetails) => Failure }
  for (const [code, status] of Object.entries(statuses)) {
    const earlier = declaredErrors.get(code)
    if (earlier !== undefined && earlier.domain !== domain) {
      throw new Error(`Error code ${code} is declared by both ${earlier.domain} and ${domain}`)
    }
    declaredErrors.set(code, { domain, code, status })
    makers[code as keyof Statuses] = (details) => new Failure(code, status, details)
  }
  return makers
}

/** Every error code declared by the modules loaded so far, in the order of the alphabet; for the contract tests. @public */
export function listDeclaredErrors(): DeclaredError[] {
  return [...declaredErrors.values()].sort((left, right) => left.code.localeCompare(right.code))
}
