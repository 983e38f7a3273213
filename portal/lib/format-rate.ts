import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

/** Writes a rate in 1/10 000 in per cent. */
export function useRateFormat(): (rate: number) => string {
  const { i18n } = useTranslation()
  return useMemo(() => {
    const percent = new Intl.NumberFormat(i18n.language, { style: 'percent', maximumFractionDigits: 2 })
    return (rate) => percent.format(rate / 10_000)
  }, [i18n.language])
}
