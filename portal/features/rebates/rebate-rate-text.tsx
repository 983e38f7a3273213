import { useFormats } from '../../lib/use-formats.ts'
import type { RebateRatePartsFragment as Parts } from './rebates.generated.ts'
import { useRateParts } from './use-rate-parts.ts'

/** A percentage, and under it what it is made of where that is more than one thing. */
export function RebateRateText({ parts }: { parts: Parts }) {
  const formats = useFormats()
  const made = useRateParts()(parts)
  return (
    <>
      <span className="font-semibold tabular">{formats.percent(parts.rate / 10_000)}</span>
      {made !== null && <span className="block text-xs text-muted tabular">{made}</span>}
    </>
  )
}
