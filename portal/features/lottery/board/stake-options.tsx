import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useGrouped } from '../../../kits/amount/use-grouped.ts'
import { wholeAmount } from '../../../kits/amount/whole-amount.ts'
import { useFormats } from '../../../lib/use-formats.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { toUnits } from '../amount.ts'
import { choosesSeries, type Stake } from '../bet-terms.ts'
import { MultipleField } from '../multiple-field.tsx'
import type { OpenLottery } from '../use-lottery.ts'
import { useMoneyText } from '../use-money-text.ts'
import { SeriesSlider } from './series-slider.tsx'

/** Chips are so many times the least unit. */
const CHIPS = [1n, 2n, 5n, 10n, 20n, 50n, 100n, 500n]
const WHOLE_UNIT = 10_000n

interface StakeOptionsProps {
  open: OpenLottery
  stake: Stake
  onChange: (change: Partial<Stake>) => void
  /** Odds and rebate at a prize group, in words. */
  describeSeries: (series: number) => { odds: string; rebate: string }
}

/** Unit, multiple, and the choice between prize and rebate. */
export function StakeOptions({ open, stake, onChange, describeSeries }: StakeOptionsProps) {
  const { t } = useTranslation('lottery')
  const moneyText = useMoneyText()
  const formats = useFormats()
  const grouped = useGrouped()
  const legendId = useId()
  const { rules } = open.lottery
  const smallest = toUnits(rules.smallestUnit)
  const most = toUnits(rules.memberStakeLimit)
  return (
    <div className="flex flex-col gap-4">
      <fieldset aria-labelledby={legendId}>
        <legend id={legendId} className="mb-2 text-sm font-semibold text-muted">
          {t('unit')}
        </legend>
        <div className="grid grid-cols-4 gap-2">
          {CHIPS.map((times) => (
            <button
              key={String(times)}
              type="button"
              aria-pressed={stake.unit === smallest * times}
              onClick={() => onChange({ unit: smallest * times })}
              className="h-11 rounded-md border border-line-strong text-sm font-semibold tabular hover:bg-surface-3 aria-pressed:border-accent aria-pressed:bg-surface-2 aria-pressed:text-accent"
            >
              <ShortAmount units={smallest * times} />
            </button>
          ))}
        </div>
      </fieldset>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2">
        <TextField
          key={String(stake.unit)}
          label={t('ownUnit')}
          inputMode="numeric"
          autoComplete="off"
          defaultValue={formats.whole(String(stake.unit / WHOLE_UNIT))}
          hint={t('unitRange', { least: moneyText(smallest), most: moneyText(most) })}
          {...grouped({ onChange: () => undefined })}
          onBlur={(event) => {
            const typed = wholeAmount(event.target.value)
            const unit = typed === null ? stake.unit : typed * WHOLE_UNIT
            onChange({ unit: unit < smallest ? smallest : unit > most ? most : unit })
          }}
        />
        <MultipleField label={t('multiple')} value={stake.multiple} onChange={(multiple) => onChange({ multiple })} />
      </div>
      {choosesSeries(open) && (
        <SeriesSlider
          lowest={rules.lowestSeries}
          highest={rules.highestSeries}
          value={stake.series}
          onChange={(series) => onChange({ series })}
          describe={describeSeries}
        />
      )}
    </div>
  )
}

/** An amount as players say it: 5K, 1,5tr. */
export function ShortAmount({ units }: { units: bigint }) {
  return useShortAmount()(units)
}

/** Writes 50000000n (5,000) as "5K", a million as "1tr" or "1M". */
export function useShortAmount(): (units: bigint) => string {
  const { t } = useTranslation('lottery')
  const formats = useFormats()
  return (units) => {
    const whole = Number(units) / Number(WHOLE_UNIT)
    if (whole >= 1_000_000) return t('millions', { amount: formats.number(whole / 1_000_000) })
    return whole >= 1000 ? t('thousands', { amount: formats.number(whole / 1000) }) : formats.number(whole)
  }
}
