import { TRIAL } from './account-types.ts'

/** What of a member says whether he may play for money. */
export interface Standing {
  readonly status: string
  readonly type: number
  readonly play_blocked_until: Date | null
}

/** Whether an account is open, not a trial one, and its member takes no break: only then is anything offered (regulator-rules.md). */
export const isOpenToPlay = ({ status, type, play_blocked_until: until }: Standing, now: Date): boolean =>
  status === 'ACTIVE' && type !== TRIAL && (until === null || until <= now)
