import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

/** Odds and shares of the rules are integers of 1/10,000. */
const WHOLE = 10_000

/** Writes odds (`999000` → "99,9") and shares (`9990` → "99,9 %") in the language of the page. */
export function useRateFormat(): { odds: (rate: number) => string; share: (rate: number) => string } {
  const { i18n } = useTranslation()
  return useMemo(() => {
    const odds = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 4 })
    const share = new Intl.NumberFormat(i18n.language, { style: 'percent', maximumFractionDigits: 2 })
    return { odds: (rate) => odds.format(rate / WHOLE), share: (rate) => share.format(rate / WHOLE) }
  }, [i18n.language])
}
