import { Alert, Box, Button, LinearProgress, Typography } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { Facts } from '../../fields/Facts.tsx'
import { useWorth } from '../../kits/promotions/use-worth.ts'
import { useFormats } from '../../lib/use-formats.ts'
import { change } from '../../providers/server.ts'
import { EstimateSharing } from './EstimateSharing.tsx'
import { EstimateTop } from './EstimateTop.tsx'
import { EstimatePromotionDocument, type EstimatePromotionMutation } from './promotions.generated.ts'

export type Estimate = NonNullable<EstimatePromotionMutation['payload']['estimate']>

/** What the draft would have come to over the last thirty days, worked out when it is asked for. */
export function PromotionEstimate({ id, isCode }: { id: string; isCode: boolean }) {
  const translate = useTranslate()
  const [estimate, setEstimate] = useState<Estimate | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [isRunning, setRunning] = useState(false)
  const run = async () => {
    setRunning(true)
    setFailure(null)
    try {
      setEstimate((await change(EstimatePromotionDocument, { id })).estimate)
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error))
    }
    setRunning(false)
  }
  return (
    <Box component="section" aria-label={translate('estimate.name')}>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {translate('estimate.name')}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 2, maxWidth: '70ch' }}>
        {translate('estimate.about')}
      </Typography>
      <Button variant="outlined" onClick={run} disabled={isRunning}>
        {translate(estimate === null ? 'estimate.run' : 'estimate.again')}
      </Button>
      {isRunning && <LinearProgress aria-label={translate('estimate.running')} sx={{ mt: 2 }} />}
      {failure !== null && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {failure}
        </Alert>
      )}
      {estimate !== null && !isRunning && <Result estimate={estimate} isCode={isCode} />}
    </Box>
  )
}

function Result({ estimate, isCode }: { estimate: Estimate; isCode: boolean }) {
  const translate = useTranslate()
  const { moment, number } = useFormats()
  const { from, to, read, oneIn, times, refused, spentAt, top, shared, currency } = estimate
  return (
    <Box sx={{ mt: 3, display: 'grid', gap: 3 }} role="status">
      {times === 0 ? <Alert severity="info">{translate('estimate.nothing')}</Alert> : <Figures estimate={estimate} />}
      {spentAt !== null && (
        <Alert severity="warning">
          {translate('estimate.spent', { at: moment(spentAt), refused: number(refused), count: refused })}
        </Alert>
      )}
      <EstimateSharing shared={shared} currency={currency} />
      <EstimateTop top={top} currency={currency} />
      <Typography variant="body2" color="textSecondary" sx={{ maxWidth: '80ch' }}>
        {translate('estimate.basis', { from: moment(from), to: moment(to), read: number(read), count: read })}{' '}
        {oneIn > 1 && translate('estimate.sample', { oneIn: number(oneIn) })}{' '}
        {isCode && translate('estimate.everybodyHasACode')}
      </Typography>
    </Box>
  )
}

function Figures({ estimate }: { estimate: Estimate }) {
  const translate = useTranslate()
  const { number } = useFormats()
  const { worth } = useWorth()
  const { members, times, granted, cost, currency, required, done } = estimate
  const money = (text: string) => worth(text, currency)
  const outcome = (kind: 'free' | 'completed' | 'open' | 'expired' | 'broken') =>
    [
      `estimate.${kind}`,
      translate('estimate.outcome', { times: number(estimate[kind].times), amount: money(estimate[kind].amount) }),
    ] as const
  const bound = required !== '0.00'
  return (
    <Facts
      facts={[
        ['estimate.cost', <strong key="cost">{money(cost)}</strong>],
        ['estimate.granted', money(granted)],
        ['estimate.members', number(members)],
        ['estimate.times', number(times)],
        ...(bound
          ? [
              ['estimate.wagered', translate('estimate.of', { done: money(done), required: money(required) })] as const,
              outcome('completed'),
              outcome('open'),
              outcome('expired'),
              ...(estimate.broken.times > 0 ? [outcome('broken')] : []),
            ]
          : [outcome('free')]),
      ]}
    />
  )
}
