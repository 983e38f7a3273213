import { Box, Button, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useFormats } from '../../lib/use-formats.ts'
import type { CalendarDay } from './calendar-days.ts'
import { EntryLink } from './EntryLink.tsx'

interface Props {
  weeks: readonly (readonly CalendarDay[])[]
  onOpen(day: CalendarDay): void
}

/** A month on a phone: its days on which something begins or ends; what runs on is a press away. */
export function DayList({ weeks, onOpen }: Props) {
  const translate = useTranslate()
  const { day: written } = useFormats()
  const days = weeks.flat().filter(({ isOfMonth, entries }) => isOfMonth && entries.some(isChange))
  if (days.length === 0) return <Typography>{translate('contentCalendar.nothingBegins')}</Typography>
  return days.map((day) => {
    const changes = day.entries.filter(isChange)
    const others = day.entries.length - changes.length
    return (
      <Box component="section" key={day.date} aria-label={written(day.date)} sx={{ display: 'grid', gap: 0.75 }}>
        <Typography component="h3" variant="subtitle2">
          {written(day.date)}
        </Typography>
        {changes.map((entry) => (
          <EntryLink key={`${entry.kind} ${entry.id}`} entry={entry} />
        ))}
        {others > 0 && (
          <Button size="small" onClick={() => onOpen(day)} sx={{ justifySelf: 'start' }}>
            {translate('contentCalendar.more', { count: others })}
          </Button>
        )}
      </Box>
    )
  })
}

const isChange = ({ begins, ends }: { begins: boolean; ends: boolean }) => begins || ends
