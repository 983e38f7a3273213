import type { PlayType } from '@croupier/lottery/core/play-type.ts'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useBoardWords } from '../../../kits/lottery-boards/use-board-words.ts'
import { classNames } from '../../../lib/class-names.ts'

interface PlayTypeChooserProps {
  family: string
  playTypes: readonly PlayType[]
  chosen: PlayType
  onChoose: (code: string) => void
}

/** Groups of play types, and the play types of the chosen one. Both lines scroll under the thumb on phones. */
export function PlayTypeChooser({ family, playTypes, chosen, onChoose }: PlayTypeChooserProps) {
  const { t } = useTranslation('lottery')
  const words = useBoardWords()
  const groups = [...new Set(playTypes.map(({ group }) => group))]
  const first = (group: string) => playTypes.find((playType) => playType.group === group)?.code ?? ''
  return (
    <div className="flex flex-col gap-2">
      <Line
        label={t('groups')}
        options={groups.map((group) => ({ value: group, label: words.group(group) }))}
        value={chosen.group}
        onChoose={(group) => onChoose(first(group))}
        className="h-11 rounded-none border-b-2 px-3 text-sm aria-pressed:border-accent aria-pressed:text-accent border-transparent text-muted"
      />
      <Line
        label={t('playTypes')}
        options={playTypes
          .filter(({ group }) => group === chosen.group)
          .map(({ code }) => ({ value: code, label: words.playType(family, code) }))}
        value={chosen.code}
        onChoose={onChoose}
        className="h-11 rounded-full border border-line bg-surface-1 px-4 text-sm text-muted aria-pressed:border-accent aria-pressed:bg-brand aria-pressed:text-on-brand"
        isWrapped
      />
    </div>
  )
}

interface LineProps {
  label: string
  options: readonly { value: string; label: string }[]
  value: string
  onChoose: (value: string) => void
  className: string
  isWrapped?: boolean
}

function Line({ label, options, value, onChoose, className, isWrapped = false }: LineProps) {
  const list = useRef<HTMLUListElement>(null)
  // What is chosen is in sight also when it was chosen elsewhere: by editing a line, or in the row above.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice is what it waits for
  useEffect(() => {
    const line = list.current
    const chosen = line?.querySelector<HTMLElement>('[aria-pressed=true]')
    if (line && chosen) line.scrollTo({ left: chosen.offsetLeft - line.clientWidth / 2 + chosen.clientWidth / 2 })
  }, [value])
  return (
    <ul
      ref={list}
      aria-label={label}
      className={classNames(
        'scroll-quiet relative -mx-4 flex gap-1.5 overflow-x-auto px-4 lg:mx-0 lg:px-0',
        isWrapped && 'lg:flex-wrap',
      )}
    >
      {options.map((option) => (
        <li key={option.value} className="shrink-0">
          <button
            type="button"
            aria-pressed={option.value === value}
            onClick={() => onChoose(option.value)}
            className={classNames(
              'font-semibold whitespace-nowrap transition-colors duration-(--duration-quick)',
              className,
            )}
          >
            {option.label}
          </button>
        </li>
      ))}
    </ul>
  )
}
