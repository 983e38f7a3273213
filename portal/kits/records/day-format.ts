import { useFormats } from '../../lib/use-formats.ts'

/** Writes a day of the wire (yyyy-MM-dd) in the person's language, whatever the zone of his clock. */
export function useDayFormat(): (day: string) => string {
  return useFormats().dates({ day: '2-digit', month: '2-digit', timeZone: 'UTC' }).format
}
