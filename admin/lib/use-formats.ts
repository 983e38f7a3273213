import { useLocaleState } from 'react-admin'
import { formatsOf } from '../../formats/formats.ts'
import { formatAmount, formatDay, formatDayOfBirth, formatMoment } from './moments.ts'

/** Moments, days, amounts and numbers in the operator's language. */
export function useFormats() {
  const [language] = useLocaleState()
  const { compact, number, percent, signs } = formatsOf(language)
  return {
    moment: (text: string | null) => (text === null ? '–' : formatMoment(text, language)),
    day: (text: string) => formatDay(text, language),
    dayOfBirth: (text: string) => formatDayOfBirth(text, language),
    amount: (text: string, currency?: string) => formatAmount(text, language, currency),
    /** A rate in 1/1 000 000 as per cent. */
    rate: (rate: number) => percent(rate / 1_000_000, 4),
    percent,
    number,
    compact,
    signs,
  }
}
