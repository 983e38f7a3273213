import type { ComponentProps } from 'react'
import { classNames } from '../lib/class-names.ts'
import { controlClass, Field, type FieldProps } from './field.tsx'

export interface TextAreaFieldProps extends FieldProps, Omit<ComponentProps<'textarea'>, 'className' | 'required'> {}

/** Several lines of text with label, hint and error. */
export function TextAreaField({ label, error, hint, required, className, ...area }: TextAreaFieldProps) {
  return (
    <Field label={label} error={error} hint={hint} required={required} className={className}>
      {({ required: isRequired, ...control }) => (
        <textarea
          rows={4}
          {...area}
          {...control}
          aria-required={isRequired}
          className={classNames(controlClass(Boolean(error)), 'h-auto py-2.5')}
        />
      )}
    </Field>
  )
}
