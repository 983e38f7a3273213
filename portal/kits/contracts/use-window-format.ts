import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

const HOUR = 3_600_000
/** Days on which clocks change are an hour longer. */
const LONGEST_DAY = 25 * HOUR

/**
 * Writes a window that is paid for: a day by its date, several by the first and the last, hours and less by their times. By the clock of a
 * zone, or the person's where none is told.
 */
export function useWindowFormat(timeZone?: string): (window: { from: string; until: string }) => string {
  const { i18n } = useTranslation()
  return useMemo(() => {
    const dates = new Intl.DateTimeFormat(i18n.language, { day: '2-digit', month: '2-digit', timeZone })
    const times = new Intl.DateTimeFormat(i18n.language, { timeStyle: 'short', hourCycle: 'h23', timeZone })
    // Without a year some languages take hyphens (vi: 22-11) where their full dates have strokes.
    const date = (moment: Date) => dates.format(moment).replaceAll('-', '/')
    return (window) => {
      const [from, until] = [new Date(window.from), new Date(window.until)]
      const length = until.getTime() - from.getTime()
      if (length <= HOUR) return `${date(from)} ${times.format(from)}–${times.format(until)}`
      // The window ends where the next begins: its last day is the one before.
      return length <= LONGEST_DAY ? date(from) : `${date(from)}–${date(new Date(until.getTime() - 1))}`
    }
  }, [i18n.language, timeZone])
}
