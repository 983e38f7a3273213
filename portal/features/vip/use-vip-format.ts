import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

/** Writes what only levels have: a month by its first day (yyyy-MM-dd), and a rate in 1/10 000, in per cent. */
export function useVipFormat(): { month: (day: string) => string; rate: (rate: number) => string } {
  const { i18n } = useTranslation()
  return useMemo(() => {
    const month = new Intl.DateTimeFormat(i18n.language, { month: '2-digit', year: 'numeric', timeZone: 'UTC' })
    const percent = new Intl.NumberFormat(i18n.language, { style: 'percent', maximumFractionDigits: 2 })
    return {
      month: (day) => month.format(new Date(`${day}T00:00:00Z`)).replaceAll('-', '/'),
      rate: (rate) => percent.format(rate / 10_000),
    }
  }, [i18n.language])
}
