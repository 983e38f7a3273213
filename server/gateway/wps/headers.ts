import type { CallForm } from './contract.ts'
import type { AnyInput } from './types.ts'

/** On whose behalf the platform is called. */
export interface Caller {
  readonly requestId: string
  /** Language of messages and texts. */
  readonly language: string
  /** Opaque bearer token; undefined for a visitor. */
  readonly token: string | undefined
  /** Merchant code the client named; the platform prefers the host name. */
  readonly merchant?: string | undefined
  /** Host name the person typed. */
  readonly host?: string | undefined
  /** Address of the person, and those of the proxies on the way. */
  readonly forwardedFor?: string | undefined
  /** Country as a trusted edge told it; the platform asks for it under the same name. */
  readonly edgeHeaders?: Readonly<Record<string, string>>
  /** Told of every attempt, to count the REST calls of an operation. */
  readonly onCall?: () => void
}

/** The headers of interfaces.md ("Headers") for one call. A token goes only where the contract wants one. */
export function headersOf(form: CallForm, input: AnyInput, caller: Caller, serviceKey: string): Record<string, string> {
  return {
    accept: 'application/json',
    'accept-language': caller.language,
    'x-module-id': form.moduleId,
    'x-request-id': caller.requestId,
    'x-service-key': serviceKey,
    ...caller.edgeHeaders,
    ...(input.body !== undefined && { 'content-type': contentTypeOf(form) }),
    ...(caller.token !== undefined && form.token !== 'none' && { authorization: `Bearer ${caller.token}` }),
    ...(caller.merchant !== undefined && { merchant: caller.merchant }),
    ...(caller.host !== undefined && { 'x-forwarded-host': caller.host }),
    ...(caller.forwardedFor !== undefined && { 'x-forwarded-for': caller.forwardedFor }),
    ...(input.idempotencyKey !== undefined && { 'idempotency-key': input.idempotencyKey }),
  }
}

function contentTypeOf(form: CallForm): string {
  if (form.sealed) return 'application/jose'
  return form.formEncoded ? 'application/x-www-form-urlencoded' : 'application/json'
}
