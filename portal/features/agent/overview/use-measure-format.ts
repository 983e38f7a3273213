import { useFormats } from '../../../lib/use-formats.ts'
import type { ChartMeasure } from './chart-measures.ts'

/** Writes what a measure comes to: members as a number, all others as money. */
export function useMeasureFormat(measure: ChartMeasure): (value: string) => string {
  const formats = useFormats()
  if (measure === 'activeMembers') return (value) => formats.number(Number(value))
  return (value) => formats.money(value, { signed: measure === 'profit' })
}
