import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

/** Writes moments of the wire (ISO 8601, UTC) as date and time in the person's language, of his own clock or that of a zone. */
export function useDateTimeFormat(timeZone?: string): { format: (moment: string) => string } {
  const { i18n } = useTranslation()
  return useMemo(() => {
    const formatter = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'short', timeStyle: 'medium', timeZone })
    return { format: (moment) => formatter.format(new Date(moment)) }
  }, [i18n.language, timeZone])
}
