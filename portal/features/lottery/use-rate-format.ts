import { useMemo } from 'react'
import { useFormats } from '../../lib/use-formats.ts'

/** Odds and shares of the rules are integers of 1/10,000. */
const WHOLE = 10_000

/** Writes odds (`999000` → "99,9") and shares (`9990` → "99,9%") in the language of the page. */
export function useRateFormat(): { odds: (rate: number) => string; share: (rate: number) => string } {
  const formats = useFormats()
  return useMemo(
    () => ({ odds: (rate) => formats.number(rate / WHOLE, 4), share: (rate) => formats.percent(rate / WHOLE) }),
    [formats],
  )
}
