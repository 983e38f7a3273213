import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

/** Writes a date of the brand's calendar (yyyy-MM-dd), the same in every zone, with the day of the week. */
export function useDayFormat(): (day: string) => string {
  const { i18n } = useTranslation()
  return useMemo(() => {
    const date = new Intl.DateTimeFormat(i18n.language, {
      weekday: 'short',
      day: '2-digit',
      month: '2-digit',
      timeZone: 'UTC',
    })
    return (day) => date.format(new Date(`${day}T00:00:00Z`))
  }, [i18n.language])
}
