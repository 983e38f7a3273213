import { useLocaleState } from 'react-admin'
import { formatAmount, formatMoment } from './moments.ts'

/** Moments, amounts and numbers in the operator's language. */
export function useFormats() {
  const [language] = useLocaleState()
  return {
    moment: (text: string | null) => (text === null ? '–' : formatMoment(text, language)),
    amount: (text: string) => formatAmount(text, language),
    number: (count: number) => new Intl.NumberFormat(language).format(count),
  }
}
