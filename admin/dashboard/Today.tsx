import { Box, Card, CardContent, FormControlLabel, Skeleton, Switch, Typography } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { type Column, Sheet } from '../kits/tables/Sheet.tsx'
import { useFormats } from '../lib/use-formats.ts'
import { signedInOperator } from '../providers/session.ts'
import { DayTiles } from './DayTiles.tsx'
import type { ConsoleTodayQuery } from './dashboard.generated.ts'
import { PartFailed } from './PartFailed.tsx'
import { useToday } from './use-today.ts'

type Brand = ConsoleTodayQuery['today']['brands'][number]

/** The day so far, beside yesterday until the same minute: of the brand in view, or of all. */
export function Today() {
  const translate = useTranslate()
  const [isOfAllBrands, setOfAllBrands] = useState(false)
  const { data, isError, refetch } = useToday(isOfAllBrands)
  const hasSeveral = (signedInOperator()?.merchants.length ?? 0) > 1
  return (
    <Card variant="outlined" component="section">
      <CardContent sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2 }}>
          <Typography component="h2" variant="h2">
            {translate('dashboard.today')}
          </Typography>
          {hasSeveral && (
            <FormControlLabel
              control={<Switch checked={isOfAllBrands} onChange={(_, isOn) => setOfAllBrands(isOn)} />}
              label={translate('dashboard.allBrands')}
            />
          )}
        </Box>
        {isError && <PartFailed retry={refetch} />}
        {data === undefined && !isError && <Skeleton variant="rounded" height={120} />}
        {data && <Figures today={data.today} />}
      </CardContent>
    </Card>
  )
}

function Figures({ today: { brands, currencies } }: ConsoleTodayQuery) {
  const [only] = brands
  if (brands.length === 1 && only !== undefined) return <DayTiles {...only} />
  return (
    <>
      {currencies.map((sums) => (
        <DayTiles key={sums.currency} {...sums} yesterdayUntil={null} isNamed={currencies.length > 1} />
      ))}
      <Brands brands={brands} />
    </>
  )
}

function Brands({ brands }: { brands: readonly Brand[] }) {
  const { amount, number } = useFormats()
  const money = (of: (today: Brand['today']) => string) => (row: Brand) => amount(of(row.today), row.currency)
  const columns: Column<Brand>[] = [
    { heading: 'dashboard.brand', render: ({ name }) => name },
    { heading: 'dashboard.deposited', render: money(({ deposited }) => deposited), isNumber: true },
    { heading: 'dashboard.withdrawn', render: money(({ withdrawn }) => withdrawn), isNumber: true },
    { heading: 'dashboard.grossRevenue', render: money(({ grossRevenue }) => grossRevenue), isNumber: true },
    { heading: 'dashboard.netRevenue', render: money(({ netRevenue }) => netRevenue), isNumber: true },
    { heading: 'dashboard.activeMembers', render: ({ today }) => number(today.activeMembers), isNumber: true },
    { heading: 'dashboard.newMembers', render: ({ today }) => number(today.newMembers), isNumber: true },
  ]
  return <Sheet name="dashboard.today" columns={columns} rows={brands} keyOf={({ merchantId }) => merchantId} />
}
