import { useSyncExternalStore } from 'react'
import type { MeQuery } from './session.generated.ts'

export type Me = NonNullable<MeQuery['me']>

interface MemberState {
  member: Me | null
  refresh: () => Promise<unknown>
}

let state: MemberState = { member: null, refresh: () => Promise.resolve() }
const listeners = new Set<() => void>()

/** Told by `MemberWatch` at each change of the signed-in member. */
export function keepMember(next: MemberState): void {
  state = next
  for (const listener of listeners) listener()
}

/** The signed-in member as last told. */
export function useKeptMember(): MemberState {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => state,
  )
}
