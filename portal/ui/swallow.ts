import type { MouseEvent } from 'react'

/**
 * Takes the press of a control that is dead for the moment, so that nothing follows from it. With `aria-disabled` in place of
 * `disabled` the control keeps the focus, which the browser would otherwise drop to the page behind.
 */
export const swallow = (event: MouseEvent): void => event.preventDefault()
