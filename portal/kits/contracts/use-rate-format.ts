import { useMemo } from 'react'
import { useFormats } from '../../lib/use-formats.ts'

/** Writes a rate of a contract (in 1/1 000 000) in per cent: real-time salaries are fractions of a thousandth. */
export function useRateFormat(): (rate: number) => string {
  const formats = useFormats()
  return useMemo(() => (rate) => formats.percent(rate / 1_000_000, 4), [formats])
}
