/** Figures of a report by name: amounts and points as decimal strings, counts, shares and seconds as numbers. */
export type Figures = Readonly<Record<string, string | number | null | undefined>>

export interface ReportDay {
  readonly day: string
  readonly figures: Figures
}

export interface ReportRow {
  readonly key: string
  readonly name: string | null
  readonly figures: Figures
  readonly before: Figures
}

/** What every report has, whatever its figures are. */
export interface ReportData {
  readonly currency: string
  readonly timeZone: string
  readonly days: { readonly from: string; readonly to: string }
  readonly daysBefore: { readonly from: string; readonly to: string }
  readonly countedUntil: string
  readonly totals: Figures
  readonly totalsBefore: Figures
  readonly series: readonly ReportDay[]
  readonly seriesBefore: readonly ReportDay[]
  readonly rows: readonly ReportRow[]
}

/** What a figure is: each is written otherwise. */
export type Kind = 'money' | 'points' | 'count' | 'share' | 'seconds'

/** The row of everything that has none of its own. */
export const REST = 'REST'
