import { Box, Button, Card, CardContent, Typography } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { DayChart } from '../../kits/charts/DayChart.tsx'
import { type Column, Sheet } from '../../kits/tables/Sheet.tsx'
import { useFormats } from '../../lib/use-formats.ts'
import type { definitions } from './definitions.ts'
import type { ReportData, ReportDay } from './report-data.ts'
import type { ReportName } from './report-names.ts'
import { figureWords, useFigure } from './use-figure.ts'

interface Props {
  name: ReportName
  definition: (typeof definitions)[keyof typeof definitions]
  data: ReportData
  isCompared: boolean
}

/** Day by day: drawn, with the days before as a line, or the same figures as a table. */
export function ReportCharts({ name: report, definition: { charts, columns }, data, isCompared }: Props) {
  const translate = useTranslate()
  const [isTable, setTable] = useState(false)
  const figure = useFigure(data.currency)
  const { day } = useFormats()
  const drawn = columns.filter(([name]) => charts.includes(name))
  const valuesOf = (days: readonly ReportDay[], name: string) => days.map(({ figures }) => String(figures[name] ?? 0))
  const tableColumns: Column<ReportDay>[] = [
    { heading: 'dashboard.day', render: (row) => day(row.day) },
    ...columns.map(([name, kind]) => ({
      heading: figureWords(report, name),
      render: ({ figures }: ReportDay) => figure(figures[name], kind),
      isNumber: true,
    })),
  ]
  return (
    <Card variant="outlined" component="section">
      <CardContent sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1 }}>
          <Typography component="h2" variant="h2">
            {translate('brandReports.byDay')}
          </Typography>
          <Button size="small" onClick={() => setTable(!isTable)}>
            {translate(isTable ? 'dashboard.asChart' : 'dashboard.asTable')}
          </Button>
        </Box>
        {isTable ? (
          <Sheet
            name="brandReports.byDay"
            columns={tableColumns}
            rows={data.series.toReversed()}
            keyOf={(row) => row.day}
          />
        ) : (
          <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' } }}>
            {drawn.map(([name, kind]) => (
              <DayChart
                key={name}
                name={figureWords(report, name)}
                days={data.series.map((one) => one.day)}
                format={(value) => figure(value, kind)}
                series={[
                  {
                    name: figureWords(report, name),
                    tone: 'primary',
                    values: valuesOf(data.series, name),
                    ...(isCompared && { before: valuesOf(data.seriesBefore, name) }),
                  },
                ]}
              />
            ))}
          </Box>
        )}
      </CardContent>
    </Card>
  )
}
