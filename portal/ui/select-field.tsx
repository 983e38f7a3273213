import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classNames } from '../lib/class-names.ts'
import { controlClass, Field, type FieldProps } from './field.tsx'

export interface SelectOption {
  value: string
  label: string
}

export interface SelectFieldProps extends FieldProps, Omit<ComponentProps<'select'>, 'className' | 'required'> {
  options: readonly SelectOption[]
  /** Shown as a first empty choice. */
  placeholder?: string
}

/** One choice of several. The browser's own select: on a phone that is the picker a thumb knows. */
export function SelectField({
  label,
  error,
  hint,
  required,
  className,
  options,
  placeholder,
  ...select
}: SelectFieldProps) {
  return (
    <Field label={label} error={error} hint={hint} required={required} className={className}>
      {({ required: isRequired, ...control }) => (
        <div className="relative">
          <select
            {...select}
            {...control}
            aria-required={isRequired}
            className={classNames(controlClass(Boolean(error)), 'appearance-none truncate pe-10')}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown size={18} aria-hidden className="pointer-events-none absolute end-3 top-3 text-muted" />
        </div>
      )}
    </Field>
  )
}
