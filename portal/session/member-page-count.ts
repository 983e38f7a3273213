import type { MemberPage } from '../paths.ts'
import type { Me } from './member-store.ts'

/** What of a page of the member centre waits for the member: the number of its badge (§2). */
export function memberPageCount(page: MemberPage, member: Me | null): number {
  if (page === 'messageV2') return member?.unreadMessages ?? 0
  if (page === 'rewardCenter') return member?.rewardCount ?? 0
  if (page === 'missionLeaderboard') return member?.missionCount ?? 0
  return 0
}
