import { Alert, Box, Card, CardContent, Skeleton, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { Title, useStore, useTranslate } from 'react-admin'
import { sortableDay } from '../../../formats/sortable.ts'
import { ReadFailure } from '../../fields/ReadFailure.tsx'
import { useFormats } from '../../lib/use-formats.ts'
import { useBrand } from '../../providers/use-brand.ts'
import { definitions } from './definitions.ts'
import { ReportCharts } from './ReportCharts.tsx'
import { ReportControls } from './ReportControls.tsx'
import { ReportTable } from './ReportTable.tsx'
import { ReportTiles } from './ReportTiles.tsx'
import type { ReportData } from './report-data.ts'
import type { ReportName } from './report-names.ts'
import { daysOfSpan } from './spans.ts'
import { firstView, type View } from './view.ts'

/** A report of the brand in view: which days and what of them, told large, drawn, and as a table with its totals. */
export default function BrandReport({ name }: { name: ReportName }) {
  const translate = useTranslate()
  const brand = useBrand()
  const [view, setView] = useStore<View>(`brandReports.${name}.view`, firstView)
  const definition = definitions[name]
  const timeZone = brand?.timeZone
  const days = view.span === 'own' && view.days !== undefined ? view.days : daysOf(view, timeZone)
  const asked = { days, ...view.filters }
  const { data, error, refetch } = useQuery({
    queryKey: ['brandReport', name, brand?.code, asked],
    queryFn: () => definition.ask(asked),
    enabled: brand !== undefined,
  })
  const title = `brandReports.names.${name}`
  return (
    <Box sx={{ mt: 2, display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Title title={title} />
      <Card variant="outlined">
        <CardContent sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <Typography sx={{ maxWidth: '75ch' }}>{translate(`brandReports.help.${name}`)}</Typography>
          <ReportControls name={name} view={view} days={days} onChange={setView} />
          {data && <About data={data} brandName={brand?.name ?? ''} isCompared={view.isCompared} />}
        </CardContent>
      </Card>
      {error && <ReadFailure error={error} onRetry={refetch} />}
      {!error && data === undefined && <Skeleton variant="rounded" height={420} />}
      {data && (
        <>
          {data.rows.length === 0 && <Alert severity="info">{translate('brandReports.empty')}</Alert>}
          <ReportTiles name={name} definition={definition} data={data} isCompared={view.isCompared} />
          <ReportCharts name={name} definition={definition} data={data} isCompared={view.isCompared} />
          {data.rows.length > 0 && (
            <ReportTable name={name} definition={definition} data={data} isCompared={view.isCompared} />
          )}
        </>
      )}
    </Box>
  )
}

const daysOf = ({ span }: View, timeZone: string | undefined) => daysOfSpan(span, sortableDay(new Date(), timeZone))

interface AboutProps {
  data: ReportData
  brandName: string
  isCompared: boolean
}

/** Which brand and days the figures are of, and up to when everything is counted. */
function About({ data: { days, daysBefore, countedUntil, timeZone }, brandName, isCompared }: AboutProps) {
  const translate = useTranslate()
  const { day, moment } = useFormats()
  const told = { brand: brandName, from: day(days.from), to: day(days.to), zone: timeZone }
  return (
    <Typography variant="body2" color="textSecondary">
      {translate('brandReports.about', told)}{' '}
      {isCompared && translate('brandReports.compared', { from: day(daysBefore.from), to: day(daysBefore.to) })}{' '}
      {translate('brandReports.countedUntil', { at: moment(countedUntil) })}
    </Typography>
  )
}
