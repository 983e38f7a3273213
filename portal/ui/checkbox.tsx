import { Check } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from '../lib/class-names.ts'

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** The sentence beside the box; links inside it stay links. */
  label: ReactNode
  error?: string | undefined
}

/** A tick with its sentence. Spread `register('name')` on it. */
export function Checkbox({ label, error, className, ...input }: CheckboxProps) {
  const id = useId()
  return (
    <div className={classNames('flex flex-col gap-1', className)}>
      <div className="flex items-start gap-2.5">
        <span className="relative mt-0.5 flex size-5 shrink-0">
          <input
            id={id}
            {...input}
            type="checkbox"
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
            className={classNames(
              'peer size-5 scroll-my-24 appearance-none rounded-sm border bg-surface-0 checked:border-brand checked:bg-brand',
              error ? 'border-danger' : 'border-line-strong',
            )}
          />
          <Check
            size={16}
            strokeWidth={3}
            aria-hidden
            className="pointer-events-none absolute start-0.5 top-0.5 text-on-brand opacity-0 peer-checked:opacity-100"
          />
        </span>
        <label htmlFor={id} className="text-sm text-muted">
          {label}
        </label>
      </div>
      {error && (
        <p id={`${id}-error`} className="ps-7.5 text-sm text-danger" aria-live="polite">
          {error}
        </p>
      )}
    </div>
  )
}
