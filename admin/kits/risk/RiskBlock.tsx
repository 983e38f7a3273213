import { Alert, Card, CardContent, Skeleton, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'react-admin'
import { ReadFailure } from '../../fields/ReadFailure.tsx'
import { TextLink } from '../../fields/TextLink.tsx'
import { useFormats } from '../../lib/use-formats.ts'
import { mayDo } from '../../providers/auth-provider.ts'
import { read } from '../../providers/server.ts'
import { Findings } from './Findings.tsx'
import { OpenCase } from './OpenCase.tsx'
import { ConsoleRiskAwaitedDocument, ConsoleRiskHoldDocument, ConsoleRiskSignalsDocument } from './risk.generated.ts'

/** Milliseconds until it is read again: while the rules look, and while somebody works on a withdrawal whose case may be closed meanwhile. */
const LOOKING = 2_000
const WORKING = 10_000
/** So many of a member are shown; the cases have them all. */
const SHOWN = 10

interface Props {
  memberId: string
  /** Only what was found about this withdrawal. */
  withdrawalId?: string
}

/** What the rules found about a member, or one of his withdrawals, and the case that is open about him. */
export function RiskBlock(props: Props) {
  return mayDo('riskCases', 'list') ? <Block {...props} /> : null
}

function Block({ memberId, withdrawalId }: Props) {
  const translate = useTranslate()
  const { number } = useFormats()
  const { data, error, refetch } = useQuery({
    queryKey: ['riskCases', 'block', memberId, withdrawalId ?? null],
    queryFn: async () => {
      const filter = withdrawalId === undefined ? { memberId } : { withdrawalId }
      // First whether they looked: what is read after it is then all that they found.
      const isAwaited = withdrawalId !== undefined && (await isRiskAwaited(withdrawalId))
      const [{ riskSignals }, { riskCases }] = await Promise.all([
        read(ConsoleRiskSignalsDocument, { filter, page: { page: 1, pageSize: SHOWN } }),
        read(ConsoleRiskHoldDocument, { memberId }),
      ])
      const { items: signals, pageInfo } = riskSignals
      return { isAwaited, signals, total: pageInfo.totalItems, open: riskCases.items[0] }
    },
    refetchInterval: ({ state }) => (state.data?.isAwaited ? LOOKING : withdrawalId !== undefined && WORKING),
  })
  return (
    <Card variant="outlined" component="section" sx={{ width: '100%' }}>
      <CardContent sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Typography component="h2" variant="h2">
          {translate('risk.name')}
        </Typography>
        {error !== null && <ReadFailure error={error} onRetry={refetch} />}
        {data === undefined && error === null && <Skeleton variant="rounded" height={64} />}
        {data?.open && (
          <Alert severity={data.open.holds ? 'warning' : 'info'}>
            {translate(data.open.holds ? 'risk.held' : 'risk.open')}{' '}
            <TextLink to={`/riskCases/${data.open.id}/show`}>{translate('risk.toCase')}</TextLink>
          </Alert>
        )}
        {data?.signals.length === 0 && (
          <Typography color="textSecondary" role="status">
            {translate(data.isAwaited ? 'risk.awaited' : 'risk.none')}
          </Typography>
        )}
        {data !== undefined && data.signals.length > 0 && <Findings signals={data.signals} />}
        {data !== undefined && data.total > data.signals.length && (
          <Typography variant="body2">
            {translate('risk.older', { count: number(data.total - data.signals.length) })}
          </Typography>
        )}
        {data !== undefined && data.open === undefined && mayDo('riskCases', 'act') && <OpenCase memberId={memberId} />}
      </CardContent>
    </Card>
  )
}

async function isRiskAwaited(withdrawalId: string): Promise<boolean> {
  const { withdrawalBackground } = await read(ConsoleRiskAwaitedDocument, { withdrawalId })
  return withdrawalBackground?.isRiskAwaited ?? false
}
