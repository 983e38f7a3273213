import type { ChoiceRow as ChoiceRowRule } from '@croupier/lottery/core/board.ts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useBoardWords } from '../../../kits/lottery-boards/use-board-words.ts'
import { classNames } from '../../../lib/class-names.ts'
import { ballTone } from '../ball-tone.ts'
import { ManyPicks } from './many-picks.tsx'

interface ChoiceRowProps {
  family: string
  row: ChoiceRowRule
  chosen: readonly string[]
  onChange: (chosen: readonly string[]) => void
  /** Whether the row needs its name: the only row of a board does not. */
  hasName: boolean
}

/** Values to a line on phones, by how many there are: even lines, which a thumb finds its way in. */
const columns: Readonly<Record<number, string>> = {
  10: 'grid-cols-5',
  16: 'grid-cols-4',
  20: 'grid-cols-5',
  49: 'grid-cols-7',
}

/** Words to a line, by how many there are. */
const wordColumns: Readonly<Record<number, string>> = {
  1: 'grid-cols-1',
  2: 'grid-cols-2',
  3: 'grid-cols-3',
  4: 'grid-cols-2 sm:grid-cols-4',
}

/** How the values of a row stand, by how many and how long they are. */
function layoutOf(values: readonly string[]) {
  // A hundred numbers stand ten in a line, so that tens are lines and units columns.
  if (values.length === 100)
    return {
      list: 'grid grid-cols-10 gap-1 max-sm:-mx-1.5 max-sm:gap-x-0.5',
      button: 'h-11 w-full rounded-sm text-sm lg:h-10',
    }
  if (values.some((value) => value.length > 2))
    return {
      list: classNames('grid gap-2', wordColumns[values.length] ?? 'grid-cols-3 sm:grid-cols-6'),
      button: 'min-h-11 w-full rounded-md px-2 py-1.5 text-sm leading-tight',
    }
  return {
    list: classNames(
      'grid justify-items-center gap-x-1 gap-y-2 sm:flex sm:flex-wrap sm:gap-x-2',
      columns[values.length] ?? 'grid-cols-6',
    ),
    button: 'size-11 rounded-full text-base',
  }
}

/** The ring of a ball's colour, at least 3:1 against the board in both themes. */
const borders = {
  RED: 'border-[#e0525b]',
  BLUE: 'border-[#4a80da]',
  GREEN: 'border-[#2e9968]',
  PLAIN: 'border-line-strong',
} as const

/** A row of values to tap. */
export function ChoiceRow({ family, row, chosen, onChange, hasName }: ChoiceRowProps) {
  const { t } = useTranslation('lottery')
  const words = useBoardWords()
  const nameId = useId()
  const layout = layoutOf(row.values)
  const toggle = (value: string) => {
    if (chosen.includes(value)) return onChange(chosen.filter((other) => other !== value))
    // Where one value is asked for, another takes its place.
    if (row.maximum === 1) return onChange([value])
    onChange(row.values.filter((other) => other === value || chosen.includes(other)))
  }
  return (
    <section aria-labelledby={nameId} className="flex flex-col gap-2.5 rounded-lg border border-line bg-surface-1 p-3">
      <header className="flex flex-wrap items-center gap-2">
        <h3 id={nameId} className={hasName ? 'text-sm font-semibold' : 'sr-only'}>
          {words.row(row.code)}
        </h3>
        <span className={classNames('text-xs text-muted tabular', hasName ? 'max-lg:ms-auto' : 'order-1')}>
          <span className="sr-only">{t('chosenOf', { chosen: chosen.length, most: row.maximum })}</span>
          <span aria-hidden>
            {chosen.length}/{row.maximum}
          </span>
        </span>
        <ManyPicks
          family={family}
          row={row}
          chosen={chosen}
          onChange={onChange}
          // Beside the count where the row has no name, below it where it has one.
          className={hasName ? 'max-lg:w-full lg:ms-auto' : 'flex-1'}
        />
      </header>
      <ul className={layout.list}>
        {row.values.map((value) => (
          <li key={value}>
            <button
              type="button"
              aria-pressed={chosen.includes(value)}
              onClick={() => toggle(value)}
              className={classNames(
                'flex items-center justify-center border font-bold tabular transition-colors duration-(--duration-quick)',
                'bg-surface-0 text-ink hover:bg-surface-3',
                'aria-pressed:border-accent aria-pressed:bg-brand aria-pressed:text-on-brand',
                borders[ballTone(family, value)],
                layout.button,
              )}
            >
              {words.value(value)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
