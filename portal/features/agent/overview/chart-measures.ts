/** What the chart of the last days can show, one at a time: amounts and heads have no scale in common. */
export const chartMeasures = ['validBet', 'profit', 'deposits', 'withdrawals', 'activeMembers'] as const
export type ChartMeasure = (typeof chartMeasures)[number]

export interface ChartLine {
  /** yyyy-MM-dd. */
  day: string
  /** Decimal string. */
  value: string
}
