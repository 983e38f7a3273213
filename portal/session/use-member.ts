import { useIsSignedIn } from '../data/session-token.ts'
import { type Me, useKeptMember, wasTrial } from './member-store.ts'

export type { Me } from './member-store.ts'

/** Who is using the portal (§6). */
export interface Visitor {
  isSignedIn: boolean
  /** The member once loaded; null for visitors and while it loads. */
  member: Me | null
  isTrial: boolean
  isAgent: boolean
  /** Reads the balance and counts again. */
  refresh: () => Promise<unknown>
}

/** The visitor or signed-in member, the same for every part of the page. */
export function useMember(): Visitor {
  const isSignedIn = useIsSignedIn()
  const kept = useKeptMember()
  const member = isSignedIn ? kept.member : null
  return {
    isSignedIn,
    member,
    // What a tab learned of its session holds before the member is there again: nothing is drawn for him that goes when he is.
    isTrial: isSignedIn && (member?.isTrial ?? wasTrial()),
    isAgent: member?.isAgent ?? false,
    refresh: kept.refresh,
  }
}
