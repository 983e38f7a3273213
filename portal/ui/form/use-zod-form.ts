import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useEffectEvent } from 'react'
import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form'
import type { $ZodType } from 'zod/v4/core'
import { focusFirstError } from './focus-first-error.ts'

/**
 * Milliseconds between leaving a field and its error. A press on a button is what left it: without this the error would
 * move the button from under the press, and the press would be lost.
 */
const errorDelay = 300

/**
 * A react-hook-form checked by a zod schema (write schemas with `zod/mini`). Checks on leaving a field, then on each change.
 * Messages in the schema are finished words in the person's language. A press that is refused leads to the first field with an error.
 */
export function useZodForm<Values extends FieldValues>(
  schema: $ZodType<Values, Values>,
  defaultValues: DefaultValues<Values>,
) {
  const form = useForm<Values>({
    resolver: zodResolver(schema),
    defaultValues,
    mode: 'onTouched',
    delayError: errorDelay,
    shouldFocusError: false,
  })
  const { submitCount, errors } = form.formState
  const focus = useEffectEvent(() => focusFirstError(errors))
  useEffect(() => {
    if (submitCount > 0) focus()
  }, [submitCount])
  return form
}
