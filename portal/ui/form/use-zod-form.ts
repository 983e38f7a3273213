import { zodResolver } from '@hookform/resolvers/zod'
import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form'
import type { $ZodType } from 'zod/v4/core'

/**
 * A react-hook-form checked by a zod schema (write schemas with `zod/mini`). Checks on leaving a field, then on each change.
 * Messages in the schema are finished words in the person's language.
 */
export function useZodForm<Values extends FieldValues>(
  schema: $ZodType<Values, Values>,
  defaultValues: DefaultValues<Values>,
) {
  return useForm<Values>({ resolver: zodResolver(schema), defaultValues, mode: 'onTouched' })
}
