import { useTranslate } from 'react-admin'
import { useFormats } from '../../lib/use-formats.ts'

/** What promotions give beside money is counted in whole things. */
export const COUNTED: readonly string[] = ['POINT', 'TICKET', 'RISE']

/** What a promotion gives, in words: an amount of money, or how many points, tickets or rises. */
export function useWorth() {
  const translate = useTranslate()
  const { amount, number } = useFormats()
  const figure = (text: string, currency: string) => (COUNTED.includes(currency) ? number(Number(text)) : amount(text))
  const unit = (currency: string) => translate(`units.${currency}`, { _: currency })
  const worth = (text: string, currency: string) =>
    COUNTED.includes(currency) ? `${figure(text, currency)} ${unit(currency)}` : amount(text, currency)
  return { figure, worth }
}
