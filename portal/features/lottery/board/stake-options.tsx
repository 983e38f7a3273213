import { useId, useState } from 'react'
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
  /** Told whether an amount stands in the field that may not be staked: the stake is then what it was. */
  onFlaw: (isFlawed: boolean) => void
}

/** Unit, multiple, and the choice between prize and rebate. */
export function StakeOptions({ open, stake, onChange, describeSeries, onFlaw }: StakeOptionsProps) {
  const { t } = useTranslation('lottery')
  const legendId = useId()
  /** Counts the chips pressed: a typed amount that may not be goes with each. */
  const [presses, setPresses] = useState(0)
  const { rules } = open.lottery
  const smallest = toUnits(rules.smallestUnit)
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
              onClick={() => {
                setPresses(presses + 1)
                onFlaw(false)
                onChange({ unit: smallest * times })
              }}
              className="h-11 rounded-md border border-line-strong text-sm font-semibold tabular hover:bg-surface-3 aria-pressed:border-accent aria-pressed:bg-surface-2 aria-pressed:text-accent"
            >
              <ShortAmount units={smallest * times} />
            </button>
          ))}
        </div>
      </fieldset>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2">
        <OwnUnitField
          key={`${stake.unit}-${presses}`}
          unit={stake.unit}
          least={smallest}
          most={toUnits(rules.memberStakeLimit)}
          onChange={(unit) => onChange({ unit })}
          onFlaw={onFlaw}
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

interface OwnUnitFieldProps {
  unit: bigint
  least: bigint
  most: bigint
  onChange: (unit: bigint) => void
  onFlaw: (isFlawed: boolean) => void
}

/** Any amount within the limits. What is not is told, never made to fit: it would be money that nobody meant. */
function OwnUnitField({ unit, least, most, onChange, onFlaw }: OwnUnitFieldProps) {
  const { t } = useTranslation('lottery')
  const moneyText = useMoneyText()
  const formats = useFormats()
  const grouped = useGrouped()
  const [isFlawed, setFlawed] = useState(false)
  const tell = (flawed: boolean) => {
    setFlawed(flawed)
    onFlaw(flawed)
  }
  const range = { least: moneyText(least), most: moneyText(most) }
  return (
    <TextField
      label={t('ownUnit')}
      inputMode="numeric"
      autoComplete="off"
      defaultValue={formats.whole(String(unit / WHOLE_UNIT))}
      hint={t('unitRange', range)}
      error={isFlawed ? t('unitFlaw', range) : undefined}
      {...grouped({ onChange: () => undefined })}
      onBlur={(event) => {
        const typed = (wholeAmount(event.target.value) ?? 0n) * WHOLE_UNIT
        const mayBe = typed >= least && typed <= most
        tell(!mayBe)
        if (mayBe) onChange(typed)
      }}
    />
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
