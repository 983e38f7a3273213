import { enumValues } from './platform-words.generated.ts'
import type { OperatorRight } from './schema.generated.ts'

const names: Readonly<Record<OperatorRight, string>> = enumValues.OperatorRight
const rights = new Map(Object.entries(names).map(([right, name]) => [name, right as OperatorRight]))

/** The key of a right's sentence in admin.json, where those of `locales/<language>/rights.json` stand by the platform's names. */
export const rightWords = (right: OperatorRight): string => `rights.${names[right]}`

/** To what kind of thing it is a right, as the platform calls that: `deposits`. */
export const thingOf = (right: OperatorRight): string => names[right].slice(0, names[right].indexOf('.'))

/** The right to do something with a kind of thing: `deposits`, `read`; undefined where there is none. */
export const rightTo = (thing: string, verb: string): OperatorRight | undefined => rights.get(`${thing}.${verb}`)
