import { maxLength, maxValue, minValue, regex, required } from 'react-admin'
import { TYPED_AMOUNT } from '../../lib/typed-amount.ts'

/** What the server takes of each kind of figure; what it does not take is said at the field. */
const amount = regex(TYPED_AMOUNT, 'depositDesk.amountFormat')
const aboveZero = (value: unknown) => (Number(value) > 0 || !value ? undefined : 'promotions.aboveZero')
const whole = (value: unknown) =>
  typeof value === 'number' && !Number.isInteger(value) ? 'promotions.wholeNumber' : undefined
const twoPlaces = (value: unknown) =>
  typeof value === 'number' && Number(value.toFixed(2)) !== value ? 'promotions.twoPlaces' : undefined

export const amountRules = [required(), amount, aboveZero]
export const maybeAmountRules = [amount, aboveZero]
export const countRules = (least: number, most: number) => [required(), minValue(least), maxValue(most), whole]
export const maybeDaysRules = [minValue(1), maxValue(365), whole]
export const maybeOddsRules = [minValue(1.01), maxValue(100), twoPlaces]
export const rewardPercentRules = [required(), aboveZero, maxValue(500), twoPlaces]
export const risePercentRules = [required(), aboveZero, maxValue(10), twoPlaces]
export const weightRules = [required(), minValue(0), maxValue(100), twoPlaces]
export const multiplierRules = [required(), minValue(0), maxValue(100), twoPlaces]
export const textRules = (longest: number) => [required(), maxLength(longest)]
export const maybeLevelRules = (least: number) => [minValue(least), maxValue(20), whole]
export const mostOf = (most: number) => (value: unknown) =>
  Array.isArray(value) && value.length > most ? 'promotions.tooMany' : undefined
