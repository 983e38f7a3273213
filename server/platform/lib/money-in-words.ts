import { formatsOf } from '../../../formats/formats.ts'
import { formatMoney, type Money } from './money.ts'

/** An amount as a sentence has it, in the notation of the language and without cents that say nothing. */
export const moneyInWords =
  (amount: Money) =>
  (language: string): string =>
    formatsOf(language).money(formatMoney(amount))
