import type { ResultGroup } from '../../core/family.ts'
import type { DrawResult } from '../../core/play-type.ts'

/** Where in a result one prize line is read. */
interface Line {
  readonly group: number
  readonly index: number
  readonly start: number
}

/** The prize lines that a number is held against: so many digits of each. */
export interface Windows {
  readonly digits: number
  readonly lines: readonly Line[]
}

interface WindowChoice {
  readonly digits: number
  /** The first or the last digits of a drawn number; the last unless told. */
  readonly end?: 'FIRST' | 'LAST'
  /** Codes of the groups that take part; all that have so many digits unless told. */
  readonly only?: readonly string[]
}

/** The windows on a family's groups. Groups of balls, and those with fewer digits, have none. */
export function windowsOf(groups: readonly ResultGroup[], { digits, end = 'LAST', only }: WindowChoice): Windows {
  const lines = groups.flatMap(({ code, count, values }, group) => {
    if (!('digits' in values) || values.digits < digits || (only && !only.includes(code))) return []
    const start = end === 'FIRST' ? 0 : values.digits - digits
    return Array.from({ length: count }, (_, index) => ({ group, index, start }))
  })
  return { digits, lines }
}

/** What a result shows in the windows, line by line. */
export function readWindows({ digits, lines }: Windows, result: DrawResult): readonly string[] {
  return lines.map(({ group, index, start }) => result[group]?.[index]?.slice(start, start + digits) ?? '')
}
