import type { FieldErrors, FieldValues } from 'react-hook-form'

/**
 * Puts the focus on the first field with an error, in the order in which the page shows them. The form itself knows only in which order
 * fields were registered: those that a parent registers come before all that its parts do.
 */
export function focusFirstError<Values extends FieldValues>(errors: FieldErrors<Values>): void {
  const [first] = elementsIn(errors).toSorted((one, other) =>
    one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  )
  // In the middle of what is in view, since sentences that come above it a moment later push it down. Test pages have no view.
  first?.scrollIntoView?.({ block: 'center' })
  first?.focus({ preventScroll: true })
}

function elementsIn(errors: object): HTMLElement[] {
  return Object.entries(errors).flatMap(([name, error]) => {
    // The alert over the form has no field.
    if (name === 'root' || typeof error !== 'object' || error === null) return []
    if (!('ref' in error) || error.ref === undefined) return 'message' in error ? [] : elementsIn(error)
    return error.ref instanceof HTMLElement ? [error.ref] : []
  })
}
