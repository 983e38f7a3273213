import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

/** Writes a rate of a contract (in 1/1 000 000) in per cent: real-time salaries are fractions of a thousandth. */
export function useRateFormat(): (rate: number) => string {
  const { i18n } = useTranslation()
  return useMemo(() => {
    const percent = new Intl.NumberFormat(i18n.language, { style: 'percent', maximumFractionDigits: 4 })
    return (rate) => percent.format(rate / 1_000_000)
  }, [i18n.language])
}
