import { Box, Card, CardContent, Skeleton, type Theme, Typography, useMediaQuery } from '@mui/material'
import { useState } from 'react'
import { Title, useLocaleState, useTranslate } from 'react-admin'
import { formatsOf } from '../../../formats/formats.ts'
import { zoneWords } from '../../../formats/zone-name.ts'
import { ReadFailure } from '../../fields/ReadFailure.tsx'
import { type Brand, useBrand } from '../../providers/use-brand.ts'
import { type CalendarDay, weeksOf } from './calendar-days.ts'
import { DayDialog } from './DayDialog.tsx'
import { DayList } from './DayList.tsx'
import { KindFilter } from './KindFilter.tsx'
import { MonthSteps } from './MonthSteps.tsx'
import { MonthTable } from './MonthTable.tsx'
import { useCalendar, usePlace } from './use-calendar.ts'

/** What the brand in view shows and when: a month of everything that begins or ends by the clock, by the brand's days. */
export default function ContentCalendar() {
  const brand = useBrand()
  return (
    <Card variant="outlined" sx={{ mt: 2 }}>
      <Title title="contentCalendar.name" />
      <CardContent sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {brand === undefined ? <Skeleton variant="rounded" height={420} /> : <Month brand={brand} />}
      </CardContent>
    </Card>
  )
}

function Month({ brand: { code, timeZone } }: { brand: Brand }) {
  const translate = useTranslate()
  const [language] = useLocaleState()
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'))
  const { today, month, kind, goTo, choose } = usePlace(timeZone)
  const { data, error, refetch } = useCalendar(month, code)
  const [opened, setOpened] = useState<CalendarDay>()
  const name = formatsOf(language).dates({ month: 'long', year: 'numeric' }).format(`${month}-01`)
  const entries = data?.entries.filter((entry) => kind === null || entry.kind === kind) ?? []
  const weeks = weeksOf(month, entries, timeZone)
  return (
    <>
      <Typography variant="body2" color="textSecondary">
        {translate('contentCalendar.help', { timeZone: zoneWords(timeZone, language, new Date(`${month}-15T12:00Z`)) })}
      </Typography>
      <MonthSteps name={name} month={month} today={today} onGo={goTo} />
      {data && <KindFilter kinds={data.kinds} chosen={kind} onChoose={choose} />}
      {error && <ReadFailure error={error} onRetry={refetch} />}
      {data === undefined && !error && <Skeleton variant="rounded" height={420} />}
      {data?.isCut && <Typography>{translate('contentCalendar.cut')}</Typography>}
      {data && entries.length === 0 && <Typography>{translate('contentCalendar.empty')}</Typography>}
      {data && !isNarrow && <MonthTable name={name} weeks={weeks} today={today} onOpen={setOpened} />}
      {data && isNarrow && entries.length > 0 && (
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <DayList weeks={weeks} onOpen={setOpened} />
        </Box>
      )}
      <DayDialog day={opened} onClose={() => setOpened(undefined)} />
    </>
  )
}
