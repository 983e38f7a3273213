import { useTranslation } from 'react-i18next'
import { z } from 'zod/mini'
import { useMoney } from '../../brand/use-money.ts'
import { isWithin, wholeAmount } from './whole-amount.ts'

/** How much an amount may be: between two, at most what is there (`tooMuch` says so), or whatever the server takes. */
type AmountRule = { minimum: string; maximum: string } | { maximum: string; tooMuch: string } | Record<never, never>

/**
 * What every form asks of an amount: whole, more than nothing, within its bounds. For the `.check()` of a form's schema, since
 * bounds may depend on its other fields.
 */
export function useAmountCheck() {
  const { t } = useTranslation('money')
  const money = useMoney()

  const refusal = (text: string, rule: AmountRule): string | null => {
    const amount = wholeAmount(text)
    if (amount === null) return t('invalid')
    if (isWithin(amount, rule)) return null
    if ('tooMuch' in rule) return rule.tooMuch
    return 'minimum' in rule ? t('outside', { minimum: money(rule.minimum), maximum: money(rule.maximum) }) : null
  }
  return <Values extends { amount: string }>(ruleOf: (values: Values) => AmountRule) =>
    z.check<Values>((context) => {
      const message = refusal(context.value.amount, ruleOf(context.value))
      if (message) context.issues.push({ code: 'custom', input: context.value, path: ['amount'], message })
    })
}
