import { useSyncExternalStore } from 'react'

/** The chat stands beside the page, whatever page and dialog that is: so it is no dialog of the stack. */
export interface OpenChat {
  /** Code of the room; the first one without. */
  readonly room?: string
}

let current: OpenChat | null = null
const listeners = new Set<() => void>()

function show(next: OpenChat | null): void {
  current = next
  for (const listener of listeners) listener()
}

export const openChat = (room?: string): void => show(room === undefined ? {} : { room })
export const closeChat = (): void => show(null)

/** The chat that is open, or null. */
export const useOpenChat = (): OpenChat | null =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => current,
  )
