import type { ChoiceRow as ChoiceRowRule } from '@croupier/lottery/core/board.ts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '../../../lib/class-names.ts'
import { ballTone } from '../ball-tone.ts'
import { useBoardWords } from '../use-board-words.ts'
import { ManyPicks } from './many-picks.tsx'

interface ChoiceRowProps {
  family: string
  row: ChoiceRowRule
  chosen: readonly string[]
  onChange: (chosen: readonly string[]) => void
  /** Whether the row needs its name: the only row of a board does not. */
  hasName: boolean
}

/** A hundred numbers stand ten in a line, so that tens are lines and units columns. */
const HUNDRED = 100

const borders = {
  RED: 'border-[#e0525b]',
  BLUE: 'border-[#5b8fe6]',
  GREEN: 'border-[#3aa877]',
  PLAIN: 'border-line-strong',
} as const

/** A row of values to tap. */
export function ChoiceRow({ family, row, chosen, onChange, hasName }: ChoiceRowProps) {
  const { t } = useTranslation('lottery')
  const words = useBoardWords()
  const nameId = useId()
  const isGrid = row.values.length === HUNDRED
  const toggle = (value: string) => {
    if (chosen.includes(value)) return onChange(chosen.filter((other) => other !== value))
    // Where one value is asked for, another takes its place.
    if (row.maximum === 1) return onChange([value])
    onChange(row.values.filter((other) => other === value || chosen.includes(other)))
  }
  return (
    <section aria-labelledby={nameId} className="flex flex-col gap-2.5 rounded-lg border border-line bg-surface-1 p-3">
      <header className="flex min-h-9 flex-wrap items-center justify-between gap-2">
        <h3 id={nameId} className={hasName ? 'text-sm font-semibold' : 'sr-only'}>
          {words.row(row.code)}
        </h3>
        <span className="text-xs text-muted tabular">
          {t('chosenOf', { chosen: chosen.length, most: row.maximum })}
        </span>
        <ManyPicks family={family} row={row} chosen={chosen} onChange={onChange} />
      </header>
      <ul className={isGrid ? 'grid grid-cols-10 gap-1' : 'flex flex-wrap gap-2'}>
        {row.values.map((value) => {
          const isShort = value.length <= 2
          return (
            <li key={value} className={isShort ? undefined : 'min-w-20 flex-1'}>
              <button
                type="button"
                aria-pressed={chosen.includes(value)}
                onClick={() => toggle(value)}
                className={classNames(
                  'flex items-center justify-center border font-bold tabular transition-colors duration-(--duration-quick)',
                  'bg-surface-0 text-ink hover:bg-surface-3',
                  'aria-pressed:border-brand aria-pressed:bg-brand aria-pressed:text-on-brand',
                  borders[ballTone(family, value)],
                  isGrid
                    ? 'h-10 w-full rounded-sm text-sm'
                    : isShort
                      ? 'size-11 rounded-full text-base'
                      : 'min-h-11 w-full rounded-md px-2 py-1.5 text-sm leading-tight',
                )}
              >
                {words.value(value)}
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
