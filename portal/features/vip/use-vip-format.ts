import { useFormats } from '../../lib/use-formats.ts'

/** Writes what only levels have: a month by its first day (yyyy-MM-dd). */
export function useVipFormat(): { month: (day: string) => string } {
  return { month: useFormats().dates({ month: '2-digit', year: 'numeric', timeZone: 'UTC' }).format }
}
