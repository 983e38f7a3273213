import { classNames } from '../../lib/class-names.ts'
import { Picture } from '../../ui/picture.tsx'

interface Choice<Value extends string> {
  /** Null for all. */
  value: Value | null
  label: string
  /** Address of a small square picture before the label. */
  mark?: string
  /** Shown, but cannot be chosen; the label says why. */
  isDisabled?: boolean
}

interface ChoiceChipsProps<Value extends string> {
  /** What is chosen from, for screen readers. */
  label: string
  choices: readonly Choice<Value>[]
  value: string | null
  onChange: (value: Value | null) => void
  className?: string
}

/** Words in a row to choose one from; the row scrolls on phones. */
export function ChoiceChips<Value extends string>(props: ChoiceChipsProps<Value>) {
  const { label, choices, value, onChange, className } = props
  return (
    <ul
      aria-label={label}
      className={classNames(
        'scroll-quiet -mx-4 flex gap-2 overflow-x-auto px-4 py-1 lg:mx-0 lg:flex-wrap lg:px-0',
        className,
      )}
    >
      {choices.map((choice) => (
        <li key={choice.value ?? ''} className="shrink-0">
          <button
            type="button"
            aria-pressed={choice.value === value}
            disabled={choice.isDisabled}
            onClick={() => onChange(choice.value)}
            className={classNames(
              'flex h-9 items-center gap-2 rounded-full border px-4 text-sm font-semibold whitespace-nowrap transition-colors disabled:text-faint disabled:opacity-70',
              choice.value === value
                ? 'border-brand bg-brand text-on-brand'
                : 'border-line bg-surface-1 text-muted enabled:hover:text-ink',
            )}
          >
            {choice.mark && <Picture src={choice.mark} alt="" width={22} height={22} className="-ms-1.5 size-5.5" />}
            {choice.label}
          </button>
        </li>
      ))}
    </ul>
  )
}
