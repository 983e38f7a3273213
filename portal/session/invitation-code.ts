import { useEffect, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

const key = 'invitationCode'
const parameter = 'referralCode'
const listeners = new Set<() => void>()

function changed(): void {
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Lets the code go: it was used, or is not wanted. */
export function dropInvitationCode(): void {
  sessionStorage.removeItem(key)
  changed()
}

/** The code of whoever invited this visitor (`?referralCode=`, §2), or an empty text. It waits until somebody registers. */
export function useInvitationCode(): string {
  return useSyncExternalStore(subscribe, () => sessionStorage.getItem(key) ?? '')
}

/**
 * Takes a code that came in the address into the session storage and off the address, so that it is neither lost with the next page nor
 * back again after the visitor let it go. Links of the house may carry one too: it follows each change of the address.
 */
export function useAdoptedInvitation(): void {
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    const query = new URLSearchParams(search)
    const brought = query.get(parameter)?.trim()
    if (brought === undefined) return
    if (brought !== '') sessionStorage.setItem(key, brought)
    changed()
    query.delete(parameter)
    navigate({ pathname, search: query.toString(), hash }, { replace: true, state })
  }, [pathname, search, hash, state, navigate])
}
