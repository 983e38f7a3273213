import { Alert, Box, Button, Card, CardContent, Skeleton, Typography } from '@mui/material'
import { useLocaleState, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { useWaiting } from '../kits/waiting/use-waiting.ts'
import { formatAge } from '../lib/age.ts'
import { formatMoment } from '../lib/moments.ts'
import { type Need, needsOf } from './needs.ts'
import { PartFailed } from './PartFailed.tsx'
import { useHouseState } from './use-house-state.ts'

/** What needs a person now, the worst first. */
export function Needs() {
  const translate = useTranslate()
  const [language] = useLocaleState()
  const { state, isPending, isError, retry } = useHouseState()
  const needs = needsOf(state, useWaiting())
  const trialBalance = state.books?.trialBalance
  return (
    <Card variant="outlined" component="section">
      <CardContent sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Typography component="h2" variant="h2">
          {translate('dashboard.needs')}
        </Typography>
        {isError && <PartFailed retry={retry} />}
        <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(auto-fill, minmax(min(20rem, 100%), 1fr))' }}>
          {needs.map(({ key, ...need }) => (
            <NeedRow key={key} {...need} />
          ))}
        </Box>
        {isPending && <Skeleton variant="rounded" height={56} />}
        {needs.length === 0 && !isPending && !isError && <Typography>{translate('dashboard.nothing')}</Typography>}
        {trialBalance?.balanced && (
          <Typography variant="body2" color="textSecondary">
            {translate('dashboard.balancedAt', { at: formatMoment(trialBalance.ranAt, language) })}
          </Typography>
        )}
      </CardContent>
    </Card>
  )
}

function NeedRow({ words, values, until, since, severity, to }: Omit<Need, 'key'>) {
  const translate = useTranslate()
  const [language] = useLocaleState()
  const label = `${translate('dashboard.open')}: ${translate(words, values)}`
  const open = (
    <Button component={Link} to={to} size="small" color="inherit" aria-label={label}>
      {translate('dashboard.open')}
    </Button>
  )
  return (
    <Alert severity={severity} variant="outlined" action={open}>
      {translate(words, values)}
      {until !== undefined && ` ${translate('dashboard.maintenanceUntil', { until: formatMoment(until, language) })}`}
      {since !== undefined && (
        <Typography component="time" dateTime={since} variant="body2" sx={{ display: 'block' }}>
          {translate('dashboard.oldest', { age: formatAge(since, Date.now(), language) })}
        </Typography>
      )}
    </Alert>
  )
}
