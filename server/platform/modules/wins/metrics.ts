import { Counter, register } from 'prom-client'

const NAME = 'croupier_great_wins_total'

/** Counts wins that raised the alarm of their brand. */
export const greatWins =
  (register.getSingleMetric(NAME) as Counter<'merchant' | 'vendor'> | undefined) ??
  new Counter({
    name: NAME,
    help: 'Wins that raised the alarm, by brand and vendor',
    labelNames: ['merchant', 'vendor'],
  })
