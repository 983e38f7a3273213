import { readFileSync } from 'node:fs'
import type { CallName } from './types.ts'

/** Whether a call needs the caller's token, reads it when there is one, or never sees it. */
export type TokenUse = 'demanded' | 'optional' | 'none'

/** How one REST call travels, as the contract tells. */
export interface CallForm {
  readonly name: CallName
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** With `{name}` in the place of path parameters. */
  readonly path: string
  readonly token: TokenUse
  /** The body travels as a compact JWE (section 7, E). */
  readonly sealed: boolean
  /** The body travels form-encoded. */
  readonly formEncoded: boolean
  /** Names the module in `X-Module-Id`: the relay's own id, else the name of the call. */
  readonly moduleId: string
}

interface Operation {
  readonly operationId: string
  readonly security?: readonly Record<string, unknown>[]
  readonly 'x-sealed'?: boolean
  readonly requestBody?: { readonly content: Record<string, unknown> }
}

/** The published contract of the platform; a file, so that the gateway starts before its upstream. */
export const contractFile = new URL('../../platform/openapi.json', import.meta.url)

/** Reads `openapi.json` into the form of each call by its name. */
export function readContract(file: URL = contractFile): ReadonlyMap<CallName, CallForm> {
  const { paths } = JSON.parse(readFileSync(file, 'utf8')) as { paths: Record<string, Record<string, Operation>> }
  const forms = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => formOf(path, method, operation)),
  )
  return new Map(forms.map((form) => [form.name, form]))
}

function formOf(path: string, method: string, operation: Operation): CallForm {
  const security = operation.security ?? []
  const relay = /^\/wps\/relay\/(?:.*\/)?([^/]+)$/.exec(path)
  return {
    name: operation.operationId as CallName,
    method: method.toUpperCase() as CallForm['method'],
    path,
    token: security.some((one) => Object.keys(one).length === 0)
      ? 'optional'
      : security.some((one) => 'token' in one)
        ? 'demanded'
        : 'none',
    sealed: operation['x-sealed'] === true,
    formEncoded: operation.requestBody?.content['application/x-www-form-urlencoded'] !== undefined,
    moduleId: relay?.[1] ?? operation.operationId,
  }
}
