import { useLocaleState, useTranslate } from 'react-admin'
import { formatAmount } from './moments.ts'

/** Writes a limit: money with its currency, or minutes. */
export function useLimitWords() {
  const translate = useTranslate()
  const [language] = useLocaleState()
  return {
    name: (kind: string, period: string) =>
      `${translate(`protection.limitKinds.${kind}`)} · ${translate(`protection.periods.${period}`)}`,
    amount: (kind: string, amount: string | null, currency: string) => {
      if (amount === null) return translate('protection.noLimit')
      return kind === 'SESSION'
        ? translate('protection.minutes', { minutes: amount })
        : formatAmount(amount, language, currency)
    },
  }
}
