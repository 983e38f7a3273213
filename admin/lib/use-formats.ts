import { useLocaleState } from 'react-admin'
import { formatAmount, formatDay, formatMoment } from './moments.ts'

/** Moments, days, amounts and numbers in the operator's language. */
export function useFormats() {
  const [language] = useLocaleState()
  return {
    moment: (text: string | null) => (text === null ? '–' : formatMoment(text, language)),
    day: (text: string) => formatDay(text, language),
    amount: (text: string) => formatAmount(text, language),
    /** A rate in 1/1 000 000 as per cent. */
    rate: (rate: number) =>
      new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 4 }).format(rate / 1_000_000),
    number: (count: number) => new Intl.NumberFormat(language).format(count),
  }
}
