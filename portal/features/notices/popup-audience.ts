import { sessionToken } from '../../data/session-token.ts'
import type { AnnouncementOccasion } from '../../lib/schema.generated.ts'
import { isFirstSignIn } from '../../session/first-sign-in.ts'

/** Where it is recorded that the popups were closed: members and anonymous visitors apart (§4). */
function seenKey(): string {
  return sessionToken() ? 'memberPopupSeen' : 'visitorPopupSeen'
}

/** Whose popups to show: signed-in members A, at their first sign-in also F; anonymous visitors B (§4). */
export function popupAudience(): AnnouncementOccasion[] {
  if (!sessionToken()) return ['SIGNED_OUT']
  return isFirstSignIn() ? ['SIGNED_IN', 'FIRST_SIGN_IN'] : ['SIGNED_IN']
}

/** Whether this session has already closed the popups of its audience. */
export function werePopupsSeen(): boolean {
  return sessionStorage.getItem(seenKey()) !== null
}

/** Records that the popups were closed, so that they show once per session. */
export function recordPopupsSeen(): void {
  sessionStorage.setItem(seenKey(), new Date().toISOString())
}
