import { Alert, Button, Card, CardContent, Typography } from '@mui/material'
import { useLocaleState, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { useWaiting } from '../kits/waiting/use-waiting.ts'
import { formatAge } from '../lib/age.ts'
import { formatMoment } from '../lib/moments.ts'
import type { ConsoleDashboardQuery } from './dashboard.generated.ts'
import { needsOf } from './needs.ts'

/** What needs a person now, the worst first. */
export function Needs({ data }: { data: ConsoleDashboardQuery }) {
  const translate = useTranslate()
  const [language] = useLocaleState()
  const needs = needsOf(data, useWaiting())
  const { trialBalance } = data
  return (
    <Card variant="outlined" component="section">
      <CardContent sx={{ display: 'grid', gap: 1 }}>
        <Typography component="h2" variant="h2">
          {translate('dashboard.needs')}
        </Typography>
        {needs.map(({ key, words, values, until, since, severity, to }) => (
          <Alert
            key={key}
            severity={severity}
            variant="outlined"
            action={
              <Button
                component={Link}
                to={to}
                size="small"
                color="inherit"
                aria-label={`${translate('dashboard.open')}: ${translate(words, values)}`}
              >
                {translate('dashboard.open')}
              </Button>
            }
          >
            {translate(words, values)}
            {until !== undefined &&
              ` ${translate('dashboard.maintenanceUntil', { until: formatMoment(until, language) })}`}
            {since !== undefined && (
              <Typography component="time" dateTime={since} variant="body2" sx={{ display: 'block' }}>
                {translate('dashboard.oldest', { age: formatAge(since, Date.now(), language) })}
              </Typography>
            )}
          </Alert>
        ))}
        {needs.length === 0 && <Typography>{translate('dashboard.nothing')}</Typography>}
        {trialBalance?.balanced && (
          <Typography variant="body2" color="text.secondary">
            {translate('dashboard.balancedAt', { at: formatMoment(trialBalance.ranAt, language) })}
          </Typography>
        )}
      </CardContent>
    </Card>
  )
}
