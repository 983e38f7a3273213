import { useTranslation } from 'react-i18next'
import { formatMoney } from '../../../lib/format-money.ts'
import type { ChartMeasure } from './chart-measures.ts'

/** Writes what a measure comes to: members as a number, all others as money. */
export function useMeasureFormat(measure: ChartMeasure): (value: string) => string {
  const { i18n } = useTranslation()
  const numbers = new Intl.NumberFormat(i18n.language)
  if (measure === 'activeMembers') return (value) => numbers.format(Number(value))
  return (value) => formatMoney(value, { signed: measure === 'profit' })
}
