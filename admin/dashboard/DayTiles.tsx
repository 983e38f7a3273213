import { Box, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { changeOf } from '../lib/change-of.ts'
import { useFormats } from '../lib/use-formats.ts'
import type { ConsoleDayFiguresFragment as Figures } from './dashboard.generated.ts'

const AMOUNTS = ['deposited', 'withdrawn', 'grossRevenue', 'netRevenue'] as const
const COUNTS = ['activeMembers', 'newMembers', 'firstDeposits'] as const

interface Props {
  readonly currency: string
  readonly today: Figures
  readonly yesterday: Figures | null
  readonly yesterdayUntil: string | null
  /** Whether the currency stands above, where there are several. */
  readonly isNamed?: boolean
}

/** The figures of a day, each with what it was yesterday by the same time. More is not always better: no colour says so. */
export function DayTiles({ currency, today, yesterday, yesterdayUntil, isNamed = false }: Props) {
  const translate = useTranslate()
  const { amount, number } = useFormats()
  const tiles = [
    ...AMOUNTS.map((name) => ({ name, write: (figures: Figures) => amount(figures[name], currency) })),
    ...COUNTS.map((name) => ({ name, write: (figures: Figures) => number(figures[name]) })),
  ]
  return (
    <Box>
      {isNamed && <Typography variant="subtitle2">{currency}</Typography>}
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(4, 1fr)', xl: 'repeat(7, 1fr)' },
        }}
      >
        {tiles.map(({ name, write }) => (
          <Box key={name}>
            <Typography component="dt" variant="body2" color="textSecondary">
              {translate(`dashboard.${name}`)}
            </Typography>
            <Box component="dd" sx={{ m: 0 }}>
              <Typography sx={{ fontSize: '1.25rem', fontWeight: 700, overflowWrap: 'anywhere' }}>
                {write(today)}
              </Typography>
              {yesterday !== null && (
                <Was now={today[name]} before={yesterday[name]}>
                  {write(yesterday)}
                </Was>
              )}
            </Box>
          </Box>
        ))}
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
        {yesterday === null
          ? translate('dashboard.notCompared')
          : yesterdayUntil === null
            ? translate('dashboard.comparedAll')
            : translate('dashboard.compared', { until: yesterdayUntil })}
      </Typography>
    </Box>
  )
}

function Was({ now, before, children }: { now: string | number; before: string | number; children: string }) {
  const translate = useTranslate()
  const { percent } = useFormats()
  const change = changeOf(now, before)
  return (
    <Typography variant="body2" color="textSecondary">
      {change !== undefined && <strong>{`${change > 0 ? '+' : ''}${percent(change, 1)}`} · </strong>}
      {translate('dashboard.was', { figure: children })}
    </Typography>
  )
}
