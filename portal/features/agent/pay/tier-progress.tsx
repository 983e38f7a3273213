import { useTranslation } from 'react-i18next'
import { toUnits } from '../../../kits/contracts/units.ts'
import { useRateFormat } from '../../../kits/contracts/use-rate-format.ts'
import { isZeroAmount } from '../../../lib/is-zero-amount.ts'
import { useFormats } from '../../../lib/use-formats.ts'
import type { NextTierPartsFragment, PayMeasurePartsFragment } from './pay.generated.ts'
import { useMissingWords } from './use-missing-words.ts'

interface TierProgressProps {
  next: NextTierPartsFragment
  measures: PayMeasurePartsFragment
}

/** How far a team is from the next tier: a bar for each thing that it asks, and what is missing in words. */
export function TierProgress({ next, measures }: TierProgressProps) {
  const { t } = useTranslation('pay')
  const formats = useFormats()
  const rate = useRateFormat()
  const words = useMissingWords()
  const asked = [
    ...(['validBet', 'loss'] as const)
      .filter((measure) => !isZeroAmount(next.tier[measure]))
      .map((measure) => ({
        measure,
        done: formats.money(measures[measure]),
        required: formats.money(next.tier[measure]),
        percent: percentOf(toUnits(measures[measure]), toUnits(next.tier[measure])),
      })),
    ...(next.tier.activeMembers > 0
      ? [
          {
            measure: 'activeMembers' as const,
            done: formats.number(measures.activeMembers),
            required: formats.number(next.tier.activeMembers),
            percent: percentOf(BigInt(measures.activeMembers), BigInt(next.tier.activeMembers)),
          },
        ]
      : []),
  ]
  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm font-semibold">{t('toNext', { rate: rate(next.tier.rate) })}</p>
      {asked.map(({ measure, done, required, percent }) => (
        <div key={measure} className="flex flex-col gap-1">
          <p className="flex flex-wrap justify-between gap-x-3 text-xs">
            <span className="text-muted">{t(measure)}</span>
            <span className="tabular">
              <span className="font-semibold">{done}</span> / {required}
            </span>
          </p>
          <progress
            aria-label={t('measureProgress', { measure: t(measure), done, required })}
            max={100}
            value={percent}
            className="h-2 w-full overflow-hidden rounded-full [&::-moz-progress-bar]:bg-brand [&::-webkit-progress-bar]:bg-surface-3 [&::-webkit-progress-value]:bg-brand"
          />
        </div>
      ))}
      <p className="text-sm">{words(next)}</p>
    </div>
  )
}

/** In whole per cent towards zero: a bar is full only when all is done. */
function percentOf(done: bigint, required: bigint): number {
  if (done <= 0n) return 0
  return done >= required ? 100 : Number((done * 100n) / required)
}
