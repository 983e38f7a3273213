import { Card, CardContent, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { Facts } from '../fields/Facts.tsx'
import { useFormats } from '../lib/use-formats.ts'
import type { ConsoleDashboardQuery } from './dashboard.generated.ts'

/** Midnight of the operator's own day. */
export function startOfDay(now = new Date()): string {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate()).toISOString()
}

/** Money in and out, gaming revenue and players of today. */
export function Today({ figures }: { figures: ConsoleDashboardQuery['figures'] }) {
  const translate = useTranslate()
  const { amount, number } = useFormats()
  const money = (text: string) => amount(text, figures.currency)
  const facts: [string, string][] = [
    ['deposited', money(figures.deposited)],
    ['withdrawn', money(figures.withdrawn)],
    ['grossRevenue', money(figures.grossRevenue)],
    ['activeMembers', number(figures.activeMembers)],
  ]
  return (
    <Card variant="outlined" component="section">
      <CardContent>
        <Typography component="h2" variant="h2" sx={{ mb: 1 }}>
          {translate('dashboard.today')}
        </Typography>
        <Facts
          facts={facts.map(([name, value]) => [
            `dashboard.${name}`,
            <Typography key={name} component="span" sx={{ fontSize: '1.25rem', fontWeight: 700 }}>
              {value}
            </Typography>,
          ])}
        />
      </CardContent>
    </Card>
  )
}
