import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../lib/class-names.ts'
import { controlClass, Field, type FieldNotes, type FieldProps } from './field.tsx'

export interface TextFieldProps
  extends FieldProps,
    FieldNotes,
    Omit<ComponentProps<'input'>, 'className' | 'required'> {
  /** Stands inside the field before the text, for example a country code. */
  before?: ReactNode
  /** Stands inside the field after the text, for example a button that sends a code. */
  after?: ReactNode
}

/** A line of text with its label, hint and error. Takes everything an `input` takes; spread `register('name')` on it. */
export function TextField({ before, after, error, ...props }: TextFieldProps) {
  const { label, hint, noteId, describedBy, required, className, ...input } = props
  return (
    <Field {...{ label, error, hint, noteId, describedBy, required, className }}>
      {({ required: isRequired, ...control }) => (
        <div className="relative flex items-center">
          {before && <span className="absolute start-3 flex items-center text-faint">{before}</span>}
          <input
            type="text"
            {...input}
            {...control}
            aria-required={isRequired}
            className={classNames(controlClass(Boolean(error)), Boolean(before) && 'ps-11', Boolean(after) && 'pe-12')}
          />
          {after && <span className="absolute end-1 flex items-center">{after}</span>}
        </div>
      )}
    </Field>
  )
}
