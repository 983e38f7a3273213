import { zodResolver } from '@hookform/resolvers/zod'
import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form'
import type { $ZodType } from 'zod/v4/core'

/**
 * Milliseconds between leaving a field and its error. A press on a button is what left it: without this the error would
 * move the button from under the press, and the press would be lost.
 */
const errorDelay = 300

/**
 * A react-hook-form checked by a zod schema (write schemas with `zod/mini`). Checks on leaving a field, then on each change.
 * Messages in the schema are finished words in the person's language.
 */
export function useZodForm<Values extends FieldValues>(
  schema: $ZodType<Values, Values>,
  defaultValues: DefaultValues<Values>,
) {
  return useForm<Values>({ resolver: zodResolver(schema), defaultValues, mode: 'onTouched', delayError: errorDelay })
}
