import { type Days, daysOf, type ReportSpan } from './span.ts'

/** What can be added up, by name. */
export type Sums<Name extends string> = Readonly<Record<Name, bigint>>

/** What a report is made of: sums by the day of both spans, and by what its rows are about, in one span or the other. */
export interface Reading<Name extends string> {
  readonly days: readonly (Sums<Name> & { readonly day: string })[]
  readonly rows: readonly (Sums<Name> & {
    readonly key: string
    readonly name?: string | null
    readonly is_before: boolean
  })[]
}

/** Where sums stand in a report: what cannot be added up is looked up by it. */
export interface Place {
  readonly isBefore: boolean
  readonly day?: string
  readonly key?: string
}

interface Form<Name extends string, Shown> {
  readonly names: readonly Name[]
  /** Rows stand by it, the greatest first. */
  readonly rank: (sums: Sums<Name>) => bigint
  readonly present: (sums: Sums<Name>, place: Place) => Shown
}

/** What is not among these rows is one more, so that rows add up to the totals. */
const MOST_ROWS = 100
/** The key of that row. */
export const REST = 'REST'

/** Puts a report together: totals are the sums of its rows, and of its days. */
export function assemble<Name extends string, Shown>(
  span: ReportSpan,
  reading: Reading<Name>,
  { names, rank, present }: Form<Name, Shown>,
) {
  const nothing = sumOf<Name>(names, [])
  const byDay = new Map(reading.days.map((row) => [row.day, row]))
  const groups = new Map<string, { key: string; name: string | null; now: Sums<Name>; before: Sums<Name> }>()
  for (const row of reading.rows) {
    const group = groups.get(row.key) ?? { key: row.key, name: null, now: nothing, before: nothing }
    const which = row.is_before ? 'before' : 'now'
    const added = { ...group, [which]: sumOf(names, [group[which], row]) }
    groups.set(row.key, { ...added, name: group.name ?? row.name ?? null })
  }
  const size = (sums: Sums<Name>) => (rank(sums) < 0n ? -rank(sums) : rank(sums))
  const ranked = [...groups.values()].toSorted((one, other) =>
    (one.key === REST) === (other.key === REST) ? Number(size(other.now) - size(one.now)) : one.key === REST ? 1 : -1,
  )
  const isWhole = ranked.length <= MOST_ROWS
  const rest = isWhole ? [] : ranked.slice(MOST_ROWS)
  const shown = isWhole ? ranked : ranked.slice(0, MOST_ROWS)
  if (rest.length > 0)
    shown.push({
      key: REST,
      name: null,
      now: sumOf(
        names,
        rest.map(({ now }) => now),
      ),
      before: sumOf(
        names,
        rest.map(({ before }) => before),
      ),
    })
  const totals = (isBefore: boolean) =>
    present(
      sumOf(
        names,
        ranked.map(({ now, before }) => (isBefore ? before : now)),
      ),
      { isBefore },
    )
  const series = (days: Days, isBefore: boolean) =>
    daysOf(days).map((day) => ({ day, figures: present(byDay.get(day) ?? nothing, { isBefore, day }) }))
  const { currency, timeZone, from, to, before } = span
  return {
    currency,
    timeZone,
    from,
    to,
    before,
    totals: totals(false),
    totalsBefore: totals(true),
    days: series(span, false),
    daysBefore: series(before, true),
    rows: shown.map(({ key, name, now, before }) => ({
      key,
      name,
      figures: present(now, { isBefore: false, key }),
      before: present(before, { isBefore: true, key }),
    })),
  }
}

/** The sum of some; of none it is nought throughout. */
export const sumOf = <Name extends string>(names: readonly Name[], all: readonly Sums<Name>[]): Sums<Name> =>
  Object.fromEntries(names.map((name) => [name, all.reduce((sum, one) => sum + one[name], 0n)])) as Sums<Name>

/** A part of a whole in 1/10 000, rounded towards zero; null of nothing. */
export const shareOf = (part: bigint, whole: bigint): number | null =>
  whole === 0n ? null : Number((part * 10_000n) / whole)

/** Rows of several kinds of one day as one. */
export function sumDays<Name extends string>(
  names: readonly Name[],
  rows: readonly (Sums<Name> & { readonly day: string })[],
): (Sums<Name> & { day: string })[] {
  const days = new Map<string, Sums<Name> & { day: string }>()
  for (const row of rows) {
    const known = days.get(row.day)
    const sums = Object.fromEntries(names.map((name) => [name, (known?.[name] ?? 0n) + row[name]])) as Sums<Name>
    days.set(row.day, { ...sums, day: row.day })
  }
  return [...days.values()]
}
