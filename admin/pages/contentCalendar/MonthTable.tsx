import { Box, Button } from '@mui/material'
import { useLocaleState, useTranslate } from 'react-admin'
import { formatsOf } from '../../../formats/formats.ts'
import type { CalendarDay } from './calendar-days.ts'
import { EntryLink } from './EntryLink.tsx'

interface Props {
  name: string
  weeks: readonly (readonly CalendarDay[])[]
  today: string
  onOpen(day: CalendarDay): void
}

/** As many of a day as stand in its box; the day itself, opened, shows all. */
const SHOWN = 3
const cell = { border: 1, borderColor: 'divider', p: 0.75, verticalAlign: 'top', textAlign: 'left' } as const

/** A month as a table of weeks. */
export function MonthTable({ name, weeks, today, onOpen }: Props) {
  const translate = useTranslate()
  const [language] = useLocaleState()
  const { dates } = formatsOf(language)
  return (
    <Box component="table" aria-label={name} sx={{ width: '100%', tableLayout: 'fixed', borderCollapse: 'collapse' }}>
      <thead>
        <tr>
          {weeks[0]?.map(({ date }) => (
            <Box component="th" scope="col" key={date} sx={{ ...cell, fontSize: 12, fontWeight: 600 }}>
              {dates({ weekday: 'short' }).format(date)}
            </Box>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]?.date}>
            {week.map((day) => (
              <Box component="td" key={day.date} sx={{ ...cell, height: 104 }}>
                <Box
                  component="time"
                  dateTime={day.date}
                  aria-current={day.date === today ? 'date' : undefined}
                  sx={{
                    display: 'inline-block',
                    fontSize: 12,
                    mb: 0.5,
                    px: 0.5,
                    fontWeight: day.date === today ? 700 : 400,
                    color: day.isOfMonth ? 'text.primary' : 'text.secondary',
                    borderBottom: day.date === today ? 2 : 0,
                    borderColor: 'primary.main',
                  }}
                >
                  {Number(day.date.slice(8))}
                </Box>
                <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.5 }}>
                  {day.entries.slice(0, SHOWN).map((entry) => (
                    <Box component="li" key={`${entry.kind} ${entry.id}`} sx={{ minWidth: 0 }}>
                      <EntryLink entry={entry} isShort />
                    </Box>
                  ))}
                </Box>
                {day.entries.length > SHOWN && (
                  <Button size="small" onClick={() => onOpen(day)} sx={{ mt: 0.5, minWidth: 0, px: 0.75 }}>
                    {translate('contentCalendar.more', { count: day.entries.length - SHOWN })}
                  </Button>
                )}
              </Box>
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  )
}
