import { useEffect } from 'react'
import { type FieldErrors, useFormContext } from 'react-hook-form'

/**
 * What the server refused of a form is forgotten as soon as something is changed: what it named may be no input (`terms.reward`), and
 * such a failure would keep the form from ever being sent again.
 */
export function useForgottenRefusals(): void {
  const form = useFormContext()
  useEffect(() => {
    const { unsubscribe } = form.watch((_values, { name }) => {
      if (name === undefined) return
      const refused = refusalsIn(form.formState.errors)
      if (refused.length > 0) form.clearErrors(refused)
    })
    return unsubscribe
  }, [form])
  // Read once, so that the form keeps it.
  void form.formState.errors
}

/** The paths that the server named. */
function refusalsIn(errors: FieldErrors | object, root = ''): string[] {
  return Object.entries(errors).flatMap(([name, error]) => {
    if (typeof error !== 'object' || error === null || name === 'ref') return []
    const path = `${root}${name}`
    return 'type' in error && error.type === 'server' ? [path] : refusalsIn(error, `${path}.`)
  })
}
