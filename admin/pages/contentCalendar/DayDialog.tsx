import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { useId } from 'react'
import { useTranslate } from 'react-admin'
import { useFormats } from '../../lib/use-formats.ts'
import type { CalendarDay } from './calendar-days.ts'
import { EntryLink } from './EntryLink.tsx'

/** All that is there on one day. */
export function DayDialog({ day, onClose }: { day: CalendarDay | undefined; onClose(): void }) {
  const translate = useTranslate()
  const { day: written } = useFormats()
  const title = useId()
  if (day === undefined) return null
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={title}>
      <DialogTitle id={title}>{written(day.date)}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1 }}>
        {day.entries.map((entry) => (
          <EntryLink key={`${entry.kind} ${entry.id}`} entry={entry} />
        ))}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.close')}</Button>
      </DialogActions>
    </Dialog>
  )
}
