import { formatPercent } from './format-percent.ts'

/** A rate of the wire is in 1/10 000. */
export const formatRate = (rate: number): string => formatPercent(rate / 100)
