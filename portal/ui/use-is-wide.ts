import { useSyncExternalStore } from 'react'

const query = window.matchMedia('(min-width: 1024px)')

function subscribe(listener: () => void): () => void {
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Whether the screen has room for the side menu and the categories of the header: what a phone does not show it does not draw. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => query.matches)
}
