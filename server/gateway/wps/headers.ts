import { type Told, tellArrival } from '../../edge/told.ts'
import type { CallForm } from './contract.ts'
import type { AnyInput } from './types.ts'

/** On whose behalf the platform is called. */
export interface Caller extends Told {
  readonly requestId: string
  /** Language of messages and texts. */
  readonly language: string
  /** Opaque bearer token; undefined for a visitor. */
  readonly token: string | undefined
  /** Merchant code the client named; the platform prefers the host name. */
  readonly merchant?: string | undefined
  readonly userAgent?: string | undefined
  /** Told of every call that is made in the caller's name. */
  readonly onAsked?: () => void
  /** Told of every attempt, to count the REST calls of an operation. */
  readonly onCall?: () => void
}

/** The headers of one call; none of them is passed through as the caller sent it. A token goes only where the contract wants one. */
export function headersOf(form: CallForm, input: AnyInput, caller: Caller, serviceKey: string): Record<string, string> {
  return {
    accept: 'application/json',
    'accept-language': caller.language,
    'x-module-id': form.moduleId,
    'x-service-key': serviceKey,
    ...tellArrival(caller),
    ...(caller.userAgent !== undefined && { 'user-agent': caller.userAgent }),
    ...(input.body !== undefined && { 'content-type': contentTypeOf(form) }),
    ...(caller.token !== undefined && form.token !== 'none' && { authorization: `Bearer ${caller.token}` }),
    ...(caller.merchant !== undefined && { merchant: caller.merchant }),
    ...(input.idempotencyKey !== undefined && { 'idempotency-key': input.idempotencyKey }),
  }
}

function contentTypeOf(form: CallForm): string {
  if (form.sealed) return 'application/jose'
  return form.formEncoded ? 'application/x-www-form-urlencoded' : 'application/json'
}
