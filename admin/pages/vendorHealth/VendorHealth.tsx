import { Card, CardContent, Typography } from '@mui/material'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Title, useTranslate } from 'react-admin'
import { StateChip } from '../../fields/StateChip.tsx'
import { TextLink } from '../../fields/TextLink.tsx'
import { TwoLines } from '../../fields/TwoLines.tsx'
import { type Column, Sheet } from '../../kits/tables/Sheet.tsx'
import { useFormats } from '../../lib/use-formats.ts'
import { useVendorName } from '../../lib/use-vendor-name.ts'
import { listen } from '../../providers/live.ts'
import { read } from '../../providers/server.ts'
import {
  ConsoleVendorHealthChangedDocument,
  ConsoleVendorHealthDocument,
  type ConsoleVendorHealthQuery,
} from './vendorHealth.generated.ts'

type Vendor = ConsoleVendorHealthQuery['vendors'][number]
type Orders = ConsoleVendorHealthQuery['orders'][number]
const URGENCY = { OPEN: 0, HALF_OPEN: 1, CLOSED: 2 } as const
const TONES = { CLOSED: 'success', HALF_OPEN: 'warning', OPEN: 'error' } as const
/** Somebody watches this page while a vendor is in trouble. */
const REFRESH_MILLISECONDS = 15_000

/** How vendors answered in the last 24 hours, and what they ordered of the wallet. */
export default function VendorHealth() {
  const translate = useTranslate()
  const queries = useQueryClient()
  // A vendor that stops answering is seen at once; the orders are told by nobody.
  useEffect(
    () =>
      listen(
        ConsoleVendorHealthChangedDocument,
        {},
        () => void queries.invalidateQueries({ queryKey: ['vendorHealth'] }),
      ),
    [queries],
  )
  const { data, error, refetch } = useQuery({
    queryKey: ['vendorHealth'],
    queryFn: () => read(ConsoleVendorHealthDocument, {}),
    refetchInterval: REFRESH_MILLISECONDS,
  })
  return (
    <Card variant="outlined" sx={{ mt: 2 }}>
      <Title title="vendorHealth.name" />
      <CardContent sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Typography variant="body2" color="textSecondary">
          {translate('vendorHealth.help')}
        </Typography>
        <Vendors rows={data?.vendors} error={error} onRetry={refetch} />
        <Typography component="h2" variant="h2">
          {translate('vendorHealth.orders')}
        </Typography>
        <VendorOrders rows={data?.orders} error={error} onRetry={refetch} />
      </CardContent>
    </Card>
  )
}

/** Who is in trouble stands first. */
const worstFirst = (rows: readonly Vendor[]) => rows.toSorted((a, b) => URGENCY[a.state] - URGENCY[b.state])

/** Whom nobody called is not known to answer. */
const isUntried = ({ state, lastSuccessAt, lastFailureAt }: Vendor) =>
  state === 'CLOSED' && lastSuccessAt === null && lastFailureAt === null

interface SheetProps<Row> {
  rows: readonly Row[] | undefined
  error: Error | null
  onRetry(): void
}

function Vendors(props: SheetProps<Vendor>) {
  const vendorName = useVendorName()
  const translate = useTranslate()
  const { moment, number } = useFormats()
  const columns: Column<Vendor>[] = [
    {
      heading: 'vendorHealth.vendor',
      render: ({ id, name, adapter, wallet }) => (
        <TwoLines
          first={
            <TextLink to={`/vendors/${id}/show`} look="strong">
              {vendorName(id, name)}
            </TextLink>
          }
          second={`${adapter} · ${translate(`walletStyles.${wallet}`)}`}
        />
      ),
    },
    {
      heading: 'vendorHealth.state',
      render: (vendor) => (
        <TwoLines
          first={
            isUntried(vendor) ? (
              <StateChip label={translate('vendorHealth.untried')} tone="default" />
            ) : (
              <StateChip label={translate(`breakerStates.${vendor.state}`)} tone={TONES[vendor.state]} />
            )
          }
          second={vendor.stateSince && moment(vendor.stateSince)}
        />
      ),
    },
    { heading: 'vendorHealth.calls', render: ({ calls }) => number(calls), isNumber: true },
    { heading: 'vendorHealth.failures', render: ({ failures }) => number(failures), isNumber: true },
    { heading: 'vendorHealth.refused', render: ({ refused }) => number(refused), isNumber: true },
    {
      heading: 'vendorHealth.took',
      render: ({ averageMilliseconds: average, slowestMilliseconds: slowest }) =>
        average === null || slowest === null
          ? '–'
          : translate('vendorHealth.milliseconds', { average: number(average), slowest: number(slowest) }),
      isNumber: true,
    },
    { heading: 'vendorHealth.lastSuccess', render: ({ lastSuccessAt }) => moment(lastSuccessAt) },
    {
      heading: 'vendorHealth.lastFailure',
      render: ({ lastFailureAt, lastError }) =>
        lastFailureAt === null ? '–' : <TwoLines first={moment(lastFailureAt)} second={lastError} />,
    },
  ]
  return (
    <Sheet
      name="vendorHealth.name"
      columns={columns}
      keyOf={({ id }) => id}
      {...props}
      rows={props.rows && worstFirst(props.rows)}
    />
  )
}

function VendorOrders(props: SheetProps<Orders>) {
  const translate = useTranslate()
  const { moment, number } = useFormats()
  const columns: Column<Orders>[] = [
    { heading: 'vendorHealth.adapter', render: ({ adapter }) => adapter },
    { heading: 'desk.kind', render: ({ kind }) => translate(`transferKinds.${kind}`, { _: kind }) },
    {
      heading: 'bets.outcome',
      render: ({ result, isAlarm }) => (
        <StateChip label={translate(`orderOutcomes.${result}`, { _: result })} tone={isAlarm ? 'error' : 'default'} />
      ),
    },
    { heading: 'vendorHealth.count', render: ({ orders }) => number(orders), isNumber: true },
    { heading: 'vendorHealth.lastAt', render: ({ lastAt }) => moment(lastAt) },
  ]
  return (
    <Sheet
      name="vendorHealth.orders"
      columns={columns}
      keyOf={({ adapter, kind, result }) => `${adapter} ${kind} ${result}`}
      {...props}
    />
  )
}
