import { useSyncExternalStore } from 'react'
import type { MeQuery } from './session.generated.ts'

export type Me = NonNullable<MeQuery['me']>

interface MemberState {
  member: Me | null
  refresh: () => Promise<unknown>
}

/** So long a changed balance waits for a game that says nothing of its rounds, in milliseconds. */
const silentWait = 4_000
/** So long it waits for one that said that it shows a round; free spins say so again, a ticket may lie unscratched. */
const shownWait = 30_000

const trialKey = 'isTrial'

/** Whether this tab's session was a trial player's when it was told last; it goes with the session. */
export const wasTrial = (): boolean => sessionStorage.getItem(trialKey) === 'true'

let state: MemberState = { member: null, refresh: () => Promise.resolve() }
/** What was told last; `state` may still show the balance before it. */
let told = state
const listeners = new Set<() => void>()

let isPlaying = false
let wait = silentWait
let timer: ReturnType<typeof setTimeout> | undefined

function show(next: MemberState): void {
  state = next
  for (const listener of listeners) listener()
}

/** Told by `MemberWatch` at each change of the signed-in member. While a game is played, a changed balance waits for it. */
export function keepMember(next: MemberState): void {
  told = next
  if (next.member) sessionStorage.setItem(trialKey, String(next.member.isTrial))
  const [shown, latest] = [state.member, next.member]
  const waits =
    isPlaying &&
    shown?.wallet &&
    latest?.wallet &&
    shown.id === latest.id &&
    shown.wallet.version !== latest.wallet.version
  if (!waits) {
    show(next)
    return
  }
  timer ??= setTimeout(showBalance, wait)
  show({ ...next, member: { ...latest, wallet: shown.wallet } })
}

/**
 * A game is played with the balance: its bets and wins are booked before the reels stand, and whoever reads the new balance first knows
 * how it ends. From now on a change waits until the game has shown it. Gives back what ends that.
 */
export function beginPlay(): () => void {
  isPlaying = true
  return () => {
    isPlaying = false
    showBalance()
  }
}

/** The game shows a round: what comes of it waits longer. */
export function roundBegins(): void {
  wait = shownWait
  if (timer === undefined) return
  clearTimeout(timer)
  timer = setTimeout(showBalance, wait)
}

/** The balance as it is, now: the game has shown what came of the round, or nobody waits for it any more. */
export function showBalance(): void {
  clearTimeout(timer)
  timer = undefined
  wait = silentWait
  if (state !== told) show(told)
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
