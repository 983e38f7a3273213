import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

/** Writes a day of the wire (yyyy-MM-dd) in the person's language, whatever the zone of his clock. */
export function useDayFormat(): (day: string) => string {
  const { i18n } = useTranslation()
  return useMemo(() => {
    const formatter = new Intl.DateTimeFormat(i18n.language, { day: '2-digit', month: '2-digit', timeZone: 'UTC' })
    // Without a year some languages take hyphens (vi: 22-11) where their full dates have strokes.
    return (day) => formatter.format(new Date(`${day}T00:00:00Z`)).replaceAll('-', '/')
  }, [i18n.language])
}
