import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import type { UserErrorPartsFragment } from '../../lib/user-error.generated.ts'

/** What the server refuses in a payload: the domain's code, a sentence in the person's language, and the field it is about. */
export type UserError = UserErrorPartsFragment & { readonly code: string }

/** Under this name an error of a form holds the moment (milliseconds since 1970) from which it may be tried again. */
export const retryAt = 'retryAt'

/**
 * Shows the server's `userErrors` where they belong: under their field, or, without one, in the form's own alert
 * (`FormAlert`). Gives back whether there was any. `input` prefixes of the field path are dropped.
 */
export function applyUserErrors<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  userErrors: readonly UserError[],
): boolean {
  const known = form.getValues()
  let isFirst = true
  for (const error of userErrors) {
    const path = error.field.filter((part, index) => !(index === 0 && part === 'input'))
    const [name] = path
    if (name !== undefined && name in known) {
      form.setError(
        path.join('.') as FieldPath<Values>,
        { type: error.code, message: error.message },
        { shouldFocus: isFirst },
      )
      isFirst = false
    } else {
      const lock = error.retryAfter ? { types: { [retryAt]: String(Date.now() + error.retryAfter * 1000) } } : {}
      form.setError(`root.${error.code}`, { type: error.code, message: error.message, ...lock })
    }
  }
  return userErrors.length > 0
}
