import { MOST_MULTIPLE } from '@croupier/lottery/core/limits.ts'
import { Minus, Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Field } from '../../ui/field.tsx'

interface MultipleFieldProps {
  label: string
  value: number
  onChange: (multiple: number) => void
}

const stepClass =
  'flex size-11 shrink-0 items-center justify-center rounded-md border border-line-strong text-ink hover:bg-surface-3 aria-disabled:opacity-50'

/** A multiple from 1 to 9999: typed, or stepped with the thumb. */
export function MultipleField({ label, value, onChange }: MultipleFieldProps) {
  const { t } = useTranslation('lottery')
  return (
    <Field label={label}>
      {(control) => (
        <div className="flex gap-2">
          <button
            type="button"
            aria-label={t('less')}
            aria-disabled={value <= 1}
            onClick={() => value > 1 && onChange(value - 1)}
            className={stepClass}
          >
            <Minus size={18} aria-hidden />
          </button>
          <input
            {...control}
            key={value}
            inputMode="numeric"
            autoComplete="off"
            defaultValue={value}
            onFocus={(event) => event.target.select()}
            onBlur={(event) => onChange(readMultiple(event.target.value, value))}
            className="h-11 w-full min-w-0 rounded-md border border-line-strong bg-surface-0 text-center text-base font-semibold tabular"
          />
          <button
            type="button"
            aria-label={t('more')}
            aria-disabled={value >= MOST_MULTIPLE}
            onClick={() => value < MOST_MULTIPLE && onChange(value + 1)}
            className={stepClass}
          >
            <Plus size={18} aria-hidden />
          </button>
        </div>
      )}
    </Field>
  )
}

/** A typed multiple within its limits; `otherwise` for what is no number. */
export function readMultiple(text: string, otherwise: number): number {
  const typed = Number.parseInt(text.replace(/\D/g, ''), 10)
  return Number.isNaN(typed) ? otherwise : Math.min(MOST_MULTIPLE, Math.max(1, typed))
}
