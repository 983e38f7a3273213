import { type ReactNode, useState } from 'react'

interface Props {
  isReading: boolean
  /** What stands there until then. */
  before?: ReactNode
  children: ReactNode
}

/**
 * Shows a form from the end of the first reading on, whether it succeeded or not; later ones do not take it away. What was kept from
 * before may be old: what was typed over it would be gone when the reading arrives.
 */
export function OnceRead({ isReading, before = null, children }: Props) {
  const [isRead, setRead] = useState(!isReading)
  if (!isReading && !isRead) setRead(true)
  return isRead ? children : before
}
