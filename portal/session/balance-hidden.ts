import { useSyncExternalStore } from 'react'

const key = 'balanceHidden'
const listeners = new Set<() => void>()

/** Shows the balance as *** wherever it stands, or as it is (§4); the wish is kept. */
export function hideBalance(isHidden: boolean): void {
  localStorage.setItem(key, String(isHidden))
  for (const listener of listeners) listener()
}

/** Whether the balance is hidden, the same for every part of the page that shows it. */
export const useIsBalanceHidden = (): boolean => useSyncExternalStore(listen, isHidden)

const isHidden = (): boolean => localStorage.getItem(key) === 'true'

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
