import type { ChoiceRow } from '@croupier/lottery/core/board.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sortableDay } from '../../../../formats/sortable.ts'
import { useBoardWords } from '../../../kits/lottery-boards/use-board-words.ts'
import { classNames } from '../../../lib/class-names.ts'
import { ballSets } from '../ball-tone.ts'
import { chosenBy, type DigitPlace, quickPicksOf, toggled, withDigit } from './quick-picks.ts'

interface ManyPicksProps {
  family: string
  row: ChoiceRow
  chosen: readonly string[]
  onChange: (chosen: readonly string[]) => void
  className?: string
}

const chipClass =
  'h-11 min-w-11 shrink-0 rounded-sm border border-line px-2.5 lg:h-9 text-xs font-semibold text-muted hover:bg-surface-3 hover:text-ink aria-pressed:border-accent aria-pressed:text-accent'

const digits = [...'0123456789']
const today = () => sortableDay(new Date())

/** Presses that choose many values of a row at once. */
export function ManyPicks({ family, row, chosen, onChange, className }: ManyPicksProps) {
  const { t } = useTranslation('lottery')
  const words = useBoardWords()
  const [place, setPlace] = useState<DigitPlace | null>(null)
  const isTwoDigits = row.values.length === 100 && row.maximum >= 10
  const sets =
    family === 'LHC' && row.values.length === 49
      ? ballSets(today()).filter(({ balls }) => balls.length <= row.maximum)
      : []
  /** Adding by tens may go beyond what the row holds; then nothing is taken rather than some at random. */
  const take = (values: readonly string[]) => {
    const next = toggled(row, chosen, values)
    if (next.length <= row.maximum) onChange(next)
  }
  return (
    <>
      <span className={classNames('scroll-quiet flex min-w-0 gap-1 overflow-x-auto', className)}>
        {quickPicksOf(row).map((pick) => (
          <button key={pick} type="button" className={chipClass} onClick={() => onChange(chosenBy(row, pick))}>
            {t(`quick.${pick}`)}
          </button>
        ))}
        {sets.map(({ value, balls }) => (
          <button
            key={value}
            type="button"
            aria-pressed={balls.every((ball) => chosen.includes(ball))}
            className={chipClass}
            onClick={() => take(balls)}
          >
            {words.value(value)}
          </button>
        ))}
        {isTwoDigits &&
          (['tens', 'units'] as const).map((kind) => (
            <button
              key={kind}
              type="button"
              aria-expanded={place === kind}
              className={classNames(chipClass, place === kind && 'border-accent text-accent')}
              onClick={() => setPlace(place === kind ? null : kind)}
            >
              {t(`quick.${kind}`)}
            </button>
          ))}
      </span>
      {isTwoDigits && place && (
        <fieldset className="order-2 grid w-full grid-cols-10 gap-1">
          <legend className="sr-only">{t(`quick.${place}`)}</legend>
          {digits.map((digit) => {
            const values = withDigit(row.values, place, digit)
            return (
              <button
                key={digit}
                type="button"
                aria-label={t(place === 'tens' ? 'quick.withTen' : 'quick.withUnit', { digit })}
                aria-pressed={values.every((value) => chosen.includes(value))}
                className="h-11 rounded-sm border border-line text-xs font-semibold text-muted tabular hover:bg-surface-3 aria-pressed:border-accent aria-pressed:text-accent"
                onClick={() => take(values)}
              >
                {place === 'tens' ? `${digit}x` : `x${digit}`}
              </button>
            )
          })}
        </fieldset>
      )}
    </>
  )
}
