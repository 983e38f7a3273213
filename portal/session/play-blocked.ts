import type { Me } from './member-store.ts'

/** Whether the member takes a break: nothing is played or deposited now (domain.md 9). */
export function isPlayBlocked(member: Pick<Me, 'playBlockedUntil'> | null): boolean {
  const until = member?.playBlockedUntil
  return until != null && new Date(until).getTime() > Date.now()
}
