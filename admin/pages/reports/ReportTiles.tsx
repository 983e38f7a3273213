import { Box, Card, CardContent, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { changeOf } from '../../lib/change-of.ts'
import { useFormats } from '../../lib/use-formats.ts'
import type { definitions } from './definitions.ts'
import type { Figures, ReportData } from './report-data.ts'
import type { ReportName } from './report-names.ts'
import { figureWords, useFigure } from './use-figure.ts'

interface Props {
  name: ReportName
  definition: (typeof definitions)[keyof typeof definitions]
  data: ReportData
  isCompared: boolean
}

/** The figures that matter most, with by how much they differ from the days before. */
export function ReportTiles({ name: report, definition: { tiles, columns }, data, isCompared }: Props) {
  const translate = useTranslate()
  const figure = useFigure(data.currency)
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr 1fr', md: `repeat(${tiles.length}, 1fr)` } }}>
      {columns
        .filter(([name]) => tiles.includes(name))
        .map(([name, kind]) => (
          <Card key={name} variant="outlined">
            <CardContent sx={{ '&:last-child': { pb: 2 } }}>
              <Typography variant="body2" color="textSecondary">
                {translate(figureWords(report, name))}
              </Typography>
              <Typography
                sx={{ fontSize: { xs: '1.125rem', md: '1.5rem' }, fontWeight: 700, overflowWrap: 'anywhere' }}
              >
                {figure(data.totals[name], kind)}
              </Typography>
              {isCompared && (
                <Change now={data.totals[name]} before={data.totalsBefore[name]}>
                  {figure(data.totalsBefore[name], kind)}
                </Change>
              )}
            </CardContent>
          </Card>
        ))}
    </Box>
  )
}

/** By how much it is more or less, and what it was. More is not always better, so no colour says so. */
function Change({ now, before, children }: { now: Figures[string]; before: Figures[string]; children: string }) {
  const translate = useTranslate()
  const { percent } = useFormats()
  const change = changeOf(now, before)
  const words = change === undefined ? undefined : `${change > 0 ? '+' : ''}${percent(change, 1)}`
  return (
    <Typography variant="body2" color="textSecondary">
      {words !== undefined && <strong>{words} · </strong>}
      {translate('brandReports.was', { figure: children })}
    </Typography>
  )
}
