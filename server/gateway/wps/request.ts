import type { CallForm } from './contract.ts'
import type { Sealer } from './sealing.ts'
import type { AnyInput } from './types.ts'

/** Path and query of a call; lists travel separated by commas, what is null or undefined stays away. */
export function pathOf(form: CallForm, { params, query }: AnyInput): string {
  const path = form.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params?.[name] ?? '')))
  const pairs = Object.entries(query ?? {}).filter(([, value]) => value !== undefined && value !== null)
  if (pairs.length === 0) return path
  return `${path}?${new URLSearchParams(pairs.map(([name, value]): [string, string] => [name, String(value)]))}`
}

/** The body of a call as it travels: sealed, form-encoded or JSON. */
export async function bodyOf(sealer: Sealer, form: CallForm, { body }: AnyInput): Promise<string | undefined> {
  if (body === undefined) return undefined
  if (form.sealed) return sealer.seal(body)
  if (form.formEncoded) return new URLSearchParams(Object.entries(body as Record<string, string>)).toString()
  return JSON.stringify(body)
}
