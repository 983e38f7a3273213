import { TextField } from '@mui/material'
import { useTranslate } from 'react-admin'

export interface Span {
  from: string
  to: string
}

export const noSpan: Span = { from: '', to: '' }

/** The moments of a span of whole days in the operator's time zone; the last day counts. */
export function momentsOf({ from, to }: Span): { from?: string; to?: string } {
  const end = new Date(`${to}T00:00`)
  if (to !== '') end.setDate(end.getDate() + 1)
  return {
    ...(from !== '' && { from: new Date(`${from}T00:00`).toISOString() }),
    ...(to !== '' && { to: end.toISOString() }),
  }
}

/** From one day to another. */
export function Days({ value, onChange }: { value: Span; onChange(span: Span): void }) {
  const translate = useTranslate()
  const day = (name: keyof Span) => (
    <TextField
      type="date"
      size="small"
      margin="none"
      fullWidth={false}
      label={translate(`desk.${name}`)}
      value={value[name]}
      onChange={(event) => onChange({ ...value, [name]: event.target.value })}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  )
  return (
    <>
      {day('from')}
      {day('to')}
    </>
  )
}
