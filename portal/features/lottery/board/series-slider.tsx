import { useId } from 'react'
import { useTranslation } from 'react-i18next'

interface SeriesSliderProps {
  lowest: number
  highest: number
  value: number
  onChange: (series: number) => void
  describe: (series: number) => { odds: string; rebate: string }
}

/** Higher prizes, or more of each stake back: odds and rebate move as the thumb does. */
export function SeriesSlider({ lowest, highest, value, onChange, describe }: SeriesSliderProps) {
  const { t } = useTranslation('lottery')
  const id = useId()
  const { odds, rebate } = describe(value)
  return (
    <div className="flex flex-col gap-1">
      <div className="flex items-baseline justify-between gap-3 text-sm">
        <label htmlFor={id} className="font-semibold text-muted">
          {t('prizeOrRebate')}
        </label>
        <output htmlFor={id} className="text-end font-semibold tabular">
          {t('oddsAndRebate', { odds, rebate })}
        </output>
      </div>
      <input
        id={id}
        type="range"
        min={lowest}
        max={highest}
        step={2}
        value={value}
        aria-valuetext={t('oddsAndRebate', { odds, rebate })}
        onChange={(event) => onChange(Number(event.target.value))}
        className="h-11 w-full accent-(--brand)"
      />
      <div className="flex justify-between text-xs text-muted">
        <span>{t('moreRebate')}</span>
        <span>{t('morePrize')}</span>
      </div>
    </div>
  )
}
