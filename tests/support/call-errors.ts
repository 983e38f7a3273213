import { readFileSync } from 'node:fs'

interface CallErrors {
  readonly every: readonly string[]
  readonly calls: Readonly<Record<string, readonly string[]>>
}

const file = new URL('../../server/platform/call-errors.json', import.meta.url)

/** The codes with which calls may be refused, as they are read off the sources. */
export const { every, calls } = JSON.parse(readFileSync(file, 'utf8')) as CallErrors

/** Every refusal that a test meets must have been foreseen: the enums of the graph are made of that list. */
export function demandForeseen(name: string, { success, code }: { success: boolean; code?: string }): void {
  if (success || code === undefined || every.includes(code) || calls[name]?.includes(code)) return
  throw new Error(
    `${name} is refused with ${code}, which server/platform/call-errors does not find: make it see the way there`,
  )
}
