import { Box, Button, Card, CardContent, Skeleton, Typography } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { DayChart } from '../kits/charts/DayChart.tsx'
import { type Column, Sheet } from '../kits/tables/Sheet.tsx'
import { useFormats } from '../lib/use-formats.ts'
import { ConsoleFortnightDocument, type ConsoleFortnightQuery } from './dashboard.generated.ts'
import { PartFailed } from './PartFailed.tsx'
import { usePart } from './use-part.ts'

type Days = ConsoleFortnightQuery['fortnight']

/** Money in, money out and gaming revenue of each of the last days: drawn, or as a table. */
export function Fortnight() {
  const translate = useTranslate()
  const { data, isError, refetch } = usePart('figures', ConsoleFortnightDocument, {})
  const [isTable, setTable] = useState(false)
  return (
    <Card variant="outlined" component="section">
      <CardContent sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1 }}>
          <Typography component="h2" variant="h2">
            {translate('dashboard.fortnight')}
          </Typography>
          <Button size="small" onClick={() => setTable(!isTable)}>
            {translate(isTable ? 'dashboard.asChart' : 'dashboard.asTable')}
          </Button>
        </Box>
        {isError && <PartFailed retry={refetch} />}
        {data === undefined && !isError && <Skeleton variant="rounded" height={240} />}
        {data && (isTable ? <DayTable fortnight={data.fortnight} /> : <Charts fortnight={data.fortnight} />)}
        <Typography variant="body2" color="textSecondary">
          {translate('dashboard.fortnightHelp')}
        </Typography>
      </CardContent>
    </Card>
  )
}

function Charts({ fortnight: { currency, days } }: { fortnight: Days }) {
  const { amount } = useFormats()
  const shared = { days: days.map(({ day }) => day), format: (value: string) => amount(value, currency) }
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' } }}>
      <DayChart
        {...shared}
        name="dashboard.moneyChart"
        series={[
          { name: 'dashboard.deposited', tone: 'success', values: days.map(({ deposited }) => deposited) },
          { name: 'dashboard.withdrawn', tone: 'warning', values: days.map(({ withdrawn }) => withdrawn) },
        ]}
      />
      <DayChart
        {...shared}
        name="dashboard.revenueChart"
        series={[
          { name: 'dashboard.grossRevenue', tone: 'primary', values: days.map(({ grossRevenue }) => grossRevenue) },
          { name: 'dashboard.netRevenue', tone: 'success', values: days.map(({ netRevenue }) => netRevenue) },
        ]}
      />
    </Box>
  )
}

function DayTable({ fortnight: { currency, days } }: { fortnight: Days }) {
  const { amount, day } = useFormats()
  const money = (text: string) => amount(text, currency)
  const columns: Column<Days['days'][number]>[] = [
    { heading: 'dashboard.day', render: (row) => day(row.day) },
    { heading: 'dashboard.deposited', render: ({ deposited }) => money(deposited), isNumber: true },
    { heading: 'dashboard.withdrawn', render: ({ withdrawn }) => money(withdrawn), isNumber: true },
    { heading: 'dashboard.grossRevenue', render: ({ grossRevenue }) => money(grossRevenue), isNumber: true },
    { heading: 'dashboard.netRevenue', render: ({ netRevenue }) => money(netRevenue), isNumber: true },
  ]
  return <Sheet name="dashboard.fortnight" columns={columns} rows={days.toReversed()} keyOf={(row) => row.day} />
}
