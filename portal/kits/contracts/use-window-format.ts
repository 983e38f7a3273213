import { useMemo } from 'react'
import { useFormats } from '../../lib/use-formats.ts'

const HOUR = 3_600_000
/** Days on which clocks change are an hour longer. */
const LONGEST_DAY = 25 * HOUR

/**
 * Writes a window that is paid for: a day by its date, several by the first and the last, hours and less by their times. By the clock of a
 * zone, or the person's where none is told.
 */
export function useWindowFormat(timeZone?: string): (window: { from: string; until: string }) => string {
  const formats = useFormats()
  return useMemo(() => {
    const dates = formats.dates({ day: '2-digit', month: '2-digit', timeZone })
    const times = formats.dates({ timeStyle: 'short', hourCycle: 'h23', timeZone })
    return (window) => {
      const [from, until] = [new Date(window.from), new Date(window.until)]
      const length = until.getTime() - from.getTime()
      if (length <= HOUR) return `${dates.format(from)} ${times.format(from)}–${times.format(until)}`
      // The window ends where the next begins: its last day is the one before.
      return length <= LONGEST_DAY
        ? dates.format(from)
        : `${dates.format(from)}–${dates.format(new Date(until.getTime() - 1))}`
    }
  }, [formats, timeZone])
}
