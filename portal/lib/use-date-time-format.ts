import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

/** Writes moments of the wire (ISO 8601, UTC) as date and time of the person's own clock and language. */
export function useDateTimeFormat(): { format: (moment: string) => string } {
  const { i18n } = useTranslation()
  return useMemo(() => {
    const formatter = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'short', timeStyle: 'medium' })
    return { format: (moment) => formatter.format(new Date(moment)) }
  }, [i18n.language])
}
