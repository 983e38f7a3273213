/** How it stands with a link, by what it says of itself: only an open one lets anybody in. */
export const INVITATION_STATES = ['OPEN', 'EXPIRED', 'USED_UP', 'ENDED'] as const
export type InvitationState = (typeof INVITATION_STATES)[number]

interface Limits {
  readonly ended_at: Date | null
  readonly expires_at: Date | null
  readonly most_uses: number | null
  readonly uses: number
}

/** Nothing is written when a link expires or is used up, so its state is asked of the clock. */
export function stateAt({ ended_at, expires_at, most_uses, uses }: Limits, now: Date): InvitationState {
  if (ended_at !== null) return 'ENDED'
  if (most_uses !== null && uses >= most_uses) return 'USED_UP'
  return expires_at !== null && expires_at <= now ? 'EXPIRED' : 'OPEN'
}
