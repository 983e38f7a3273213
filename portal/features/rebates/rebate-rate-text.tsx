import { formatRate } from '../../lib/format-rate.ts'
import type { RebateRatePartsFragment as Parts } from './rebates.generated.ts'
import { useRateParts } from './use-rate-parts.ts'

/** A percentage, and under it what it is made of where that is more than one thing. */
export function RebateRateText({ parts }: { parts: Parts }) {
  const made = useRateParts()(parts)
  return (
    <>
      <span className="font-semibold tabular">{formatRate(parts.rate)}</span>
      {made !== null && <span className="block text-xs text-muted tabular">{made}</span>}
    </>
  )
}
