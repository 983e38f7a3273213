import { useMemo } from 'react'
import { useFormats } from './use-formats.ts'

/** Writes moments of the wire (ISO 8601, UTC) as date and time in the person's language, of his own clock or that of a zone. */
export function useDateTimeFormat(timeZone?: string): { format: (moment: string) => string } {
  const formats = useFormats()
  return useMemo(() => formats.dates({ dateStyle: 'short', timeStyle: 'medium', timeZone }), [formats, timeZone])
}
