import { useFormats } from './use-formats.ts'

/** Writes a date of the brand's calendar (yyyy-MM-dd), the same in every zone, with the day of the week. */
export function useDayFormat(): (day: string) => string {
  return useFormats().dates({ weekday: 'short', day: '2-digit', month: '2-digit', timeZone: 'UTC' }).format
}
