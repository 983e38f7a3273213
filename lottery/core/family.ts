import type { DrawResult, Odds, PlayType } from './play-type.ts'

export const FAMILY_CODES = ['SSC', '11X5', 'PK10', 'K3', 'LHC', 'LF', 'VN_NORTH', 'VN_SOUTH', 'SEA'] as const
/** `VN_SOUTH` are the eighteen prizes of the south and of the centre alike. */
export type FamilyCode = (typeof FAMILY_CODES)[number]

/** An unbiased whole number from 0 to `bound` − 1. */
export type Uniform = (bound: number) => number

/** A part of a result: a prize of Vietnam, the digits of SSC. */
export interface ResultGroup {
  /** A key of `results` in the words of the lottery. */
  readonly code: string
  /** How many values are drawn for it. */
  readonly count: number
  /** Every value it may have where they are few (`01` … `49`); else numbers of so many digits. */
  readonly values: readonly string[] | { readonly digits: number }
  /** Balls are drawn without putting them back: no value twice, across all groups of the same name. */
  readonly urn?: string
}

/** A kind of lottery: what is drawn, and how one may bet on it. Pure rules, the same in the platform and in the browser. */
export interface Family {
  readonly code: FamilyCode
  readonly groups: readonly ResultGroup[]
  /** By prize group (series 1700 … 1980, lottery.md 5.3), or by a table of the brand with these defaults in 1/10,000. */
  readonly odds: 'SERIES' | OddsTable
  readonly playTypes: readonly PlayType[]
}

/** Gross odds in 1/10,000 by play type and prize. */
export type OddsTable = Readonly<Record<string, Odds>>

/** Draws a result, group by group in the order shown. The same numbers of `uniform` give the same result. */
export function drawResult(family: Family, uniform: Uniform): DrawResult {
  const urns = new Map<string, string[]>()
  return family.groups.map(({ count, values, urn }) =>
    Array.from({ length: count }, () => {
      if (!isList(values)) return Array.from({ length: values.digits }, () => uniform(10)).join('')
      if (urn === undefined) return values[uniform(values.length)] as string
      const left = urns.get(urn) ?? [...values]
      urns.set(urn, left)
      const [drawn] = left.splice(uniform(left.length), 1)
      if (drawn === undefined) throw new RangeError(`The urn ${urn} is empty`)
      return drawn
    }),
  )
}

/** What is wrong with a result that somebody typed: the group it is about, and whether it is a number or a repetition. */
export interface ResultFlaw {
  readonly code: 'GROUPS_WRONG' | 'COUNT_WRONG' | 'VALUE_UNKNOWN' | 'VALUE_TWICE'
  readonly group?: string
}

/** Whether a result is one that this family could draw; undefined when it is. */
export function findResultFlaw(family: Family, result: DrawResult): ResultFlaw | undefined {
  if (result.length !== family.groups.length) return { code: 'GROUPS_WRONG' }
  const drawn = new Map<string, Set<string>>()
  for (const [index, { code, count, values, urn }] of family.groups.entries()) {
    const shown = result[index] ?? []
    if (shown.length !== count) return { code: 'COUNT_WRONG', group: code }
    for (const value of shown) {
      const isKnown = isList(values) ? values.includes(value) : value.length === values.digits && /^[0-9]+$/.test(value)
      if (!isKnown) return { code: 'VALUE_UNKNOWN', group: code }
      if (urn === undefined) continue
      const before = drawn.get(urn) ?? new Set()
      if (before.has(value)) return { code: 'VALUE_TWICE', group: code }
      drawn.set(urn, before.add(value))
    }
  }
  return undefined
}

/** The play type of that code, or undefined. */
export function findPlayType(family: Family, code: string): PlayType | undefined {
  return family.playTypes.find((playType) => playType.code === code)
}

function isList(values: ResultGroup['values']): values is readonly string[] {
  return Array.isArray(values)
}
