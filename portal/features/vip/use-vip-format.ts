import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

/** Writes what only levels have: a month by its first day (yyyy-MM-dd). */
export function useVipFormat(): { month: (day: string) => string } {
  const { i18n } = useTranslation()
  return useMemo(() => {
    const month = new Intl.DateTimeFormat(i18n.language, { month: '2-digit', year: 'numeric', timeZone: 'UTC' })
    return { month: (day) => month.format(new Date(`${day}T00:00:00Z`)).replaceAll('-', '/') }
  }, [i18n.language])
}
