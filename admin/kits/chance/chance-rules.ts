import { maxValue, minValue, regex, required } from 'react-admin'
import { TYPED_AMOUNT } from '../../lib/typed-amount.ts'

const amount = regex(TYPED_AMOUNT, 'depositDesk.amountFormat')
const aboveZero = (value: unknown) => (Number(value) > 0 || !value ? undefined : 'promotions.aboveZero')
const whole = (value: unknown) => (Number.isInteger(Number(value)) || !value ? undefined : 'promotions.wholeNumber')

/** What the server takes of each kind of figure; what it does not take is said at the field. */
export const amountRules = [required(), amount, aboveZero]
export const maybeAmountRules = [amount, aboveZero]
export const wholeAmountRules = [...amountRules, whole]
export const countRules = (least: number, most: number) => [required(), minValue(least), maxValue(most), whole]
export const reasonWords = { label: 'reason.label', helperText: 'reason.why' } as const
